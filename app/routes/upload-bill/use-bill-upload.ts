import { useEffect, useRef, useState } from "react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { uploadWords } from "#app/content/words/upload.ts";
import {
  pageBeingRead,
  type ReadProgress,
  uploadProgress,
  uploadStepAt,
} from "#app/domain/bills/upload-progress.ts";
import { say } from "#app/domain/language/say.ts";
import type { FileItemState } from "#app/ui/file-drop/file-item.tsx";
import { prepareFile } from "./prepare-file.ts";
import { randomUuid } from "./random-uuid.ts";
import { followReading, type SentBill, sendBill } from "./send-bill.ts";

interface ChosenFile {
  file: File;
  /** Of this choice: however often it is sent, it is shared once. */
  uploadId: string;
  state: FileItemState;
  percent: number;
  /** How far the server is, once it reads a bill of several pages. */
  reading: ReadProgress | null;
}

const changed = (part: Partial<ChosenFile>) => (now: ChosenFile | null) => now && { ...now, ...part };

/** Long enough to be seen, too short to be waited for. */
const doneLookMs = 300;

/** The way of one bill from choice to receipt: none, chosen, uploading with progress, done; or an error that says
 *  what to do. `firstError` is what the server said of a form that was sent without script; `hasReceipt` tells that
 *  the page has what `onShared` began to load. */
export function useBillUpload(
  firstError: string | null,
  hasReceipt: boolean,
  onShared: (receiptPath: string) => void,
) {
  const language = useLanguage();
  const words = useWords(uploadWords);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [error, setError] = useState(firstError);
  const leaving = useRef<AbortController | null>(null);
  // What travels is made once: some browsers draw the same photo a little differently each time.
  const prepared = useRef<{ uploadId: string; file: Blob } | null>(null);

  useEffect(() => () => leaving.current?.abort(), []);

  const awaitsReceipt = chosen?.percent === uploadProgress.replied;
  useEffect(() => {
    if (awaitsReceipt && hasReceipt) setChosen(changed({ percent: uploadProgress.done, state: "success" }));
  }, [awaitsReceipt, hasReceipt]);

  const isDone = chosen?.state === "success";
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setChosen(null), doneLookMs);
    return () => clearTimeout(timer);
  }, [isDone]);

  function choose([file]: File[]) {
    setError(null);
    setChosen(file ? { file, uploadId: randomUuid(), state: "idle", percent: 0, reading: null } : null);
  }

  function reject(message: string) {
    setChosen(null);
    setError(message);
  }

  function reset() {
    setChosen(null);
    setError(null);
  }

  function fail(message: string) {
    setError(message);
    setChosen(changed({ state: "error", percent: 0, reading: null }));
  }

  async function upload() {
    if (!chosen) return setError(words.refusals["missing-file"]);
    setError(null);
    const { file, uploadId } = chosen;
    const show = (percent: number) => setChosen(changed({ state: "uploading", percent, reading: null }));
    const over = new AbortController();
    leaving.current = over;
    show(uploadProgress.preparing);
    if (prepared.current?.uploadId !== uploadId) {
      const made = await prepareFile(file);
      if (made.outcome === "damaged-image") return fail(words.inBrowser.damagedImage);
      if (made.outcome === "unreadable-file") return fail(words.inBrowser.unreadableFile);
      prepared.current = { uploadId, file: made.file };
    }
    show(uploadProgress.prepared);
    const readingId = randomUuid();
    void followReading(readingId, (reading) => setChosen(changed({ reading })), over.signal);
    const reply = await sendBill({
      file: prepared.current.file,
      fileName: file.name,
      uploadId,
      readingId,
      onPercent: show,
      signal: over.signal,
    });
    over.abort();
    if (reply.outcome === "shared") {
      show(uploadProgress.replied);
      onShared(reply.receiptPath);
    } else if (reply.outcome === "refused" && reply.reason === "no-bill-data") {
      reject(words.refusals["no-bill-data"]);
    } else {
      fail(textOf(reply));
    }
  }

  function textOf(reply: Exclude<SentBill, { outcome: "shared" }>): string {
    if (reply.outcome === "connection-lost") return words.inBrowser.connectionLost;
    if (reply.reason === "unsupported-type") return words.refusals["unsupported-type"];
    return reply.message ?? words.inBrowser.unknown;
  }

  function progressOf({ percent, reading }: ChosenFile) {
    const page = reading && { page: pageBeingRead(reading), pageCount: reading.pageCount };
    return {
      percent,
      label: words.steps[uploadStepAt(percent)],
      ...(page ? { detail: say(language, words.pageOf, page) } : {}),
    };
  }

  const sending = chosen?.state === "uploading" || isDone;
  return {
    chosen,
    error,
    /** From the press of the button until the receipt takes the form's place. */
    sending,
    progress: chosen && sending ? progressOf(chosen) : undefined,
    choose,
    reject,
    reset,
    upload,
  };
}
