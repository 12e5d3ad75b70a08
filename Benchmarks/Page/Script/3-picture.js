// Pictures: each visible element has a node, which is reused for another element afterwards.
const keyOf = (category, name, section, item) => `${category}.${name}.${section}.${item}`;

class Picture {
  /** Creates a picture that draws into a layer; only the interactive picture's elements have names and roles. */
  constructor(layer, isMain) {
    this.layer = layer;
    this.isMain = isMain;
    this.shown = new Map();
    this.spare = [];
    this.groups = [];
    this.base = [0, 0];
    this.number = 0;
  }

  /** Places a node at each element; returns whether any element has an unknown size. */
  draw(count, numbers) {
    this.move();
    this.number += 1;
    let isUnknown = false;
    const fresh = [];
    for (let i = 0; i < count; i += 1) {
      const at = LayoutEngine.stateLength + i * LayoutEngine.elementLength;
      const key = keyOf(numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]);
      const node = this.shown.get(key);
      if (node === undefined) fresh.push(at, key); else this.update(node, numbers, at);
      if (numbers[at + 9] === 1) isUnknown = true;
    }
    for (const [key, node] of this.shown) {
      if (node.frame === this.number) continue;
      this.shown.delete(key);
      node.hidden = true;
      node.id = "";
      this.spare.push(node);
    }
    for (let i = 0; i < fresh.length; i += 2) {
      const node = this.spare.pop() ?? this.layer.appendChild(document.createElement("div"));
      this.shown.set(fresh[i + 1], node);
      this.begin(node, numbers, fresh[i], fresh[i + 1]);
      this.update(node, numbers, fresh[i]);
    }
    return isUnknown;
  }

  /** Moves the layer to the offset; with surroundings, the view is their middle third. */
  move() {
    const ratio = devicePixelRatio;
    const part = shownPart();
    const isFar = [0, 1].some((i) => Math.abs(offset[i] - this.base[i]) > 50_000);
    if (isFar) {
      this.base = [0, 1].map((i) => Math.round(offset[i]));
      for (const node of [...this.shown.values(), ...this.spare, ...this.groups]) node.left = NaN;
    }
    const [x, y] = [0, 1].map((i) =>
      Math.round((((1 - part) / 2) * viewSize()[i] + part * (this.base[i] - offset[i])) * ratio) / ratio);
    this.layer.style.transform = `translate(${x}px,${y}px)` + (part === 1 ? "" : ` scale(${part})`);
  }

  place(node, x, y, width, height) {
    const [left, top] = [x - this.base[0], y - this.base[1]];
    if (node.left !== left || node.top !== top) {
      [node.left, node.top] = [left, top];
      node.style.transform = `translate(${left}px,${top}px)`;
    }
    if (node.wide !== width || node.high !== height) {
      [node.wide, node.high] = [width, height];
      node.style.width = width + "px";
      node.style.height = height + "px";
    }
  }

  /** Assigns a node to an element, with its kind, name and role. */
  begin(node, numbers, at, key) {
    const [category, name, section, item] = numbers.slice(at, at + 4);
    const isEdge = numbers[at + 10] === 1;
    node.key = key;
    node.hidden = false;
    node.kind = category === 0 ? (item % 2 === 1 ? "cell odd" : "cell") : category === 2 ? "decoration" : isEdge ? "edge" : "badge";
    if (numbers[at + 11] === 1 && !isEdge && category !== 2) node.kind += " row";
    const kind = engine.kinds[name] ?? "";
    node.label = category === 0 ? `${section}.${item}` : item < 0 ? kind : `${kind} ${section}${isEdge ? "" : "." + item}`;
    node.textContent = node.written = node.label;
    if (!this.isMain) return;
    node.id = "e" + key;
    node.setAttribute("role", category === 0 ? "option" : "presentation");
    if (category === 0) {
      node.setAttribute("aria-label", `Item ${grouped(item)} of section ${grouped(section)}`);
      node.setAttribute("aria-posinset", (starts[section] ?? 0) + item + 1);
      node.setAttribute("aria-setsize", settings.itemCount);
      node.setAttribute("aria-selected", key === chosen);
    } else {
      for (const attribute of ["label", "posinset", "setsize", "selected"]) node.removeAttribute("aria-" + attribute);
    }
  }

  update(node, numbers, at) {
    node.frame = this.number;
    this.place(node, numbers[at + 5], numbers[at + 6], numbers[at + 7], numbers[at + 8]);
    const z = numbers[at + 4] + 1000;
    if (node.z !== z) node.style.zIndex = node.z = z;
    const names = node.kind + (numbers[at + 9] === 1 ? " unknown" : "") + (node.key === chosen ? " chosen" : "");
    if (node.className !== names) node.className = names;
    // The number of measurements of the element, and the number of groups solved for them.
    const text = numbers[at + 12] > 0 ? `${node.label} (${numbers[at + 12]}, ${numbers[at + 13]})` : node.label;
    if (node.written !== text) node.textContent = node.written = text;
  }

  /** Outlines groups. */
  outline(frames) {
    for (let i = 0; 4 * i < frames.length; i += 1) {
      if (this.groups[i] === undefined) {
        this.groups.push(this.layer.appendChild(document.createElement("div")));
        this.groups[i].className = "group";
        this.groups[i].style.zIndex = 2000;
        this.groups[i].setAttribute("aria-hidden", "true");
      }
      this.place(this.groups[i], ...frames.subarray(4 * i, 4 * i + 4));
    }
    while (this.groups.length > frames.length / 4) this.groups.pop().remove();
  }
}

const ours = new Picture(find("ours"), true);
const theirs = new Picture(find("rival"), false);
