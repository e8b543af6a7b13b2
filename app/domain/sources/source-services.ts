import type { KeepingRules } from "#app/domain/editions/kept-price-files.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import type { PoliteWeb } from "#app/platform/http/downloads/open-polite-web.server.ts";
import type { ImportIntake } from "./open-import-intake.server.ts";

/** What looking at sources takes. */
export interface SourceServices {
  db: PooledDatabase;
  web: PoliteWeb;
  intake: ImportIntake;
  clock: Clock;
  /** From 0 to 1. */
  random(): number;
  /** Where downloads lie until they came in, and held files until they are decided on. */
  folder: string;
  /** Between two looks at a source that does not fail. */
  intervalMs: number;
  /** The largest file that is downloaded. */
  maxFileBytes: number;
  /** Where the originals go; missing: none is kept. */
  keeping?: KeepingRules | undefined;
  /** What stays free on the disk. */
  keepFreeBytes: number;
  signal: AbortSignal;
}
