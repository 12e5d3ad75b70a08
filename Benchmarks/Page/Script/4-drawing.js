// Drawing: only the visible elements, once per frame of the browser.
const times = { script: [], total: 0 };
let totals = new Float64Array(6);
const steps = new Float64Array(6);
let isWaiting = false;

const draw = () => {
  if (!isLaidOut) return;
  const start = performance.now();
  engine.scroll(offset[0], offset[1]);
  if (settings.sizes === "known" && !racing) attempt(() => engine.settle());
  const looked = performance.now();
  engine.look();
  const clock = performance.now() - looked;
  const { count, numbers } = engine.elements();
  readState(numbers);
  fitSpacer();
  const isUnknown = ours.draw(count, numbers);
  ours.outline(isOn("groups") ? engine.groups() : []);
  if (settings.sizes === "late" && isUnknown && !isWaiting && !racing) {
    isWaiting = true;
    setTimeout(arrive, 350);
  }
  if (racing) race(clock);
  times.script.push(performance.now() - start);
  if (times.script.length > 600) times.script.shift();
  times.total += 1;
  writeCounters();
};

const readState = (numbers) => {
  content = [numbers[2], numbers[3]];
  [offset[0], offset[1]] = [numbers[4], numbers[5]];
  settings.isMirrored = numbers[9] === 1;
  settings.itemCount = numbers[11];
  settings.sectionCount = numbers[12];
  for (let i = 0; i < 6; i += 1) {
    steps[i] = numbers[13 + i] - totals[i];
    totals[i] = numbers[13 + i];
  }
};

/** The number of items before each section, for the item positions announced by screen readers. */
const starts = [];
const countItems = () => {
  const sections = Math.min(engine.elements().numbers[12], 20_000);
  for (let section = 0, start = 0; section < sections; section += 1) {
    starts[section] = start;
    start += engine.item(section, 0).count;
  }
};

/** Scrolls to the engine's offset after the engine has kept the anchor in place. */
const follow = () => {
  [offset[0], offset[1]] = engine.elements().numbers.slice(4, 6);
  draw();
  placeBar();
};

/** Measures the visible elements some time after they were displayed with estimated sizes. */
const arrive = () => {
  isWaiting = false;
  if (settings.sizes !== "late" || !isLaidOut || racing) return;
  attempt(() => engine.settle());
  follow();
};

const rows = [...LayoutEngine.work, "nodes in the page", "frame, milliseconds of script"].map((name) => {
  const row = find("counters").insertRow();
  row.innerHTML = `<th scope="row">${name}</th><td class="n"></td><td class="n"></td>`;
  return [row.cells[1], row.cells[2]];
});

/** Writes the counters, at most ten times a second, because they are the costliest text of a frame. */
const writeCounters = () => {
  if (writeCounters.timer) return;
  writeCounters.timer = setTimeout(() => {
    writeCounters.timer = 0;
    const lines = LayoutEngine.work.map((_, i) => [grouped(steps[i]), grouped(totals[i])]);
    const sorted = [...times.script].sort((a, b) => a - b);
    lines.push([grouped(ours.shown.size), grouped(ours.layer.childElementCount)]);
    lines.push([(times.script.at(-1) ?? 0).toFixed(2), "99 % of the last " + sorted.length + " ≤ "
      + (sorted[Math.floor(sorted.length * 0.99)] ?? 0).toFixed(2)]);
    for (const [i, line] of lines.entries()) for (const [j, text] of line.entries()) rows[i][j].textContent = text;
  }, 100);
};
