// The script of every page. Everything works without it; it shows the way back up, closes open menus, and says when the
// next page takes a while.

const scrollButton = document.querySelector("[data-scroll-to-top]");
const showBeyondPx = 400;

if (scrollButton instanceof HTMLElement) {
  const update = () => {
    scrollButton.hidden = window.scrollY <= showBeyondPx;
  };
  addEventListener("scroll", update, { passive: true });
  update();
}

/** @param {Element | null} except */
function closeMenus(except) {
  for (const menu of document.querySelectorAll("details[data-closes-outside][open]")) {
    if (menu !== except) menu.removeAttribute("open");
  }
}

addEventListener("click", (event) => {
  if (event.target instanceof Element) closeMenus(event.target.closest("details[data-closes-outside]"));
});

addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const open = document.querySelector("details[data-closes-outside][open]");
  if (open?.contains(document.activeElement)) open.querySelector("summary")?.focus();
  closeMenus(null);
});

const spinner = document.querySelector("[data-page-spinner]");
const patienceMs = 400;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

/** A file is saved while its page stays, and a live form stays on it: who takes an event over may hear it after us.
 *  @param {Event} event
 *  @param {string} address */
function waitFor(event, address) {
  const { origin, pathname } = new URL(address, location.href);
  if (origin !== location.origin || /\.\w+$/.test(pathname)) return;
  waiting = setTimeout(() => event.defaultPrevented || showSpinner(), patienceMs);
}

function showSpinner() {
  spinner?.removeAttribute("hidden");
  const label = spinner?.querySelector("[data-text]");
  if (label) label.textContent = label.getAttribute("data-text");
}

addEventListener("submit", (event) => {
  if (event.target instanceof HTMLFormElement) waitFor(event, event.target.action);
});

addEventListener("click", (event) => {
  const { target, button, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  const isElsewhere =
    button !== 0 || ctrlKey || metaKey || shiftKey || link?.getAttribute("target") === "_blank";
  if (!link || isElsewhere) return;
  // In a drawing `href` is an object, not a text.
  const { href } = new URL(link.getAttribute("href") ?? "", location.href);
  if (href.split("#")[0] !== location.href.split("#")[0]) waitFor(event, href);
});

addEventListener("pageshow", () => {
  clearTimeout(waiting);
  spinner?.setAttribute("hidden", "");
});
