import { randomUUID } from "node:crypto";
import path from "node:path";
import {
  type AmountKind,
  type ExplainedAmounts,
  type ExplainedClaim,
  type ExplainedValue,
  type Explanation,
  noAmounts,
} from "#app/domain/explanations/explanation.ts";
import { decideClaimLink } from "#app/domain/explanations/kept/claim-links.server.ts";
import {
  emptyClaim,
  emptyClaimLine,
  unreadExplanation,
} from "#app/domain/explanations/kept/kept-explanation.ts";
import { keptExplanations } from "#app/domain/explanations/kept/kept-explanations.server.ts";
import type { KeptDocument } from "#app/domain/kept/kept-document.ts";
import { systemClock } from "#app/platform/clock.ts";
import { openSealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { TestSite } from "./open-test-site.ts";
import type { SignedIn } from "./sign-in.ts";

/** As a structured file or a person states it. */
export const told = <Value>(value: Value): ExplainedValue<Value> => ({ value, place: null, confidence: 1 });

export function amounts(cents: Partial<Record<AmountKind, number>>): ExplainedAmounts {
  const stated = Object.entries(cents).map(([kind, amount]) => [kind, told(amount)]);
  return { ...noAmounts, ...Object.fromEntries(stated) };
}

/** A knee MRI of $1,200: $300 off, $800 paid, $100 owed. */
export function kneeClaim(rest: Partial<ExplainedClaim> = {}): ExplainedClaim {
  const decided = amounts({
    billed: 120_000,
    discount: 30_000,
    allowed: 90_000,
    notCovered: 0,
    planPaid: 80_000,
    coinsurance: 10_000,
    youOwe: 10_000,
  });
  return {
    ...emptyClaim,
    claimNumber: told("JHP-26-00417"),
    provider: told("St. Jude's Hospital"),
    patient: told("Ada Example"),
    network: told("in"),
    serviceDates: { first: told("2026-03-02"), last: told("2026-03-02") },
    processedDate: told("2026-03-20"),
    status: "paid",
    lines: [
      {
        ...emptyClaimLine,
        serviceDate: told("2026-03-02"),
        serviceCode: told({ codeType: "CPT" as const, code: "73721" }),
        description: told("MRI of the knee"),
        amounts: decided,
      },
    ],
    totals: decided,
    ...rest,
  };
}

export function explanationOf(claims: ExplainedClaim[], rest: Partial<Explanation> = {}): Explanation {
  return {
    ...unreadExplanation,
    source: "printed",
    plan: told("Juniper Health Plan"),
    issueDate: told("2026-03-22"),
    claims,
    ...rest,
  };
}

/** Keeps an explanation of a person, with files of these names; gives its id. */
export async function keepExplanation(
  { db, dataDir }: Pick<TestSite, "db" | "dataDir">,
  { account }: Pick<SignedIn, "account">,
  {
    explanation = explanationOf([kneeClaim()]),
    state = "kept",
    files = [],
  }: { explanation?: Explanation; state?: "draft" | "kept"; files?: string[] } = {},
): Promise<string> {
  const explanationId = randomUUID();
  const sealedFiles = openSealedFiles(path.join(dataDir, "account-files"));
  const documents: KeptDocument[] = [];
  for (const name of files) {
    const fileId = randomUUID();
    await sealedFiles.write(account, fileId, [Buffer.from(name)]);
    documents.push({ fileId, kind: "eob", name, type: "pdf", sizeBytes: name.length, pages: [] });
  }
  const kept = { explanation, documents, givenWithBillId: null };
  await keptExplanations.draft(db, account, { id: explanationId, kept, state }, systemClock);
  return explanationId;
}

/** Confirms that the first claim is about a bill. */
export async function linkClaim(
  { db }: Pick<TestSite, "db">,
  { account }: SignedIn,
  ids: { explanationId: string; billId: string },
): Promise<void> {
  await decideClaimLink(db, account, { ...ids, claimIndex: 0, state: "confirmed" });
}
