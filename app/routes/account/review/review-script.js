// Turns and zooms the pictures to where the field that has the focus is printed, and lights it up. On a phone the picture stays
// at the top of the screen in the meantime.

const pages = document.querySelector("[data-pages]");
const place = pages?.parentElement;
/** @type {Element | null} */
let lit = null;

/** Of the drawing on a page, independent of the picture's size. */
const PAGE_WIDTH = 1000;
/** So high a line of print can be read. */
const READABLE_PX = 24;
/** More is blur. */
const MAX_ZOOM = 6;

/** @param {Element} field */
function markOf(field) {
  const name = field.getAttribute("name") ?? "";
  const line = field.closest("[data-line]")?.getAttribute("data-line") ?? "";
  const of = (/** @type {string} */ wanted) =>
    wanted === "" ? null : document.querySelector(`[data-mark="${CSS.escape(wanted)}"]`);
  return of(name) ?? of(line);
}

/** How many times as wide as its frame a page is, for what is printed in a box to be read. Of a box that does not fit then, its
 *  beginning is in sight.
 *  @param {{ width: number, height: number }} box @param {number} frameWidth */
function zoomOf(box, frameWidth) {
  const readable = (READABLE_PX * PAGE_WIDTH) / (box.height * frameWidth);
  const fitting = (0.9 * PAGE_WIDTH) / box.width;
  return Math.min(MAX_ZOOM, Math.max(1, Math.min(readable, fitting), 0.7 * readable));
}

/** @param {Element} mark */
function turnTo(mark) {
  const box = mark.querySelector("rect");
  for (const sheet of pages.querySelectorAll("[data-sheet]")) {
    const isMeant = box !== null && sheet.contains(mark);
    sheet.style.width = isMeant ? `${100 * zoomOf(box.getBBox(), pages.clientWidth)}%` : "";
  }
  const frame = pages.getBoundingClientRect();
  const seen = mark.getBoundingClientRect();
  pages.scrollTop += seen.top - frame.top - (frame.height - seen.height) / 2;
  pages.scrollLeft += seen.left - frame.left - Math.max(8, (frame.width - seen.width) / 2);
}

/** Keeps the picture in sight where the page's style says so, and the field below it. @param {Element} field */
function dock(field) {
  if (!pages.hasAttribute("data-following")) {
    place.style.minHeight = `${place.offsetHeight}px`;
    pages.setAttribute("data-following", "");
  }
  if (getComputedStyle(pages).position !== "fixed") return;
  const bottom = pages.getBoundingClientRect().bottom;
  document.documentElement.style.scrollPaddingTop = `${bottom + 64}px`;
  const covered = bottom + 64 - field.getBoundingClientRect().top;
  if (covered > 0) window.scrollBy(0, -covered);
}

function stopFollowing() {
  lit?.removeAttribute("data-lit");
  lit = null;
  pages.removeAttribute("data-following");
  place.style.minHeight = "";
  document.documentElement.style.scrollPaddingTop = "";
  for (const sheet of pages.querySelectorAll("[data-sheet]")) sheet.style.width = "";
}

const isOfReview = (/** @type {EventTarget | null} */ target) =>
  target instanceof Element && (target.closest("[data-review]") !== null || pages.contains(target));

if (pages) {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-review]")) return;
    const mark = markOf(target);
    if (!mark) return stopFollowing();
    lit?.removeAttribute("data-lit");
    lit = mark;
    mark.setAttribute("data-lit", "");
    dock(target);
    turnTo(mark);
  });
  document.addEventListener("focusout", ({ relatedTarget }) => {
    if (!isOfReview(relatedTarget) && getComputedStyle(pages).position === "fixed") stopFollowing();
  });
}
