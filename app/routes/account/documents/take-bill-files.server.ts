import {
  type KeepRefusal,
  MAX_BYTES,
  MAX_FILES,
  MAX_PAGES,
  type NotKept,
} from "#app/domain/bills/kept/keep-refusal.ts";
import {
  type SniffClaims,
  type TakenFile,
  takeBillFile,
} from "#app/domain/bills/kept/take-bill-file.server.ts";
import { maxFileBytes } from "#app/domain/bills/upload-rules.ts";
import { dropFiles } from "#app/domain/kept/drop-files.server.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import { isFilesAway } from "#app/platform/files/files-away.server.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { DiskWatch } from "#app/platform/files/watch-disk.server.ts";
import {
  isChosenFile,
  type ReceivedParts,
  receiveParts,
} from "#app/platform/http/bodies/receive-parts.server.ts";
import type { FairAdmission } from "#app/platform/http/limits/fair-admission.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import type { DocumentReader } from "#app/platform/ocr/document-reader.ts";

interface TakeServices {
  reader: DocumentReader;
  accountFiles: SealedFiles;
  uploads: FairAdmission;
  disk: DiskWatch;
  clientAddress: string;
}

/** The message if there is no place, or if too many of the person's bills already wait. */
export const RETRY_AFTER_SECONDS = 30;

/** The result of a form with files: all files are on the disk, or none of them. `fileCount`: how many there were when it ended.
 */
export type TakenForm =
  | { outcome: "taken"; files: TakenFile[]; fields: ReadonlyMap<string, string> }
  | (NotKept & { fileCount: number });

/** Takes the files of a multipart form, field `files`, each sealed on the disk as it arrives: never two of them in memory,
 *  never one on the disk in clear. "busy": no place is free, or its network holds its share. `sniffClaims`: where a plan's files of claims are taken, too. What cannot be kept ends the form and leaves nothing. */
export async function takeBillFiles(
  services: TakeServices,
  keeper: RecordKeeper,
  request: Request,
  sniffClaims?: SniffClaims,
): Promise<TakenForm> {
  const leave = services.uploads.enter(services.clientAddress);
  if (!leave) return { outcome: "busy", retryAfterSeconds: RETRY_AFTER_SECONDS, fileCount: 0 };
  const files: TakenFile[] = [];
  const fields = new Map<string, string>();
  let problem: NotKept | null = null;
  let isTaken = false;

  async function take(file: { bytes: Uint8Array; name: string }): Promise<NotKept | null> {
    if (files.length === MAX_FILES) return notKept({ reason: "too-many-files" });
    const taken = await takeBillFile(services, keeper, file, {
      signal: request.signal,
      ...(sniffClaims && { sniffClaims }),
    });
    switch (taken.outcome) {
      case "taken": {
        files.push(taken.file);
        const pageCount = files.reduce((sum, file) => sum + file.pageCount, 0);
        return pageCount > MAX_PAGES ? notKept({ reason: "too-many-pages", pageCount }) : null;
      }
      case "disk-full":
        await services.disk.noteFull();
        return notKept({ reason: "disk-full" });
      case "refused":
        return notKept(
          taken.reason === "too-many-pages"
            ? { reason: taken.reason, pageCount: taken.pageCount }
            : { reason: taken.reason, fileNumber: files.length + 1 },
        );
      default:
        return taken;
    }
  }

  try {
    const limits = { maxFileBytes, maxTotalBytes: MAX_BYTES, maxParts: 100 };
    const received = await receiveParts(request, limits, async (part) => {
      if (part.name && part.isText) fields.set(part.name, part.text);
      else if (part.name === "files" && isChosenFile(part)) {
        problem = await take({ bytes: part.bytes, name: part.filename ?? "" });
      }
      return problem === null;
    });
    const failure = problem ?? failureOf(received, files.length);
    isTaken = failure === null;
    return failure ? { ...failure, fileCount: files.length + 1 } : { outcome: "taken", files, fields };
  } catch (error) {
    if (!isFilesAway(error)) throw error;
    logFailure("Files could not be taken", error);
    return { ...notKept({ reason: "files-away" }), fileCount: files.length + 1 };
  } finally {
    leave();
    if (!isTaken) {
      await dropFiles(
        services.accountFiles,
        keeper,
        files.map(({ fileId }) => fileId),
      );
    }
  }
}

function failureOf(received: ReceivedParts, fileCount: number): NotKept | null {
  switch (received) {
    case "whole":
      return fileCount > 0 ? null : notKept({ reason: "missing-file", fileNumber: null });
    case "left":
      return { outcome: "cancelled" };
    case "file-too-large":
      return notKept({ reason: "file-too-large", fileNumber: fileCount + 1 });
    case "form-too-large":
      return notKept({ reason: "files-too-large" });
    case "stalled":
      return notKept({ reason: "upload-stalled", fileNumber: null });
    case "ended":
    case "malformed":
      return notKept({ reason: "malformed-upload", fileNumber: null });
  }
}

function notKept(refusal: KeepRefusal): NotKept {
  return { outcome: "not-kept", refusal };
}
