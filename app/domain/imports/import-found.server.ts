import type { KnownServices } from "#app/domain/billing-codes/record-services.server.ts";
import { type KeepingRules, keepPriceFile } from "#app/domain/editions/kept-price-files.server.ts";
import { itemAt } from "#app/domain/item-at.ts";
import type { FoundPriceFile } from "#app/domain/mrf/find-price-files.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import type { ImportOptions, ImportOutcome, ImportProgress } from "./import-outcome.ts";
import { importPriceFile } from "./import-price-file.server.ts";
import { importTogether } from "./import-together.server.ts";
import type { ImportTurn } from "./open-turns.ts";
import { openPriceFile, type PriceFile } from "./price-file.server.ts";

export type PresentFile = Extract<FoundPriceFile, { outcome: "found" }>;

export type ImportResult =
  | { file: PresentFile; result: ImportOutcome; seconds: number }
  | { file: Extract<FoundPriceFile, { outcome: "missing" }>; result: null; seconds: number };

export type RunProgress = ImportProgress & { fileName: string; sizeBytes: number; seconds: number };

export type RunOptions = Pick<ImportOptions, "strict" | "maxBytes" | "signal"> & {
  onProgress?: (progress: RunProgress) => void;
  onResult: (result: ImportResult) => void;
  /** Where the originals go; missing: none is kept. */
  keeping?: KeepingRules | undefined;
  /** What is known of a file beforehand: whether it may come in, and whether it does as the newest one. */
  judgeFile?: (file: PresentFile) => Pick<ImportOptions, "judge" | "takesOver">;
};

/** Keeps the bytes of a file that is imported, just now or before. */
async function keepOriginal(
  { keeping }: RunOptions,
  { path }: PresentFile,
  { sha256 }: PriceFile,
  { outcome }: ImportOutcome,
): Promise<void> {
  if (keeping && outcome !== "refused") await keepPriceFile(keeping, path, sha256);
}

/** Imports one file, with its progress, and lets go of it. It looks for its hospital when it is its turn. */
export async function importFound(
  db: PooledDatabase,
  file: FoundPriceFile,
  turn: ImportTurn,
  options: RunOptions & { replacesSampleData: boolean },
  knownServices: KnownServices,
): Promise<ImportResult> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  if (file.outcome === "missing") return { file, result: null, seconds: seconds() };
  try {
    const priceFile = await openPriceFile(file.path, file).catch((error: Error) => error);
    if (priceFile instanceof Error) {
      const { path: target } = file;
      const missing = {
        outcome: "missing",
        target,
        reason: "unreadable-file",
        written: priceFile.message,
      } as const;
      return { file: missing, result: null, seconds: seconds() };
    }
    const { fileName, sizeBytes } = priceFile;
    const { onProgress } = options;
    const result = await importPriceFile(
      db,
      priceFile,
      {
        ...options,
        ...options.judgeFile?.(file),
        isSample: false,
        onProgress:
          onProgress && ((progress) => onProgress({ ...progress, fileName, sizeBytes, seconds: seconds() })),
      },
      knownServices,
      turn,
    );
    await keepOriginal(options, file, priceFile, result);
    return { file, result, seconds: seconds() };
  } finally {
    await file.release();
  }
}

/** Imports small files in one transaction and lets go of them; null: each is to be imported by itself. */
export async function importFoundTogether(
  db: PooledDatabase,
  found: readonly PresentFile[],
  turn: ImportTurn,
  options: RunOptions,
  knownServices: KnownServices,
): Promise<ImportResult[] | null> {
  const startedAt = performance.now();
  const files = await Promise.all(found.map((file) => openPriceFile(file.path, file))).catch(() => null);
  const imported =
    files &&
    (await importTogether(
      db,
      files,
      { ...options, onProgress: undefined, isSample: false, replacesSampleData: false },
      knownServices,
      turn,
    ));
  if (!imported) return null;
  for (const [index, file] of found.entries())
    await keepOriginal(options, file, itemAt(files, index), itemAt(imported, index));
  for (const file of found) await file.release();
  const seconds = (performance.now() - startedAt) / 1000 / found.length;
  return imported.map((result, index) => ({ file: itemAt(found, index), result, seconds }));
}
