import type { Refusal } from "#app/domain/imports/import-outcome.ts";
import type { MissingPriceFile } from "#app/domain/mrf/find-price-files.server.ts";

/** `finder`: a cms-hpt.txt, or a site that has one at its root; `file`: a price file. */
export type SourceKind = "finder" | "file";

export const SOURCE_STATES = ["current", "quarantined", "failing", "paused"] as const;

/**
 * The state of a source. `current`: its newest file is the one in force; `quarantined`: a file of it waits for a decision;
 * `failing`: it could not be read, or was not asked yet; `paused`: it isn't asked.
 */
export type SourceState = (typeof SOURCE_STATES)[number];

/** Why a source or one of its files is not current, besides what keeps a download from coming. */
export const SOURCE_REASONS = [
  "not-asked-yet",
  "page-in-place", // a web page where a price file should be
  "not-named", // its cms-hpt.txt names it no more
  "not-imported", // the importer refused it
  "rejected", // an operator rejected it
] as const;

export type SourceReason = (typeof SOURCE_REASONS)[number] | MissingPriceFile["reason"];

/** Why something is not current. `written`: what tells more, '' where nothing does; `refusal`: the importer's word. */
export interface Why {
  reason: SourceReason;
  written: string;
  refusal: Refusal | null;
}

export const why = (reason: SourceReason, written = ""): Why => ({ reason, written, refusal: null });
