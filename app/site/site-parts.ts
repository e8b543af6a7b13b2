import {
  type PasswordCost,
  SERVED_PASSWORD_COST,
} from "#app/domain/accounts/passwords/open-password-hasher.server.ts";
import { openPaperReader } from "#app/domain/documents/process/open-paper-reader.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { repeatInBackground } from "#app/platform/jobs/repeat-in-background.ts";
import { openDocumentReader } from "#app/platform/ocr/worker/open-document-reader.server.ts";

/** What tests put in the place of what a site is served with. */
export interface SiteParts {
  clock: Clock;
  openReader: typeof openDocumentReader;
  openPapers: typeof openPaperReader;
  repeat: typeof repeatInBackground;
  sampleNoticePatienceMs: number;
  readingPatienceMs: number;
  readinessPatienceMs: number;
  unreadBodySilenceMs: number;
  /** Reads that are worked on at once; kept pages do not count. */
  maxReadsAtOnce: number;
  passwordCost: PasswordCost;
}

export const servedParts: SiteParts = {
  clock: systemClock,
  openReader: openDocumentReader,
  openPapers: openPaperReader,
  repeat: repeatInBackground,
  sampleNoticePatienceMs: 2_000,
  readingPatienceMs: 8_000,
  readinessPatienceMs: 2_000,
  unreadBodySilenceMs: 10_000,
  maxReadsAtOnce: 64, // at some 20 ms of a core each, about a second's work
  passwordCost: SERVED_PASSWORD_COST,
};
