import type { FieldTexts } from "#app/domain/bills/kept/bill-fields.ts";
import type { FieldProblem } from "#app/domain/bills/kept/read-field.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { ExplainedClaim, Explanation } from "../explanation.ts";
import { type ClaimLink, decideClaimLink, listClaimLinks } from "./claim-links.server.ts";
import { emptyClaimLine, MAX_CLAIM_LINES } from "./kept-explanation.ts";
import { keptExplanations } from "./kept-explanations.server.ts";
import { readExplanationForm } from "./read-explanation-form.ts";

/** What a form does in addition to saving its contents. Lines count from 1. */
export type ExplanationStep =
  | { kind: "save" }
  | { kind: "keep" }
  | { kind: "add-line" }
  | { kind: "remove-line"; line: number };

export interface ExplanationForm {
  explanationId: string;
  /** That it was filled from. */
  version: number;
  claimIndex: number;
  lines: number[];
  texts: FieldTexts;
  step: ExplanationStep;
  /** What it says of bills that it offered. */
  links: Pick<ClaimLink, "claimIndex" | "billId" | "state">[];
}

export type SavedExplanationForm =
  | { outcome: "saved"; claim: ExplainedClaim }
  | { outcome: "invalid"; problems: Record<string, FieldProblem> }
  | { outcome: "too-many-lines" }
  /** Another window changed it meanwhile: nothing is saved yet, and it has this version now. */
  | { outcome: "changed-meanwhile"; version: number }
  | { outcome: "gone" };

/** Keeps what a form says of an explanation and of one of its claims, and what it decides about bills. */
export async function saveExplanationForm(
  { db, clock }: { db: Database; clock: Clock },
  keeper: RecordKeeper,
  form: ExplanationForm,
): Promise<SavedExplanationForm> {
  const { explanationId, claimIndex, lines, texts, step } = form;
  const found = await keptExplanations.find(db, keeper, explanationId);
  if (!found?.kept.explanation.claims[claimIndex]) return { outcome: "gone" };
  if (found.version !== form.version) return { outcome: "changed-meanwhile", version: found.version };
  const today = easternDay(clock.now());
  const read = readExplanationForm(found.kept.explanation, texts, { claimIndex, lines, today });
  if (read.outcome === "invalid") return read;
  const claim = claimAfter(read.explanation, claimIndex, step);
  if (!claim) return { outcome: "gone" };
  if (claim.lines.length > MAX_CLAIM_LINES) return { outcome: "too-many-lines" };
  const claims = read.explanation.claims.map((one, index) => (index === claimIndex ? claim : one));
  const changed = {
    id: explanationId,
    version: found.version,
    state: step.kind === "keep" ? "kept" : found.state,
    kept: { ...found.kept, explanation: { ...read.explanation, claims } },
  };
  return db.transaction(async (transaction): Promise<SavedExplanationForm> => {
    const saved = await keptExplanations.save(transaction, keeper, changed, clock);
    if (saved.outcome === "gone") return saved;
    if (saved.outcome === "conflict") return { outcome: "changed-meanwhile", version: saved.present.version };
    const decided = await listClaimLinks(transaction, keeper);
    for (const link of form.links.filter(({ claimIndex: of }) => claims[of] !== undefined)) {
      const decision = { explanationId, ...link };
      if (isDecision(decision, step, decided)) await decideClaimLink(transaction, keeper, decision);
    }
    return { outcome: "saved", claim };
  });
}

/** A tick that is not set says no only at the end, or where it was set before. */
function isDecision(link: ClaimLink, step: ExplanationStep, decided: readonly ClaimLink[]): boolean {
  if (link.state === "confirmed" || step.kind === "keep") return true;
  return decided.some(
    ({ explanationId, claimIndex, billId }) =>
      explanationId === link.explanationId && claimIndex === link.claimIndex && billId === link.billId,
  );
}

function claimAfter({ claims }: Explanation, claimIndex: number, step: ExplanationStep) {
  const claim = claims[claimIndex];
  if (!claim) return null;
  switch (step.kind) {
    case "save":
    case "keep":
      return claim;
    case "add-line":
      return { ...claim, lines: [...claim.lines, emptyClaimLine] };
    case "remove-line":
      return { ...claim, lines: claim.lines.filter((_, index) => index + 1 !== step.line) };
  }
}
