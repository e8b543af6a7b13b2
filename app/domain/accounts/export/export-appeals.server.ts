import { Readable } from "node:stream";
import type { AppealDocument, FoundAppeal } from "#app/domain/appeals/appeal.ts";
import { openAppealDocument } from "#app/domain/appeals/appeal-documents.server.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import type { LetterText } from "#app/domain/letters/letter-text.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { ZipEntry } from "#app/platform/files/zip-stream.server.ts";
import type { OpenAccount } from "../open-account.server.ts";
import { archiveName } from "./archive-path.ts";
import type { ExportedAppeal } from "./exported-account.ts";

export interface FileServices {
  db: Database;
  accountFiles: SealedFiles;
  /** A letter as a PDF. */
  drawLetter(letter: LetterText): Promise<Uint8Array>;
}

/** `folderOf`: of each bill, in the archive; the letters and documents of its appeals lie in it, by the appeal's number. */
export async function exportAppeals(
  services: FileServices,
  account: OpenAccount,
  folderOf: ReadonlyMap<string, string>,
): Promise<{ exported: ExportedAppeal; files: ZipEntry[] }[]> {
  const exports: { exported: ExportedAppeal; files: ZipEntry[] }[] = [];
  for (const [index, { appealId }] of (await keptAppeals.list(services.db, account)).entries()) {
    const found = await keptAppeals.find(services.db, account, appealId);
    const billFolder = found && folderOf.get(found.billId);
    if (billFolder) exports.push(await exportAppeal(services, account, found, billFolder, index + 1));
  }
  return exports;
}

async function exportAppeal(
  services: FileServices,
  account: OpenAccount,
  { appealId, createdAt, updatedAt, appeal }: FoundAppeal,
  billFolder: string,
  number: number,
) {
  const folder = `${billFolder}/appeal-${number}`;
  const letters = appeal.letters.map((version) => ({
    ...version,
    path: `${folder}/letter-${version.letterNo}.pdf`,
  }));
  const files: ZipEntry[] = letters.map(({ path, letter }) => ({
    path,
    content: async () => Readable.from([await services.drawLetter(letter)]),
  }));
  const documents: ExportedAppeal["documents"] = [];
  for (const [index, document] of appeal.documents.entries()) {
    const of = { appealId, fileId: document.fileId };
    const path = `${folder}/${fileName(document, index + 1)}`;
    const isThere = (await openAppealDocument(services, account, of)) !== null;
    const { name, paper } = document;
    documents.push({ path: isThere ? path : null, name, ...(paper && { paper }) });
    if (isThere) files.push({ path, content: () => openDocument(services, account, of) });
  }
  const { auditId: _audit, followedBy: _next, outcomeIds: _rows, ...told } = appeal;
  return {
    exported: {
      ...told,
      billFolder,
      createdAt,
      updatedAt,
      hospitalName: appeal.hospital?.name ?? null,
      letters,
      documents,
    },
    files,
  };
}

async function openDocument(
  services: FileServices,
  account: OpenAccount,
  of: { appealId: string; fileId: string },
) {
  const file = await openAppealDocument(services, account, of);
  if (!file) throw new Error(`The file ${of.fileId} was removed while its account was exported.`);
  return file.chunks;
}

/** With its number, since two may have one name. */
function fileName({ name, type }: AppealDocument, number: number): string {
  const safe = archiveName(name);
  return safe === "" || safe.startsWith(".") ? `${number}.${type}` : `${number}-${safe}`;
}
