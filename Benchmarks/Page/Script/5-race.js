// The race: in each frame, both strategies find the elements one after the other; each has a clock and a picture.
const laps = { ours: 0, theirs: 0, frames: 0 };

/** The resolution of the browser's clock in milliseconds, which browsers reduce; 0 before the first race. */
let tick = 0;

/** Reads the clock until it has advanced three times, and returns the smallest step. */
const findTick = () => {
  let least = Infinity;
  for (let changes = 0, last = performance.now(); changes < 3;) {
    const now = performance.now();
    if (now === last) continue;
    least = Math.min(least, now - last);
    [last, changes] = [now, changes + 1];
  }
  return least;
};

/** Returns whether a total time contains enough clock steps for an error of only a few per cent. */
const isMeasured = (sum) => sum >= fewestTicks * tick;
const fewestTicks = 50;

/** Returns a total time per frame, or an upper limit if the total is too small to measure. */
const mean = (sum) => {
  const limit = isMeasured(sum) ? "" : "below ";
  return `${limit}${(Math.max(sum, limit && fewestTicks * tick) / laps.frames).toFixed(3)} ms a frame`;
};

/** Returns how many times as long naive takes, or that the clock is too coarse to tell. */
const verdict = () => {
  const frames = `${grouped(laps.frames)} ${laps.frames === 1 ? "frame" : "frames"}`;
  const slow = ["naive", "default"].filter((name, i) => !isMeasured([laps.theirs, laps.ours][i]));
  if (slow.length > 0) {
    return `Over ${frames}, ${slow.join(" and ")} ${slow.length === 1 ? "is" : "are"} too fast for the browser's clock, `
      + `which ticks every ${tick.toPrecision(1)} ms: keep scrolling`;
  }
  const times = laps.theirs / laps.ours;
  return `Over ${frames}, naive takes ${times.toFixed(times < 10 ? 1 : 0)} times as long as default`;
};

const race = (clock) => {
  const start = performance.now();
  engine.raceLook();
  laps.theirs += performance.now() - start;
  laps.ours += clock;
  laps.frames += 1;
  const { count, numbers } = engine.raceElements();
  theirs.draw(count, numbers);
  find("our-clock").textContent = mean(laps.ours);
  find("rival-clock").textContent = mean(laps.theirs);
  find("verdict").textContent =
    `${verdict()}; ${engine.raceIsFair ? "both find the same elements, bit for bit." : "THEY FIND DIFFERENT ELEMENTS."}`;
};

/** Repeats a change in the rival's layout; ends the race if the layout has too many items. */
const resumeRace = () => {
  if (!racing) return;
  const items = engine.elements().numbers[11];
  if (items > 10_000) say("The race is limited to 10,000 items: choose fewer items.");
  else if (attempt(() => engine.beginRace())) return;
  setRace(false);
};

/** Shows or hides the second picture; in a narrow window both pictures share the width of one. */
const setRace = (isWanted) => {
  racing = isWanted && isLaidOut;
  if (racing) tick ||= findTick();
  Object.assign(laps, { ours: 0, theirs: 0, frames: 0 });
  setRace.width ??= settings.width;
  const half = Math.floor((find("picture").clientWidth - 40 - gap) / 2);
  settings.width = racing ? Math.max(120, Math.min(setRace.width, half)) : setRace.width;
  if (!racing) setRace.width = null;
  show();
  find("race").checked = racing;
  for (const id of ["clocks", "verdict", "rival-pane"]) find(id).hidden = !racing;
  find("clocks").style.width = stageSize()[0] + "px";
};
