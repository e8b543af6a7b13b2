import { acceptedExtensions } from "#app/domain/bills/upload-rules.ts";
import type { Language } from "#app/domain/language/language.ts";
import { showFileItem } from "#app/ui/file-drop/show-file-item.ts";
import { watchDropZone } from "#app/ui/file-drop/watch-drop-zone.ts";
import { openUpload, type UploadState } from "./open-upload.ts";
import { checkChosenFile } from "./prepare-file.ts";
import { refusalText } from "./refusal-text.ts";
import type { UploadScriptWords } from "./upload-script-words.ts";

// Lets the upload's form check, make smaller, send and follow a bill without leaving the page. Without it the form does
// its work as it stands.

const rules = { maxFiles: 1, extensions: acceptedExtensions, maxBytes: null };

function start(form: HTMLFormElement): void {
  const part = <Part extends HTMLElement>(name: string) => form.querySelector<Part>(`[data-${name}]`)!;
  const words: UploadScriptWords = JSON.parse(form.dataset.words!);
  const language = document.documentElement.lang as Language;
  const error = document.getElementById(form.dataset.error!)!;
  const submit = part<HTMLButtonElement>("submit");
  const again = part<HTMLButtonElement>("again");
  const item = part("file-item");
  again.textContent = again.dataset.again!;
  const firstError = error.textContent || null;
  const upload = openUpload({ form, words, language, firstError, onChange: show, onRead: showCheck });

  function show(state: UploadState) {
    error.hidden = state.error === null;
    if (error.textContent !== state.error) error.textContent = state.error;
    showFileItem(item, state.file);
    again.hidden = state.file?.state !== "error";
    submit.disabled = state.isSending || (state.error !== null && state.error !== firstError);
    for (const input of form.querySelectorAll<HTMLInputElement>("input[type=file]"))
      input.disabled = state.isSending;
  }

  watchDropZone(part("look"), {
    rules,
    texts: {
      tooMany: () => words.refusals["several-files"],
      wrongType: (extension) =>
        extension === "gif" ? words.refusals["unsupported-type"] : words.inBrowser.invalidType,
      tooLarge: words.refusals["file-too-large"],
    },
    check: async (file) => {
      const refusal = await checkChosenFile(file);
      return refusal && refusalText(language, words, refusal);
    },
    onChoose: upload.choose,
    onReject: upload.reject,
  });
  part("remove").addEventListener("click", upload.reset);
  again.addEventListener("click", () => void upload.send());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void upload.send();
  });

  /** The check takes the place of the form; its address lets the page be loaded again. */
  function showCheck({ panel }: { panel: Element }) {
    form.closest("section")!.replaceChildren(panel);
    const address = new URL(form.action);
    address.searchParams.set("check", panel.querySelector<HTMLInputElement>("[name=check]")!.value);
    history.replaceState(null, "", address);
    panel.querySelector("h2")?.focus();
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-upload]")) start(form);
