import { useEffect, useRef, useState } from "react";
import {
  type ReadProgress,
  readingPageText,
  uploadProgress,
  uploadProgressLabel,
} from "#app/domain/bills/upload-progress.ts";
import { uploadMessages } from "#app/domain/bills/upload-rules.ts";
import type { FileItemState } from "#app/ui/file-drop/file-item.tsx";
import { prepareFile } from "./prepare-file.ts";
import { followReading, sendBill } from "./send-bill.ts";

interface ChosenFile {
  file: File;
  state: FileItemState;
  percent: number;
  /** How far the server is, once it reads a bill of several pages. */
  reading: ReadProgress | null;
}

/** The way of one bill from choice to receipt: none, chosen, uploading with progress, done; or an error that says
 *  what to do. `firstError` is what the server said of a form that was sent without script. */
export function useBillUpload(
  firstError: string | null,
  onShared: (receiptPath: string) => Promise<void> | void,
) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [error, setError] = useState(firstError);
  const leaving = useRef<AbortController | null>(null);

  useEffect(() => () => leaving.current?.abort(), []);

  function choose([file]: File[]) {
    setError(null);
    setChosen(file ? { file, state: "idle", percent: 0, reading: null } : null);
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
    setChosen((now) => now && { ...now, state: "error", percent: 0, reading: null });
  }

  async function upload() {
    if (!chosen) return setError(uploadMessages.missingFile);
    const { file } = chosen;
    const show = (percent: number) => setChosen({ file, state: "uploading", percent, reading: null });
    const showReading = (reading: ReadProgress) => setChosen((now) => now && { ...now, reading });
    const over = new AbortController();
    leaving.current = over;
    show(uploadProgress.preparing);
    try {
      const prepared = await prepareFile(file);
      show(uploadProgress.prepared);
      const readingId = crypto.getRandomValues(new Uint32Array(4)).join("-");
      void followReading(readingId, showReading, over.signal);
      const reply = await sendBill({
        file: prepared,
        fileName: file.name,
        readingId,
        onPercent: show,
        signal: over.signal,
      });
      if (reply.outcome === "shared") {
        show(uploadProgress.replied);
        await onShared(reply.receiptPath);
        setChosen({ file, state: "success", percent: uploadProgress.done, reading: null });
      } else if (reply.message === uploadMessages.noBillData) {
        reject(reply.message);
      } else {
        fail(reply.message);
      }
    } catch (problem) {
      fail(problem instanceof Error ? problem.message : uploadMessages.failed);
    } finally {
      over.abort();
    }
  }

  return {
    chosen,
    error,
    uploading: chosen?.state === "uploading",
    progress: chosen?.state === "uploading" ? progressOf(chosen) : undefined,
    choose,
    reject,
    reset,
    upload,
  };
}

function progressOf({ percent, reading }: ChosenFile) {
  return {
    percent,
    label: uploadProgressLabel(percent),
    ...(reading ? { detail: readingPageText(reading) } : {}),
  };
}
