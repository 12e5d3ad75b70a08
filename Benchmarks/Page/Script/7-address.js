// The URL, which contains the compressed document, so that the page can be shared.
const pass = async (bytes, through) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer());
const fromBase64 = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
const toBase64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
const packText = async (text) =>
  toBase64(await pass(new TextEncoder().encode(text), new CompressionStream("deflate-raw")))
    .replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
const unpackText = async (text) =>
  new TextDecoder().decode(await pass(
    fromBase64(text.replace(/-/g, "+").replace(/_/g, "/")), new DecompressionStream("deflate-raw")));

/** Returns JSON in which every value that fits on a line is on one line. */
const pretty = (value, indent = "", room = 72) => {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, " ");
  if (line.length + indent.length <= room || typeof value !== "object") return line;
  const inner = indent + "  ";
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const parts = Array.isArray(value)
    ? value.map((part) => pretty(part, inner, room))
    : Object.entries(value).map(([key, part]) => JSON.stringify(key) + ": " + pretty(part, inner, room));
  return open + "\n" + parts.map((part) => inner + part).join(",\n") + "\n" + indent + close;
};

/** Stores the document and the view in the URL, so that the page can be shared. */
const store = () => {
  clearTimeout(store.timer);
  store.timer = setTimeout(async () => {
    const { items, sizes, scale, direction, textSize, width, height } = settings;
    const packed = await packText(JSON.stringify({ text: editor.value, items, sizes, scale, direction, textSize, width, height }));
    store.last = "#" + packed;
    if (packed.length > 60_000) store.last = "#";
    history.replaceState(null, "", store.last);
  }, 300);
};

const restore = async () => {
  if (location.hash.length < 8 || location.hash === store.last) return false;
  try {
    const { text, ...rest } = JSON.parse(await unpackText(location.hash.slice(1)));
    // The window may be narrower than the window of the person who shared the URL.
    Object.assign(settings, rest, { width: roomFor(rest.width) });
    editor.value = text;
    const isLoaded = load();
    if (!isLoaded) fitView();
    return true;
  } catch {
    say("The URL contains no document.");
    return false;
  }
};

const usePreset = (name) => {
  editor.value = pretty(presets[name]);
  Object.assign(settings, { direction: -1, textSize: 1 });
  load(true);
};
