"use strict";
// The page contains its parts compressed by LZMA, in characters of seven bits each, so that it is a single text file.
// Characters HTML would change (zero, carriage return and the less-than sign) are shifted up by 128.

/** Returns the bytes encoded in a text. */
const bytesOf = (text) => {
  const bytes = new Uint8Array(Math.floor((text.length * 7) / 8));
  for (let i = 0, at = 0, bits = 0, held = 0; at < bytes.length; i += 1) {
    held = ((held << 7) | (text.charCodeAt(i) & 127)) & 0xffff;
    bits += 7;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = held >>> bits;
    at += 1;
  }
  return bytes;
};

/** Decompresses an LZMA stream without a header; literals depend on three bits of the previous byte (lc = 3). */
const unpack = (packed, size) => {
  const bytes = new Uint8Array(size);
  // The start of the probabilities for each kind of bit.
  const [isMatch, isRepeated, isOlder, isSecond, isThird, isLong, slots, near, align, fresh, again, literals] =
    [0, 12, 24, 36, 48, 60, 72, 328, 456, 472, 776, 1080];
  const odds = new Uint16Array(literals + 8 * 768).fill(1024);
  let [next, range, code] = [5, 0xffffffff, new DataView(packed.buffer).getUint32(1)];
  const refill = () => {
    if (range >= 0x1000000) return;
    range = (range << 8) >>> 0;
    code = ((code << 8) | packed[next]) >>> 0;
    next += 1;
  };
  const bit = (place) => {
    refill();
    const bound = (range >>> 11) * odds[place];
    if (code < bound) {
      range = bound;
      odds[place] += (2048 - odds[place]) >> 5;
      return 0;
    }
    range -= bound;
    code -= bound;
    odds[place] -= odds[place] >> 5;
    return 1;
  };
  const number = (place, bits) => {
    let value = 1;
    for (let i = 0; i < bits; i += 1) value = 2 * value + bit(place + value);
    return value - (1 << bits);
  };
  const mirrored = (place, bits) => {
    let [value, node] = [0, 1];
    for (let i = 0; i < bits; i += 1) {
      const one = bit(place + node);
      node = 2 * node + one;
      value |= one << i;
    }
    return value;
  };
  const even = (bits) => {
    let value = 0;
    for (let i = 0; i < bits; i += 1) {
      refill();
      range >>>= 1;
      const one = code >= range ? 1 : 0;
      if (one) code -= range;
      value = 2 * value + one;
    }
    return value;
  };
  const length = (place) => {
    if (!bit(place)) return number(place + 2, 3);
    return bit(place + 1) ? 16 + number(place + 18, 8) : 8 + number(place + 10, 3);
  };
  const distance = (length) => {
    const slot = number(slots + 64 * Math.min(length, 3), 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const start = (2 | (slot & 1)) << bits;
    return slot < 14 ? start + mirrored(near + start - slot, bits) : start + even(bits - 4) * 16 + mirrored(align, 4);
  };
  const literal = (state, before, matched) => {
    const place = literals + 768 * (before >> 5);
    let value = 1;
    if (state >= 7) {
      for (let i = 7; i >= 0; i -= 1) {
        const expected = (matched >> i) & 1;
        const one = bit(place + ((1 + expected) << 8) + value);
        value = 2 * value + one;
        if (one !== expected) break;
      }
    }
    while (value < 256) value = 2 * value + bit(place + value);
    return value;
  };

  let [at, state] = [0, 0];
  let last = [0, 0, 0, 0];
  while (at < size) {
    if (!bit(isMatch + state)) {
      bytes[at] = literal(state, at > 0 ? bytes[at - 1] : 0, bytes[at - last[0] - 1]);
      at += 1;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let count = 0;
    if (!bit(isRepeated + state)) {
      count = length(fresh);
      last = [distance(count), ...last.slice(0, 3)];
      state = state < 7 ? 7 : 10;
    } else if (!bit(isOlder + state)) {
      if (bit(isLong + state)) count = length(again); else count = -1;
      state = state < 7 ? (count < 0 ? 9 : 8) : 11;
    } else {
      const older = !bit(isSecond + state) ? 1 : !bit(isThird + state) ? 2 : 3;
      last.unshift(...last.splice(older, 1));
      count = length(again);
      state = state < 7 ? 8 : 11;
    }
    for (let from = at - last[0] - 1, end = at + count + 2; at < end; at += 1, from += 1) bytes[at] = bytes[from];
  }
  return bytes;
};

/** Returns the parts of the page by name, from their packed text and the list of names and sizes. */
const partsOf = (text, names) => {
  const sizes = names.split(" ").map((part) => part.split(":")).map(([name, size]) => [name, Number(size)]);
  const bytes = unpack(bytesOf(text), sizes.reduce((sum, [, size]) => sum + size, 0));
  let at = 0;
  return Object.fromEntries(sizes.map(([name, size]) => [name, bytes.subarray(at, (at += size))]));
};
