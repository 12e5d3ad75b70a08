// The controls, and the start of the page.
const setWidth = (width) => {
  const most = Math.max(120, Math.min(Number(find("width").max), find("picture").clientWidth - 26));
  settings.width = Math.round(Math.max(120, Math.min(most, width)));
  show();
};
const handle = find("handle");
handle.addEventListener("pointerdown", (event) => {
  handle.setPointerCapture(event.pointerId);
  const [start, width] = [event.clientX, settings.width];
  handle.onpointermove = (move) => setWidth(width + move.clientX - start);
  handle.onpointerup = handle.onpointercancel = () => { handle.onpointermove = null; };
});
handle.addEventListener("keydown", (event) => {
  const step = { ArrowRight: 10, ArrowUp: 10, ArrowLeft: -10, ArrowDown: -10 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  setWidth(settings.width + step);
});

const on = (id, event, body) => find(id).addEventListener(event, body);
on("controls", "submit", (event) => {
  event.preventDefault();
  const numbers = find("item").value.replace(/[,\s]/g, "").split(".").map(Number);
  const [section, item] = numbers.length === 1 ? [0, numbers[0]] : numbers;
  if (Number.isInteger(section) && Number.isInteger(item)) land(section, item, 0); else say("Expected ITEM or SECTION.ITEM, such as 0.5000.");
});
on("preset", "change", () => usePreset(find("preset").value));
on("items", "change", () => { settings.items = Number(find("items").value); load(); });
on("sizes", "change", () => { settings.sizes = find("sizes").value; load(); });
on("scale", "change", () => { settings.scale = Number(find("scale").value); show(); });
on("direction", "change", () => { settings.direction = Number(find("direction").value); show(); });
on("text", "input", () => { settings.textSize = Number(find("text").value); show(); });
on("width", "input", () => setWidth(Number(find("width").value)));
on("insert", "click", () => {
  if (!isLaidOut || !attempt(() => engine.insert(0, 0, 1000))) return;
  countItems();
  resumeRace();
  if (chosen?.startsWith("0.-1.0.")) choose(keyOf(0, -1, 0, Number(chosen.split(".")[3]) + 1000));
  follow();
  say(`Inserted 1,000 items before the first: ${grouped(settings.itemCount)} items now, and nothing on screen moved.`);
});
/** Shows or hides the overlays as selected. */
const setOverlays = () => {
  for (const name of ["labels", "estimated", "surroundings"]) frame.classList.toggle(name, isOn(name));
  engine.overlays(isOn("work"), isOn("surroundings"));
};
for (const name of ["labels", "estimated", "groups", "surroundings"]) on(name, "change", () => { setOverlays(); draw(); });
// Loads the layout again, so that all measurements are counted.
on("work", "change", () => load());
on("race", "change", () => setRace(isOn("race")));
on("text-json", "input", () => load());
on("text-json", "scroll", () => { find("lines").scrollTop = editor.scrollTop; });
addEventListener("hashchange", restore);

for (const name of Object.keys(presets)) find("preset").add(new Option(name, name));
if (given !== null) {
  presets[given.name] = JSON.parse(given.source);
  find("preset").add(new Option(given.name, given.name), 0);
}

/** Shows the layout that `bench draw` embedded in the page, as specified by its options. */
const useGiven = () => {
  Object.assign(settings, { items: given.items, sizes: given.sizes });
  for (const name of given.overlays) find(name).checked = true;
  usePreset(given.name);
  Object.assign(settings, given.view, given.view.width && { width: roomFor(given.view.width) });
  show();
  const far = maxOffset();
  const start = Math.min(given.offset, far);
  offset[1 - axis] = axis === 1 && settings.isMirrored ? far - start : start;
  draw();
  placeBar();
};

// For scripts that test the page.
window.playground = { engine, settings, times, ours, theirs, offset, draw, load, land };
if (!(await restore())) {
  find("preset").value = given?.name ?? "shop";
  if (given === null) usePreset("shop"); else useGiven();
}
window.playground.ready = performance.now();
document.documentElement.dataset.ready = "true";
