import { watchUploadForm } from "../upload/watch-upload-form.ts";

// The audit's upload with progress. The form works without this script, too.

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-upload]")) {
  watchUploadForm(form, (audited) => {
    form.closest("[data-audit]")?.replaceWith(audited);
    audited.querySelector("h2")?.focus();
  });
}
