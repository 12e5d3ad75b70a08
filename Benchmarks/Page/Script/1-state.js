// The state of the page. The files in this folder form one function, in the order of their names.
const find = (id) => document.getElementById(id);
const [frame, view, spacer, stage] = ["frame", "view", "spacer", "stage"].map(find);
const editor = find("text-json");
const presets = JSON.parse(new TextDecoder().decode(parts.presets));
const given = JSON.parse(find("document").textContent);
const still = matchMedia("(prefers-reduced-motion: reduce)");
const grouped = (number) => number.toLocaleString("en-US");
const many = (number, thing) => `${grouped(number)} ${thing}${number === 1 ? "" : "s"}`;
const say = (text) => { find("say").textContent = text; };
const attempt = (body) => {
  try {
    body();
    return true;
  } catch (error) {
    say(error.message);
    return false;
  }
};

const engine = await LayoutEngine.open(parts.wasm);
const settings = { items: 0, sizes: "known", scale: 2, direction: -1, textSize: 1, width: 320, height: 480,
  isMirrored: false, itemCount: 0, sectionCount: 0 };
let isLaidOut = false;
/** 0 if the layout scrolls vertically, 1 if it scrolls horizontally. */
let axis = 0;
let content = [0, 0];
const offset = [0, 0];
/** The key of the selected element; null if none is selected. */
let chosen = null;
let racing = false;

const viewSize = () => [settings.width, settings.height];
/** The distance between the two pictures of a race, as in the style sheet. */
const gap = 8;
/** Returns the total size of all pictures, side by side. */
const stageSize = () => [settings.width * (racing ? 2 : 1) + (racing ? gap : 0), settings.height];
const isOn = (id) => find(id).checked;
/** Returns the scale of the picture: a third if the surroundings of the view are shown. */
const shownPart = () => (isOn("surroundings") ? 1 / 3 : 1);
