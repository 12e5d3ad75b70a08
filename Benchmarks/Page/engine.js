"use strict";
// A wrapper for the engine in WebAssembly, which turns its errors into exceptions and its output into numbers and texts.
class LayoutEngine {
  static stateLength = 19;
  static elementLength = 14;
  static work = ["groups solved", "index nodes visited", "elements tested", "elements found",
    "sizes applied", "sections visited"];

  static async open(bytes) {
    const decoder = new TextDecoder();
    let memory = null;
    const text = (at, count) => decoder.decode(new Uint8Array(memory.buffer, at, count));
    const host = { decimal: (at, count) => Number(text(at, count)) };
    const { instance } = await WebAssembly.instantiate(bytes, { host });
    memory = instance.exports.memory;
    return new LayoutEngine(instance.exports, text);
  }

  constructor(calls, read) {
    this.calls = calls;
    this.read = read;
    this.name = "";
    this.ignored = "";
    this.kinds = [];
  }

  text(count) { return this.read(this.calls.text(0), count); }

  numbers(start, count) {
    return new Float64Array(this.calls.memory.buffer, this.calls.numbers() + 8 * start, count);
  }

  /** Throws the engine's error message if the status is negative; returns the status otherwise. */
  attempt(status) {
    if (status >= 0) return status;
    const error = new Error(this.text(-status));
    [error.line, error.column] = this.numbers(0, 2);
    throw error;
  }

  /** Lays out a document, in the document's own view if the view is null; throws if this fails. */
  load(json, items, view) {
    const bytes = new TextEncoder().encode(json);
    const at = this.calls.text(bytes.length);
    new Uint8Array(this.calls.memory.buffer, at, bytes.length).set(bytes);
    const { width, height, scale, direction, textSize } = view ?? { width: 0, height: 0, scale: 1, direction: -1, textSize: 1 };
    const status = this.calls.load(bytes.length, items, width, height, scale, direction, textSize);
    if (status < 0) this.attempt(status);
    [this.name, this.ignored, ...this.kinds] = this.text(status).split("\n");
  }

  show({ width, height, scale, direction, textSize }) {
    this.attempt(this.calls.view(width, height, scale, direction, textSize));
  }

  overlays(work, surroundings) { this.calls.overlays(work ? 1 : 0, surroundings ? 1 : 0); }
  scroll(x, y) { this.calls.scroll(x, y); }
  settle() { this.attempt(this.calls.settle()); }
  insert(section, item, count) { this.attempt(this.calls.insert(section, item, count)); }
  land(section, item, target, measures) {
    return this.attempt(this.calls.land(section, item, target, measures ? 1 : 0)) === 0;
  }

  /** Finds the visible elements. */
  look() { this.calls.look(); }
  /** Returns the state and the elements found last as numbers, which are valid until the next call. */
  elements() { return this.answer(this.calls.elements(0)); }
  /** Returns the state and all elements. */
  all() { return this.answer(this.calls.all()); }
  answer(count) {
    return { count, numbers: this.numbers(0, LayoutEngine.stateLength + count * LayoutEngine.elementLength) };
  }
  groups() { return this.numbers(0, 4 * this.calls.groups()); }

  /** Returns the number of items in a section and the frame of one item, with its row at offset 0. */
  item(section, item) {
    const hasFrame = this.calls.item(section, item) === 1;
    const [count, x, y, width, height] = this.numbers(0, hasFrame ? 5 : 1);
    return { count, frame: hasFrame ? { x, y, width, height } : null };
  }

  row(section) {
    if (this.calls.row(section) === 0) return null;
    const [offset, least, most, length, viewport, maxOffset] = this.numbers(0, 6);
    return { offset, least, most, length, viewport, maxOffset };
  }
  scrollRow(section, offset) { this.calls.scrollRow(section, offset); }
  rest(section, proposed, speed, current) { return this.calls.rest(section, proposed, speed, current); }

  /** Returns the rules that lead to a frame, each with its subject, text and clauses. */
  explain(category, name, section, item) {
    const count = this.calls.explain(category, name, section, item);
    return count === 0 ? [] : this.text(count).split("\n").map((line) => line.split("\t"));
  }

  // The race against the strategy without caches.
  beginRace() { this.attempt(this.calls.race()); }
  raceLook() { this.calls.raceLook(); }
  raceElements() { return this.answer(this.calls.elements(1)); }
  get raceIsFair() { return this.calls.raceIsFair() === 1; }
}
