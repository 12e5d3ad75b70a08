// Elements: the selection, and the explanation of the selected element's frame.
const choose = (key) => {
  for (const name of [chosen, key]) {
    const node = ours.shown.get(name);
    if (node === undefined) continue;
    node.classList.toggle("chosen", name === key);
    if (node.getAttribute("role") === "option") node.setAttribute("aria-selected", name === key);
  }
  chosen = key;
  if (key === null) view.removeAttribute("aria-activedescendant"); else view.setAttribute("aria-activedescendant", "e" + key);
  explain();
};

const explain = () => {
  const place = find("why");
  place.textContent = "";
  if (chosen === null) {
    place.innerHTML = '<p class="soft">Select an element.</p>';
    return;
  }
  const lines = engine.explain(...chosen.split(".").map(Number));
  if (lines.length === 0) {
    place.innerHTML = '<p class="soft">Explanations work for up to 20,000 items: choose fewer items; the rules are the same.</p>';
    return;
  }
  const list = place.appendChild(document.createElement("dl"));
  for (const [subject, text, clauses] of lines) {
    if (subject !== "") list.appendChild(document.createElement("dt")).textContent = subject;
    const line = list.appendChild(document.createElement("dd"));
    line.textContent = text;
    if (clauses === "") continue;
    const rules = line.appendChild(document.createElement("span"));
    rules.className = "soft";
    rules.textContent = ` [Behaviour ${clauses}]`;
  }
};

/** Scrolls to an item and selects it. */
const land = (section, item, target) => {
  if (!attempt(() => { land.isFound = engine.land(section, item, target, settings.sizes !== "estimates"); }) || !land.isFound) {
    say(`There is no item ${section}.${item}.`);
    return;
  }
  resumeRace();
  follow();
  revealInRow(section, item);
  choose(keyOf(0, -1, section, item));
  say(`Item ${grouped(item)} of section ${grouped(section)}.`);
};

/** Scrolls the row of an item until the item is visible. */
const revealInRow = (section, item) => {
  const row = engine.row(section);
  if (row === null) return;
  const { frame: place } = engine.item(section, item);
  const [start, length] = axis === 0 ? [place.x, place.width] : [place.y, place.height];
  const isMirrored = axis === 0 && settings.isMirrored;
  const lead = isMirrored ? content[0] - start - length : start;
  if (lead >= row.offset && lead + length <= row.offset + viewSize()[axis]) return;
  const wanted = lead - (viewSize()[axis] - length) / 2;
  engine.scrollRow(section, engine.rest(section, wanted, 0, wanted));
  draw();
};

const moveChoice = (by) => {
  const key = chosen ?? [...ours.shown.values()].find((node) => node.kind.startsWith("cell"))?.key;
  if (key === undefined) return;
  let [, , section, item] = key.split(".").map(Number);
  if (chosen !== null) item += by;
  while (item < 0 && section > 0) item += engine.item(--section, 0).count;
  for (let size = engine.item(section, 0).count; item >= size && section + 1 < settings.sectionCount; size = engine.item(section, 0).count) {
    item -= size;
    section += 1;
  }
  if (engine.item(section, item).frame !== null) land(section, item, 1);
};

view.addEventListener("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowRight: settings.isMirrored ? -1 : 1, ArrowUp: -1, ArrowLeft: settings.isMirrored ? 1 : -1 }[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  moveChoice(step);
});
