import { acceptedExtensions } from "#app/domain/bills/upload-rules.ts";
import type { Language } from "#app/domain/language/language.ts";
import { showFileItem } from "#app/ui/file-drop/show-file-item.ts";
import { watchDropZone } from "#app/ui/file-drop/watch-drop-zone.ts";
import { dataOf, partOf } from "#app/ui/page/page-parts.ts";
import { fillCheck, markChanges } from "./fill-check.ts";
import type { OnDeviceScriptWords } from "./on-device-script-words.ts";
import { type DeviceReadingState, openDeviceReading } from "./open-device-reading.ts";
import type { ReaderAddresses } from "./read-on-device.ts";

// Reads a bill by the browser, and shows what was read in the form that shares it. Nothing is downloaded for it before its
// button is pressed, and nothing of the bill is sent.

const rules = { maxFiles: 1, extensions: acceptedExtensions, maxBytes: null };

function start(form: HTMLFormElement): void {
  const part = <Part extends HTMLElement>(name: string) => partOf<Part>(form, `[data-${name}]`);
  const words: OnDeviceScriptWords = JSON.parse(dataOf(form, "words"));
  const addresses: ReaderAddresses = JSON.parse(dataOf(form, "addresses"));
  const language = document.documentElement.lang as Language;
  const [error, submit, cancel, item] = [
    part("error"),
    part<HTMLButtonElement>("submit"),
    part("cancel"),
    part("file-item"),
  ];
  const reading = openDeviceReading({ addresses, words, language, onChange: show, onRead: showCheck });

  function show({ file, error: problem, isReading }: DeviceReadingState) {
    error.hidden = problem === null;
    if (error.textContent !== problem) error.textContent = problem;
    showFileItem(item, file);
    submit.disabled = isReading;
    cancel.hidden = !isReading;
    for (const input of form.querySelectorAll<HTMLInputElement>("input[type=file]"))
      input.disabled = isReading;
  }

  watchDropZone(part("look"), {
    rules,
    texts: {
      tooMany: () => words.severalFiles,
      wrongType: () => words.refusals["unsupported-type"],
      tooLarge: words.refusals["pdf-too-large"],
    },
    onChoose: reading.choose,
    onReject: reading.reject,
  });
  part("remove").addEventListener("click", reading.reset);
  cancel.addEventListener("click", reading.cancel);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void reading.read();
  });
  form.hidden = false;

  function showCheck(read: Parameters<typeof fillCheck>[1]) {
    const check = partOf(document, "[data-check]");
    fillCheck(check, read);
    form.closest("[data-reading]")?.setAttribute("hidden", "");
    partOf(check, "h2").focus();
  }
}

const canRead =
  typeof WebAssembly === "object" &&
  typeof OffscreenCanvas === "function" &&
  typeof createImageBitmap === "function";

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-on-device]")) {
  delete form.dataset.state;
  if (canRead) start(form);
  else partOf(document, "[data-unsupported]").hidden = false;
}
markChanges(partOf<HTMLFormElement>(document, "form#check"));
