import { watchUploadForm } from "../upload/watch-upload-form.ts";

// The audit's upload with progress. Without this script the form does its work as it stands.

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-upload]")) {
  watchUploadForm(form, (audited) => {
    form.closest("[data-audit]")?.replaceWith(audited);
    audited.querySelector("h2")?.focus();
  });
}
