// Scrolling: the scroll bar covers at most `longest` pixels, but the offset covers all of the content. Small steps move
// the offset by as many pixels, and jumps of the bar set it to the same fraction of the content.

/** The maximum length of the scroll bar's content, in CSS pixels; browsers support up to 17 million. */
const longest = 8_000_000;
let last = 0;
const side = () => (axis === 0 ? "scrollTop" : "scrollLeft");
const maxOffset = () => Math.max(0, content[1 - axis] - viewSize()[1 - axis]);
const maxBar = () => Math.min(maxOffset(), longest);

const placeBar = () => {
  const [most, bar] = [maxOffset(), maxBar()];
  const wanted = most > bar ? (offset[1 - axis] / most) * bar : offset[1 - axis];
  if (Math.abs(wanted - view[side()]) >= 0.5) view[side()] = wanted;
  last = view[side()];
};

const fitSpacer = () => {
  const stage = stageSize();
  const size = [0, 1].map((i) => stage[i] + Math.max(0, content[i] - viewSize()[i]));
  size[1 - axis] = maxBar() + stage[1 - axis];
  const [width, height] = size.map((length) => length + "px");
  if (spacer.style.width !== width) spacer.style.width = width;
  if (spacer.style.height !== height) spacer.style.height = height;
};

const scrolled = () => {
  const now = view[side()];
  const step = now - last;
  last = now;
  const [most, bar] = [maxOffset(), maxBar()];
  const isLeap = most > bar && Math.abs(step) > 6000;
  offset[1 - axis] = Math.max(0, Math.min(most, isLeap ? (now / bar) * most : offset[1 - axis] + step));
  offset[axis] = view[axis === 0 ? "scrollLeft" : "scrollTop"];
  const isAtEdge = (now <= 0 && offset[1 - axis] > 0) || (now >= bar - 1 && offset[1 - axis] < most);
  draw();
  if (isAtEdge) placeBar();
  clearTimeout(scrolled.end);
  scrolled.end = setTimeout(placeBar, 160);
};
view.addEventListener("scroll", scrolled, { passive: true });
