// The race: both strategies find the elements of each frame, one after the other; each has a clock and a picture.
const laps = { ours: 0, theirs: 0, frames: 0 };

const race = (clock) => {
  const start = performance.now();
  engine.raceLook();
  laps.theirs += performance.now() - start;
  laps.ours += clock;
  laps.frames += 1;
  const { count, numbers } = engine.raceElements();
  theirs.draw(count, numbers);
  const mean = (sum) => (sum / laps.frames).toFixed(3) + " ms a frame";
  find("our-clock").textContent = mean(laps.ours);
  find("rival-clock").textContent = mean(laps.theirs);
  const times = laps.theirs / Math.max(laps.ours, 1e-3);
  find("verdict").textContent = `Over ${grouped(laps.frames)} frames naive takes ${times.toFixed(times < 10 ? 1 : 0)} times as long as `
    + `default; ${engine.raceIsFair ? "both find the same elements, bit for bit." : "THEY FIND DIFFERENT ELEMENTS."}`;
};

/** Lays the same out for the rival again, after a change; ends the race where there are too many items. */
const resumeRace = () => {
  if (!racing) return;
  const items = engine.elements().numbers[11];
  if (items > 10_000) say("The race takes up to 10,000 items: choose fewer.");
  else if (attempt(() => engine.beginRace())) return;
  setRace(false);
};

/** Shows or hides the second picture; both get the room of one where the window is narrow. */
const setRace = (isWanted) => {
  racing = isWanted && isLaidOut;
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
