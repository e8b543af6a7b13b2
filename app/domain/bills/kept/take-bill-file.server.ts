import { createHash, randomUUID } from "node:crypto";
import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import type { ClaimFileType } from "#app/domain/kept/kept-document.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { DocumentReader } from "#app/platform/ocr/document-reader.ts";
import type { DocumentFileType } from "#app/platform/ocr/image/sniff-file-type.ts";
import type { RecordKeeper } from "../../kept/record-keeper.ts";
import { type BillFile, checkFile, type FileNotRead } from "../read/check-file.ts";

/** A file that lies sealed on the disk and belongs to no bill yet. */
export interface StoredFile {
  fileId: string;
  name: string;
  type: DocumentFileType | ClaimFileType;
  sizeBytes: number;
  pageCount: number;
}

export interface TakenFile extends StoredFile {
  /** SHA-256 of what was sent. */
  digest: Buffer;
}

const MAX_NAME_LENGTH = 200;

/** Tells a plan's file of claims by its first bytes; null: it is none. */
export type SniffClaims = (bytes: Uint8Array) => ClaimFileType | null;

/** Checks a file as it arrives and seals it on the disk. `sniffClaims`: where a plan's file of claims is taken, too. */
export async function takeBillFile(
  { reader, accountFiles }: { reader: DocumentReader; accountFiles: SealedFiles },
  keeper: RecordKeeper,
  file: BillFile,
  { signal, sniffClaims }: { signal: AbortSignal; sniffClaims?: SniffClaims },
): Promise<{ outcome: "taken"; file: TakenFile } | { outcome: "disk-full" } | FileNotRead> {
  const claims = sniffClaims?.(file.bytes) ?? null;
  const checked = claims
    ? { outcome: "checked" as const, type: claims, pageCount: 0 }
    : await checkFile(reader, file, signal);
  if (checked.outcome !== "checked") return checked;
  const { type, pageCount } = checked;
  const fileId = randomUUID();
  const written = await accountFiles.write(keeper, fileId, [file.bytes]);
  if (written.outcome === "disk-full") return written;
  const digest = createHash("sha256").update(file.bytes).digest();
  const { bytes } = file;
  const name = tidyLine(file.name).slice(0, MAX_NAME_LENGTH);
  return {
    outcome: "taken",
    file: { fileId, name, type, sizeBytes: bytes.byteLength, pageCount, digest },
  };
}
