import { acceptedExtensions } from "#app/domain/bills/upload-rules.ts";
import type { Language } from "#app/domain/language/language.ts";
import { showFileItem } from "#app/ui/file-drop/show-file-item.ts";
import { watchDropZone } from "#app/ui/file-drop/watch-drop-zone.ts";
import { dataOf, partOf } from "#app/ui/page/page-parts.ts";
import { openUpload, type UploadState } from "./open-upload.ts";
import { checkChosenFile } from "./prepare-file.ts";
import { refusalText } from "./refusal-text.ts";
import type { UploadScriptWords } from "./upload-script-words.ts";

const rules = { maxFiles: 1, extensions: acceptedExtensions, maxBytes: null };

/** Lets an upload's form check, make smaller, send and follow a bill without leaving the page. `onRead` takes what the
 *  server answers, which belongs in the form's place. */
export function watchUploadForm(form: HTMLFormElement, onRead: (panel: Element) => void): void {
  const part = <Part extends HTMLElement>(name: string) => partOf<Part>(form, `[data-${name}]`);
  const words: UploadScriptWords = JSON.parse(dataOf(form, "words"));
  const language = document.documentElement.lang as Language;
  const error = partOf(document, `#${dataOf(form, "error")}`);
  const submit = part<HTMLButtonElement>("submit");
  const again = part<HTMLButtonElement>("again");
  const item = part("file-item");
  again.textContent = dataOf(again, "again");
  const firstError = error.textContent || null;
  submit.disabled = firstError !== null;
  const upload = openUpload({
    form,
    words,
    language,
    firstError,
    onChange: show,
    onRead: ({ panel }) => onRead(panel),
  });

  function show(state: UploadState) {
    error.hidden = state.error === null;
    if (error.textContent !== state.error) error.textContent = state.error;
    showFileItem(item, state.file);
    again.hidden = state.file?.state !== "error";
    submit.disabled = state.isSending || state.error !== null;
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
}
