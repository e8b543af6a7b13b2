import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";
import { openDocumentReader } from "#app/platform/ocr/worker/open-document-reader.server.ts";

/** The words of files, in their order, each read once and kept in `wordsFolder`; null: a file that could not be read. */
export async function readWords(
  folder: string,
  files: { file: string }[],
  wordsFolder: string,
): Promise<(DocumentText | null)[]> {
  await mkdir(wordsFolder, { recursive: true });
  const reader = openDocumentReader({ workers: 2, queueLength: 2, pageTimeoutMs: 60_000, maxPages: 25 });
  const all: (DocumentText | null)[] = [];
  try {
    for (const { file } of files) {
      const bytes = await readFile(path.join(folder, file));
      const kept = path.join(wordsFolder, `${createHash("sha256").update(bytes).digest("hex")}.json`);
      if (existsSync(kept)) {
        all.push(JSON.parse(await readFile(kept, "utf8")));
        continue;
      }
      const read = await reader.read(bytes);
      all.push(read.outcome === "read" ? read.document : null);
      if (read.outcome === "read") await writeFile(kept, JSON.stringify(read.document));
    }
  } finally {
    await reader.close();
  }
  return all;
}
