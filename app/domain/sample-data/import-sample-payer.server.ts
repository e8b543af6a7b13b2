import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { importPayerFiles } from "#app/domain/payer-files/import-payer-files.server.ts";
import { shoppableServices } from "#app/domain/payer-files/wanted-services.server.ts";
import { importProviders } from "#app/domain/providers/import-providers.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { makeSamplePayer } from "./make-sample-payer.ts";

const MAX_BYTES = 100_000_000;

/** Imports the fictional payer and its providers through the importers of real files. Throws where they refuse it. */
export async function importSamplePayer(db: PooledDatabase): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "sample-payer-"));
  const { signal } = new AbortController();
  try {
    for (const { fileName, text } of makeSamplePayer()) await writeFile(path.join(folder, fileName), text);
    const providers = makeSamplePayer()
      .filter(({ fileName }) => fileName.startsWith("npidata"))
      .map(({ fileName }) => path.join(folder, fileName));
    const choice = { states: null, isSample: true, signal, onProgress: () => {} };
    const end = await importProviders(db, providers, choice);
    if (end.outcome === "refused") throw new Error(`The sample file ${end.fileName} was refused.`);
    await importPayerFiles(
      db,
      folder,
      { plans: [], states: null, services: shoppableServices(), isSample: true },
      {
        downloadDirectory: folder,
        maxBytes: MAX_BYTES,
        signal,
        onProgress: () => {},
        onResult(result) {
          if (result.outcome === "refused")
            throw new Error(`The sample file ${result.fileName} was refused.`);
        },
      },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
