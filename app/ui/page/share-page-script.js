// Copies the address of the page, or prints it.

function offer() {
  for (const place of document.querySelectorAll("[data-share-page]")) {
    place.removeAttribute("hidden");
    for (const button of place.querySelectorAll("button")) button.textContent = button.ariaLabel;
  }
}
offer();
document.addEventListener("content-replaced", offer);

addEventListener("click", async ({ target }) => {
  const button = target instanceof Element ? target.closest("button") : null;
  if (button?.dataset.printPage !== undefined) print();
  if (button?.dataset.copyLink === undefined) return;
  const said = button.parentElement?.querySelector("[data-copied]");
  const address = new URL(button.dataset.copyLink, location.href).href.split("#")[0] ?? "";
  const isCopied = await navigator.clipboard?.writeText(address).then(
    () => true,
    () => false,
  );
  // A page that was not sent by HTTPS can't copy: then its address is there to be selected.
  if (said) said.textContent = isCopied ? (button.dataset.done ?? "") : address;
});
