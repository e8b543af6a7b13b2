// 'Show Services' can be pressed once both are chosen; without script the server says so at the next 'Update choices'.

addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || target.id !== "subcategory") return;
  const show = document.getElementById("show-services");
  if (show instanceof HTMLButtonElement) show.disabled = target.value === "";
});
