// The rows of orthogonal sections, which scroll by dragging and by a horizontal wheel.
const rowSign = () => (axis === 0 && settings.isMirrored ? -1 : 1);
let drag = null;

const rest = (section, speed, from) => {
  const row = engine.row(section);
  const target = engine.rest(section, row.offset + speed * 0.2, speed, from);
  const start = performance.now();
  const glide = (now) => {
    const part = still.matches ? 1 : Math.min(1, (now - start) / 250);
    engine.scrollRow(section, row.offset + (target - row.offset) * (1 - (1 - part) ** 3));
    draw();
    if (part < 1 && drag === null) requestAnimationFrame(glide);
  };
  glide(start + (still.matches ? 250 : 0));
};

const along = (event) => (axis === 0 ? event.clientX : event.clientY);
const rowNode = (event) => event.target.closest?.(".layer>.row");
view.addEventListener("pointerdown", (event) => {
  const node = rowNode(event);
  if (!node) return;
  const section = Number(node.key.split(".")[2]);
  const row = engine.row(section);
  if (row) drag = { section, from: row.offset, at: along(event), isMoved: false, speed: 0, time: event.timeStamp, offset: row.offset };
});
view.addEventListener("pointermove", (event) => {
  if (drag === null) return;
  const moved = (drag.at - along(event)) / shownPart();
  if (!drag.isMoved && Math.abs(moved) < 6) return;
  if (!drag.isMoved) view.setPointerCapture(event.pointerId);
  drag.isMoved = true;
  const next = drag.from + rowSign() * moved;
  const time = Math.max(1, event.timeStamp - drag.time);
  Object.assign(drag, { speed: ((next - drag.offset) / time) * 1000, time: event.timeStamp, offset: next });
  engine.scrollRow(drag.section, next);
  draw();
});
const release = () => {
  const { section, speed, from, isMoved } = drag ?? {};
  drag = null;
  if (isMoved) rest(section, speed, from);
  release.isMoved = isMoved;
};
view.addEventListener("pointerup", release);
view.addEventListener("pointercancel", release);
view.addEventListener("wheel", (event) => {
  const node = rowNode(event);
  const [step, other] = axis === 0 ? [event.deltaX, event.deltaY] : [event.deltaY, event.deltaX];
  if (!node || Math.abs(step) <= Math.abs(other) || event.ctrlKey) return;
  event.preventDefault();
  const section = Number(node.key.split(".")[2]);
  const from = engine.row(section).offset;
  engine.scrollRow(section, from + rowSign() * step);
  draw();
  clearTimeout(rest.timer);
  rest.timer = setTimeout(() => rest(section, 0, from), 150);
}, { passive: false });
view.addEventListener("click", (event) => {
  if (release.isMoved) return;
  const node = event.target.closest(".layer>div");
  if (node?.key) choose(node.key);
});
