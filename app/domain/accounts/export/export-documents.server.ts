import type { KeptDocument } from "#app/domain/kept/kept-document.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { ZipEntry } from "#app/platform/files/zip-stream.server.ts";
import type { OpenAccount } from "../open-account.server.ts";
import { archiveName } from "./archive-path.ts";
import type { ExportedBill } from "./exported-account.ts";

/** The files of a bill or an explanation as they were sent, in this folder of the archive; one that the site has lost is
 *  told, and left out. */
export async function exportDocuments(
  { accountFiles }: { accountFiles: SealedFiles },
  account: OpenAccount,
  kept: readonly KeptDocument[],
  folder: string,
): Promise<{ documents: ExportedBill["documents"]; files: ZipEntry[] }> {
  const files: ZipEntry[] = [];
  const documents: ExportedBill["documents"] = [];
  for (const [index, document] of kept.entries()) {
    const { fileId, name, kind } = document;
    const path = `${folder}/${fileName(document, index + 1)}`;
    const isThere = (await accountFiles.read(account, fileId)) !== null;
    documents.push({ path: isThere ? path : null, name, kind });
    if (isThere) files.push({ path, content: () => openFile(accountFiles, account, fileId) });
  }
  return { documents, files };
}

async function openFile(accountFiles: SealedFiles, account: OpenAccount, fileId: string) {
  const file = await accountFiles.read(account, fileId);
  if (!file) throw new Error(`The file ${fileId} was removed while its account was exported.`);
  return file.chunks;
}

/** With its number, since two may have one name. */
function fileName({ name, type }: KeptDocument, number: number): string {
  const safe = archiveName(name);
  return safe === "" || safe.startsWith(".") ? `${number}.${type}` : `${number}-${safe}`;
}
