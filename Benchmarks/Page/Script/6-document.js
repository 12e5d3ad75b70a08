// The document: each edit lays it out again; an error is shown with its line, and keeps the previous picture.
const fault = (error) => {
  const lines = editor.value.split("\n").length;
  const wrong = error?.line ?? 0;
  find("lines").innerHTML = Array.from({ length: lines }, (_, i) => (i + 1 === wrong ? `<b>${i + 1}</b>` : i + 1)).join("\n");
  find("lines").scrollTop = editor.scrollTop;
  editor.setAttribute("aria-invalid", error !== null);
  const place = find("fault");
  place.className = error === null ? "" : "wrong";
  if (error === null) return;
  place.textContent = error.message;
  if (wrong === 0) return;
  const button = document.createElement("button");
  button.textContent = `line ${wrong}, column ${error.column}`;
  button.addEventListener("click", () => {
    const before = editor.value.split("\n").slice(0, wrong - 1).join("\n").length + (wrong > 1 ? 1 : 0);
    editor.focus();
    editor.setSelectionRange(before + error.column - 1, before + error.column);
    editor.scrollTop = Math.max(0, (wrong - 5) * 18.2);
  });
  place.append(" (", button, ")");
};

/** Lays out the document in the editor; if this fails, keeps the picture and shows the error with its line. */
const load = (isNew = false) => {
  const start = performance.now();
  try {
    if (isNew && racing) setRace(false);
    if (isNew) adopt(JSON.parse(editor.value));
    engine.load(editor.value, settings.items, settings);
  } catch (error) {
    if (error instanceof SyntaxError) {
      // The engine reads the text as well, because its error states the line and column.
      try { engine.load(editor.value, settings.items, settings); } catch (other) { error = other; }
    }
    fault(error);
    return false;
  }
  isLaidOut = true;
  totals = new Float64Array(6);
  fault(null);
  setOverlays();
  const { numbers } = engine.elements();
  axis = numbers[8];
  // A right-to-left layout that scrolls horizontally starts at its right end.
  if (isNew) [offset[0], offset[1]] = numbers.slice(4, 6);
  frame.classList.toggle("across", axis === 1);
  fitView();
  if (isNew) choose(null);
  countItems();
  resumeRace();
  draw();
  placeBar();
  const time = performance.now() - start;
  load.time = time;
  find("picture-title").textContent = engine.name || "Layout";
  find("fault").textContent = `${many(settings.itemCount, "item")}, ${many(settings.sectionCount, "section")}, laid out in ${time.toFixed(0)} ms.`
    + (engine.ignored ? ` Unknown keys, ignored: ${engine.ignored}` : "");
  store();
  return true;
};

/** Returns the width limited to the space in the window. */
const roomFor = (width) => Math.max(120, Math.min(width, find("picture").clientWidth - 40, 1600));

/** Sets the view to the document's view, limited to the space in the window. */
const adopt = (json) => {
  const device = json?.device ?? {};
  settings.width = roomFor(device.width > 0 ? device.width : 320);
  settings.height = Math.max(200, Math.min(device.height > 0 ? device.height : 480, Math.round(innerHeight * 0.75)));
  settings.scale = device.scale > 0 ? device.scale : 1;
};

const fitView = () => {
  const [width, height] = stageSize();
  for (const box of [view, stage]) {
    box.style.width = width + "px";
    box.style.height = height + "px";
  }
  for (const pane of stage.children) pane.style.width = settings.width + "px";
  // The scroll bar takes no space from the layout.
  view.style.overflow = axis === 0 ? "auto scroll" : "scroll auto";
  if (axis === 0) view.style.width = width + view.offsetWidth - 2 - view.clientWidth + "px";
  else view.style.height = height + view.offsetHeight - 2 - view.clientHeight + "px";
  find("width").value = settings.width;
  find("width").max = Math.max(800, settings.width);
  const handle = find("handle");
  for (const [name, value] of [["min", 120], ["max", find("width").max], ["now", settings.width]]) {
    handle.setAttribute("aria-value" + name, value);
  }
  for (const id of ["items", "sizes", "scale", "direction"]) {
    const select = find(id);
    if (![...select.options].some((option) => option.value === String(settings[id]))) {
      select.add(new Option(settings[id], settings[id]));
    }
    select.value = settings[id];
  }
  find("text").value = settings.textSize;
};

/** Shows the layout in a changed view, and keeps the anchor in place. */
const show = () => {
  fitView();
  if (!isLaidOut) return;
  attempt(() => engine.show(settings));
  resumeRace();
  follow();
  store();
};
