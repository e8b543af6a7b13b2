// The one script of a plain page. Everything works without it; it shows the way back up and closes open menus.

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
