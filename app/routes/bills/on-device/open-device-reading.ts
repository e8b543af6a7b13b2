import { pageBeingRead, type ReadProgress } from "#app/domain/bills/upload-progress.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { FileItemState, ShownFile } from "#app/ui/file-drop/show-file-item.ts";
import type { OnDeviceScriptWords } from "./on-device-script-words.ts";
import { type OnDevice, type ReaderAddresses, readOnDevice } from "./read-on-device.ts";
import type { DeviceReading } from "./reader-messages.ts";

export interface DeviceReadingState {
  file: ShownFile | null;
  error: string | null;
  isReading: boolean;
}

interface DeviceReadingOptions {
  addresses: ReaderAddresses;
  words: OnDeviceScriptWords;
  language: Language;
  onChange: (state: DeviceReadingState) => void;
  onRead: (read: Extract<DeviceReading, { outcome: "read" }>) => void;
}

/** Follows one bill on this device from its choice to the result: chosen, reading with progress, read; or an
 *  error that says what to do. */
export function openDeviceReading({ addresses, words, language, onChange, onRead }: DeviceReadingOptions) {
  let chosen: File | null = null;
  let underWay: AbortController | null = null;

  function show(state: FileItemState, error: string | null, progress: ShownFile["progress"] = null) {
    const file = chosen && { name: chosen.name, sizeBytes: chosen.size, state, progress };
    onChange({ file, error, isReading: progress !== null });
  }

  function showReading({ pagesRead, pageCount }: ReadProgress) {
    const page = pageBeingRead({ pagesRead: Math.floor(pagesRead), pageCount });
    const detail = pageCount > 1 ? say(language, words.pageOf, { page, pageCount }) : null;
    show("uploading", null, {
      percent: Math.round((100 * pagesRead) / pageCount),
      label: words.steps.reading,
      detail,
    });
  }

  function showDownload(percent: number) {
    if (percent < 100) show("uploading", null, { percent, label: words.steps.downloading, detail: null });
    else showReading({ pagesRead: 0, pageCount: 1 }); // which opens what has come
  }

  async function read() {
    if (!chosen) return show("idle", words.missingFile);
    const ended = new AbortController();
    underWay = ended;
    showReading({ pagesRead: 0, pageCount: 1 });
    const result = await readOnDevice(chosen, {
      addresses,
      onDownload: showDownload,
      onRead: showReading,
      signal: ended.signal,
    });
    if (result.outcome !== "read") return show("error", textOf(result));
    show("success", null);
    onRead(result);
  }

  function textOf(result: Exclude<OnDevice, { outcome: "read" }>): string {
    if (result.outcome !== "refused") return words.failures[result.outcome];
    return result.reason === "too-many-pages"
      ? say(language, words.tooManyPages, { pageCount: result.pageCount })
      : words.refusals[result.reason];
  }

  function change(file: File | null, error: string | null) {
    underWay?.abort();
    chosen = file;
    show("idle", error);
  }

  return {
    choose: ([file]: File[]) => change(file ?? null, null),
    reject: (message: string) => change(null, message),
    reset: () => change(null, null),
    /** Ends the reading; the file stays chosen. */
    cancel: () => change(chosen, null),
    read,
  };
}
