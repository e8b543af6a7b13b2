import { partOf } from "#app/ui/page/page-parts.ts";
import { watchUploadForm } from "./watch-upload-form.ts";

// The upload's form without leaving the page. The form works without this script, too.

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-upload]")) {
  watchUploadForm(form, (check) => showCheck(form, check));
}

/** The check takes the place of the form; its address lets the page be loaded again. */
function showCheck(form: HTMLFormElement, check: Element): void {
  form.closest("section")?.replaceChildren(check);
  const address = new URL(form.action);
  address.searchParams.set("check", partOf<HTMLInputElement>(check, "[name=check]").value);
  history.replaceState(null, "", address);
  check.querySelector("h2")?.focus();
}
