import type { SourceReason } from "./source.ts";

/** Days after which a price file is older than hospitals may let it become (a year), with a month to publish the next one. */
export const MAX_FILE_AGE_DAYS = 400;

export const PRICE_FILE_STATES = ["current", "stale", "failing", "missing"] as const;

/**
 * How the price file of a hospital is. `current`: nothing is known against it; `stale`: older than `MAX_FILE_AGE_DAYS`;
 * `failing`: a file is here, and the newest one at its address did not come in; `missing`: none is here.
 */
export type PriceFileState = (typeof PRICE_FILE_STATES)[number];

export const PRICE_FILE_REASONS = [
  "not-asked-yet", // no source knows the hospital, or its source was not asked yet
  "no-file", // nothing is at the address, or no address is named
  "blocked", // the server or its robots.txt forbids programs
  "page-in-place", // a web page is in its place
  "unreachable", // no answer, or the download did not end
  "broken", // it came damaged or cut short
  "refused", // it isn't a price file that can be read
  "quarantined", // it waits for an operator's decision
] as const;

/** Why the newest price file of a hospital is not here. Pages, files and data calls use these and no others. */
export type PriceFileReason = (typeof PRICE_FILE_REASONS)[number];

/** What a source's own reason means for a reader. */
export const READERS_REASONS: Readonly<Record<SourceReason, PriceFileReason>> = {
  "not-asked-yet": "not-asked-yet",
  "not-named": "no-file",
  "not-found": "no-file",
  "bad-address": "no-file",
  "no-such-file": "no-file",
  "no-price-file": "no-file",
  "no-mrf-url": "no-file",
  "mrf-url-no-address": "no-file",
  "line-no-key": "no-file",
  "empty-folder": "no-file",
  refused: "blocked",
  "robots-forbid": "blocked",
  "page-in-place": "page-in-place",
  "web-page": "page-in-place",
  "server-error": "unreachable",
  "bad-redirect": "unreachable",
  "private-address": "unreachable",
  "unknown-server": "unreachable",
  unreachable: "unreachable",
  "bad-certificate": "unreachable",
  "timed-out": "unreachable",
  "too-slow": "unreachable",
  "too-many-redirects": "unreachable",
  "robots-away": "unreachable",
  "asked-to-wait": "unreachable",
  "disk-full": "unreachable",
  "cut-short": "broken",
  "empty-archive": "broken",
  "damaged-archive": "broken",
  "unreadable-folder": "broken",
  "unreadable-file": "broken",
  "no-text": "broken",
  "not-imported": "refused",
  rejected: "refused",
  "too-large": "refused",
};

/** How a hospital's price file is and where it comes from. Days are ISO days in Eastern time. */
export interface PriceFileStanding {
  state: PriceFileState;
  /** Null: current or stale. */
  reason: PriceFileReason | null;
  /** The file's own day; null: it gives none, or the file is missing. */
  fileDate: string | null;
  /** Null: the file is missing. */
  importedOn: string | null;
  /** When its source asked for it last; null: no source watches this file. */
  checkedOn: string | null;
  /** From then to today: 1 = yesterday. */
  checkedDaysAgo: number | null;
  /** Since when the newest file can't be imported; null: it can, or no one asked. */
  failingSince: string | null;
  /** Between the file's day, or that of its import, and today; null: the file is missing. */
  ageDays: number | null;
}
