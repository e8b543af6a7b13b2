// Lights up on a page's picture where the field that has the focus is printed, and turns the pictures to it.

const pages = document.querySelector("[data-pages]");
/** @type {Element | null} */
let lit = null;

/** @param {Element} field */
function markOf(field) {
  const name = field.getAttribute("name") ?? "";
  const line = field.closest("[data-line]")?.getAttribute("data-line") ?? "";
  const of = (/** @type {string} */ wanted) =>
    wanted === "" ? null : document.querySelector(`[data-mark="${CSS.escape(wanted)}"]`);
  return of(name) ?? of(line);
}

document.addEventListener("focusin", ({ target }) => {
  if (!pages || !(target instanceof Element) || !target.closest("[data-review]")) return;
  const mark = markOf(target);
  lit?.removeAttribute("data-lit");
  lit = mark;
  if (!mark) return;
  mark.setAttribute("data-lit", "");
  const frame = pages.getBoundingClientRect();
  const box = mark.getBoundingClientRect();
  if (box.top >= frame.top && box.bottom <= frame.bottom) return;
  pages.scrollTop += box.top - frame.top - frame.height / 3;
});
