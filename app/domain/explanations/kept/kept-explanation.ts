import type { KeptDocument, KeptState } from "#app/domain/kept/kept-document.ts";
import {
  type ClaimStatus,
  type ExplainedClaim,
  type ExplainedLine,
  type Explanation,
  noAmounts,
} from "../explanation.ts";
import type { DenialLetter } from "../read/notice/denial-letter.ts";

/** An explanation of benefits as its owner keeps it: what was read of its files, put right or typed by hand. A value's place
 *  counts the pages of all documents; one that its owner put right has the confidence 1. */
export interface KeptExplanation {
  explanation: Explanation;
  documents: KeptDocument[];
  /** The bill that it was added to by its owner; null: none, or it is gone. */
  givenWithBillId: string | null;
  /** What a letter of refusal says besides; absent: it is none, or was kept before this was read. */
  letter?: DenialLetter;
}

/** A kept explanation with what its row tells. `version` grows with each change. */
export interface FoundExplanation {
  explanationId: string;
  state: KeptState;
  version: number;
  /** ISO times. */
  createdAt: string;
  updatedAt: string;
  kept: KeptExplanation;
}

/** What a list shows of a claim. Null = not told. */
export interface ClaimSummary {
  providerName: string | null;
  /** ISO days. */
  firstServiceDate: string | null;
  lastServiceDate: string | null;
  billedCents: number | null;
  youOweCents: number | null;
  status: ClaimStatus | null;
}

/** What a list shows of an explanation. */
export interface ExplanationSummary {
  planName: string | null;
  /** ISO day. */
  issueDate: string | null;
  /** The first `MAX_SUMMARISED`. */
  claims: ClaimSummary[];
  claimCount: number;
  pageCount: number;
}

/** An explanation as a list has it. */
export interface ListedExplanation extends Omit<FoundExplanation, "version" | "kept"> {
  summary: ExplanationSummary;
}

const MAX_SUMMARISED = 100;
/** More are in no file that one person reads: a year of a family has some hundred. */
export const MAX_CLAIMS = 500;
/** Of one claim. */
export const MAX_CLAIM_LINES = 1_000;

/** A claim of which nothing is told. */
export const emptyClaim: ExplainedClaim = {
  claimNumber: null,
  replacesClaimNumber: null,
  provider: null,
  patient: null,
  accountNumber: null,
  network: null,
  isEmergency: false,
  serviceDates: null,
  processedDate: null,
  status: null,
  lines: [],
  totals: noAmounts,
  adjustments: [],
};

export const emptyClaimLine: ExplainedLine = {
  serviceDate: null,
  serviceCode: null,
  modifiers: [],
  description: null,
  units: null,
  amounts: noAmounts,
  remarkCodes: [],
  adjustments: [],
};

/** An explanation that could not be read: all of it has to be typed next to its picture. */
export const unreadExplanation: Explanation = {
  source: "typed",
  plan: null,
  planKind: null,
  administrator: null,
  issueDate: null,
  memberId: null,
  claims: [emptyClaim],
  totals: noAmounts,
  remarks: [],
  appeal: { days: null, by: null, address: null },
  accumulators: [],
};

export function summariseExplanation({ explanation, documents }: KeptExplanation): ExplanationSummary {
  const { plan, issueDate, claims } = explanation;
  return {
    planName: plan?.value ?? null,
    issueDate: issueDate?.value ?? null,
    claims: claims.slice(0, MAX_SUMMARISED).map((claim) => ({
      providerName: claim.provider?.value ?? null,
      firstServiceDate: claim.serviceDates?.first.value ?? null,
      lastServiceDate: claim.serviceDates?.last.value ?? null,
      billedCents: claim.totals.billed?.value ?? null,
      youOweCents: claim.totals.youOwe?.value ?? null,
      status: claim.status,
    })),
    claimCount: claims.length,
    pageCount: documents.reduce((sum, { pages }) => sum + pages.length, 0),
  };
}
