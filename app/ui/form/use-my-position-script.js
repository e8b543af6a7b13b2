// Writes the visitor's position into a field when they ask for it, and nowhere else.

const milePlaces = 2; // digits of a degree, for about a mile: more precision isn't our business

function offer() {
  if (!("geolocation" in navigator)) return;
  for (const button of document.querySelectorAll("[data-position-for]")) button.removeAttribute("hidden");
}

addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest("[data-position-for]") : null;
  if (!(button instanceof HTMLElement)) return;
  const field = document.getElementById(button.dataset.positionFor ?? "");
  const failure = button.parentElement?.querySelector("[data-position-failure]");
  /** @param {string} text */
  const say = (text) => {
    if (failure) failure.textContent = text;
  };
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      say("");
      if (!(field instanceof HTMLInputElement)) return;
      field.value = `${coords.latitude.toFixed(milePlaces)},${coords.longitude.toFixed(milePlaces)}`;
      field.focus();
    },
    () => say(failure?.getAttribute("data-position-failure") ?? ""),
    { timeout: 10_000 },
  );
});

offer();
document.addEventListener("content-replaced", offer);
