import {
  pageBeingRead,
  type ReadProgress,
  uploadProgress,
  uploadStepAt,
} from "#app/domain/bills/upload-progress.ts";
import { isNoBill } from "#app/domain/bills/upload-refusal.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { FileItemState, ShownFile } from "#app/ui/file-drop/show-file-item.ts";
import { dataOf } from "#app/ui/page/page-parts.ts";
import { prepareFile } from "./prepare-file.ts";
import { randomUuid } from "./random-uuid.ts";
import { followReading, type SentBill, sendBill } from "./send-bill.ts";
import type { UploadScriptWords } from "./upload-script-words.ts";

/** Long enough to be seen, too short to be waited for. */
const doneLookMs = 300;

interface ChosenFile {
  file: File;
  /** Of this choice: however often it is sent, it is shared once. */
  uploadId: string;
  state: FileItemState;
  percent: number;
  /** How far the server is, once it reads a bill of several pages. */
  reading: ReadProgress | null;
  /** What travels. It is made once: some browsers draw the same photo a little differently each time. */
  prepared: Blob | null;
}

export interface UploadState {
  file: ShownFile | null;
  error: string | null;
  /** From the press of the button until what was read takes the form's place. */
  isSending: boolean;
}

interface UploadOptions {
  form: HTMLFormElement;
  words: UploadScriptWords;
  language: Language;
  /** What the server said of a form that was sent before the script was there. */
  firstError: string | null;
  onChange: (state: UploadState) => void;
  onRead: (read: Extract<SentBill, { outcome: "read" }>) => void;
}

/** Follows one bill from its choice to the result: none, chosen, uploading with progress, done; or an error that
 *  says what to do. */
export function openUpload({ form, words, language, firstError, onChange, onRead }: UploadOptions) {
  let chosen: ChosenFile | null = null;
  let error = firstError;

  function change(now: ChosenFile | null, said: string | null = error) {
    chosen = now;
    error = said;
    const isSending = now?.state === "uploading" || now?.state === "success";
    const file = now && {
      name: now.file.name,
      sizeBytes: now.file.size,
      state: now.state,
      progress: isSending ? progressOf(now) : null,
    };
    onChange({ file, error, isSending });
  }

  /** Changes what is still the chosen file. */
  function update(file: ChosenFile, part: Partial<ChosenFile>, said?: string | null) {
    if (chosen?.uploadId === file.uploadId) change({ ...chosen, ...part }, said);
  }

  function progressOf({ percent, reading }: ChosenFile) {
    const page = reading && { page: pageBeingRead(reading), pageCount: reading.pageCount };
    return {
      percent,
      label: words.steps[uploadStepAt(percent)],
      detail: page && say(language, words.pageOf, page),
    };
  }

  async function prepare(file: ChosenFile): Promise<Blob | null> {
    if (file.prepared) return file.prepared;
    const made = await prepareFile(file.file, dataOf(form, "tiffWorker"));
    if (made.outcome === "prepared") {
      update(file, { prepared: made.file });
      return made.file;
    }
    const { damagedImage, unreadableFile } = words.inBrowser;
    fail(file, made.outcome === "damaged-image" ? damagedImage : unreadableFile);
    return null;
  }

  function fail(file: ChosenFile, message: string) {
    update(file, { state: "error", percent: 0, reading: null }, message);
  }

  async function send() {
    if (!chosen) return change(null, words.refusals["missing-file"]);
    const file = chosen;
    const show = (percent: number) => update(file, { state: "uploading", percent, reading: null });
    change(file, null);
    show(uploadProgress.preparing);
    const prepared = await prepare(file);
    if (prepared === null) return;
    show(uploadProgress.prepared);
    const over = new AbortController();
    const readingId = randomUuid();
    void followReading(readingId, (reading) => update(file, { reading }), over.signal);
    const { uploadId } = file;
    const reply = await sendBill({
      form,
      file: prepared,
      fileName: file.file.name,
      uploadId,
      readingId,
      onPercent: show,
      signal: over.signal,
    });
    over.abort();
    if (reply.outcome === "read") return finish(file, reply);
    if (reply.outcome === "refused" && isNoBill(reply.reason)) return change(null, textOf(reply));
    fail(file, textOf(reply));
  }

  async function finish(file: ChosenFile, reply: Extract<SentBill, { outcome: "read" }>) {
    update(file, { percent: uploadProgress.replied, reading: null });
    await loadPictures(reply.panel);
    update(file, { percent: uploadProgress.done, state: "success" });
    setTimeout(onRead, doneLookMs, reply);
  }

  function textOf(reply: Exclude<SentBill, { outcome: "read" }>): string {
    if (reply.outcome === "connection-lost") return words.inBrowser.connectionLost;
    if (reply.reason === "unsupported-type") return words.refusals["unsupported-type"];
    return reply.message ?? words.inBrowser.unknown;
  }

  return {
    choose([file]: File[]) {
      const fresh = { state: "idle" as const, percent: 0, reading: null, prepared: null };
      change(file ? { file, uploadId: randomUuid(), ...fresh } : null, null);
    },
    reject: (message: string) => change(null, message),
    reset: () => change(null, null),
    send,
  };
}

/** So that the check appears complete. A picture that can't be shown delays nothing. */
async function loadPictures(panel: Element): Promise<void> {
  for (const { src } of panel.querySelectorAll("img")) {
    const picture = new Image();
    picture.src = src;
    await picture.decode().catch(() => {});
  }
}
