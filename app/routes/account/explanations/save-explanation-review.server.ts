import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { wordsIn } from "#app/content/words/words.ts";
import { askForAudit } from "#app/domain/audits/waiting/bills-to-audit.server.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import type { FieldProblem } from "#app/domain/bills/kept/read-field.ts";
import {
  type ExplanationForm,
  type SavedExplanationForm,
  saveExplanationForm,
} from "#app/domain/explanations/kept/save-explanation-form.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { AWAY_HEADERS, takeFailure } from "#app/platform/http/answers/answer-failures.server.ts";
import type { SentFields } from "#app/platform/http/forms/take-submission.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { maySee } from "../documents/get-own-bill.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";
import { nextPageOf } from "../review/next-page.ts";
import { explainedLinesPerPage } from "./explained-lines-per-page.ts";
import type { ShownPart } from "./show-explanation.server.ts";
import { takeExplanationForm } from "./take-explanation-form.server.ts";

/** An explanation's form that goes back to its sender: what was typed, and the problems. */
export interface ReturnedExplanation {
  texts: Record<string, string>;
  lines: number[];
  version: number;
  /** By the names of fields. */
  problems: Record<string, FieldProblem>;
  /** About the form as a whole, in words. */
  message: string | null;
}

/** Saves an explanation's form, and throws a redirect; returns a form that could not be kept. */
export async function saveExplanationReview(
  { request, context, access }: { request: Request; context: AppLoadContext; access: AccountAccess },
  explanationId: string,
  fields: SentFields,
) {
  const { form, next } = takeExplanationForm(fields, explanationId);
  const saved = await saveSeen(context, access, form).catch(async (error) => {
    if ((await takeFailure(context.disk, error)) === 500) throw error;
    return { outcome: "away" as const };
  });
  if (saved.outcome === "gone") throw new Response(null, { status: 404 });
  if (saved.outcome === "saved") {
    if (form.step.kind === "keep") {
      for (const { billId } of saved.links) await askForAudit(context, access.account, billId);
    }
    throw redirect(addressAfter(access, form, saved, { next, onward: nextPageOf(request) }), 303);
  }
  context.form.isRefused = true;
  const away = saved.outcome === "away" ? AWAY_HEADERS : {};
  return data(returned(context.language, form, saved), {
    status: statusOf[saved.outcome],
    headers: { ...away, "Cache-Control": caching.never },
  });
}

/** Saves a form without what it says of bills that the viewer can’t see. */
async function saveSeen(context: AppLoadContext, access: AccountAccess, form: ExplanationForm) {
  const bills = form.links.length === 0 ? [] : await keptBills.list(context.db, access.account);
  const seen = new Set(bills.filter(({ state }) => maySee(access, state)).map(({ billId }) => billId));
  const links = form.links.filter(({ billId }) => seen.has(billId));
  return { ...(await saveExplanationForm(context, access.account, { ...form, links })), links };
}

const statusOf = { invalid: 422, "too-many-lines": 422, "changed-meanwhile": 409, away: 503 } as const;

type NotSaved = Exclude<SavedExplanationForm, { outcome: "saved" | "gone" }> | { outcome: "away" };

function returned(
  language: Language,
  { texts, lines, version }: ExplanationForm,
  saved: NotSaved,
): ReturnedExplanation {
  const { review } = wordsIn(language).explanations;
  const same = { texts, lines, version, problems: {}, message: null };
  switch (saved.outcome) {
    case "invalid":
      return { ...same, problems: saved.problems };
    case "too-many-lines":
      return { ...same, message: review.tooManyLines };
    case "changed-meanwhile":
      return { ...same, version: saved.version, message: review.changedMeanwhile };
    case "away":
      return { ...same, message: wordsIn(language).forms.databaseAway };
  }
}

function addressAfter(
  { address, permissions }: AccountAccess,
  { explanationId, claimIndex, lines, step }: ExplanationForm,
  { claim, links }: Extract<SavedExplanationForm, { outcome: "saved" }> & Pick<ExplanationForm, "links">,
  { next, onward }: { next: ShownPart | null; onward: "audit" | null },
): string {
  const path = `/account/explanations/${explanationId}`;
  if (step.kind === "keep") {
    const bill = links.find(({ state }) => state === "confirmed");
    if (onward === "audit" && bill && permissions.has("run-audits")) {
      return address("/account/run-audit", { bill: bill.billId });
    }
    return permissions.has("view-bills") ? address(path) : address("/account/add-bill");
  }
  const pageOf = (line: number) => Math.floor((line - 1) / explainedLinesPerPage) + 1;
  const present = { claim: claimIndex + 1, page: pageOf(lines[0] ?? 1) };
  const shown =
    next ?? (step.kind === "add-line" ? { ...present, page: pageOf(claim.lines.length) } : present);
  const query = {
    claim: shown.claim > 1 ? shown.claim : null,
    page: shown.page > 1 ? shown.page : null,
    next: onward,
    done: next === null && step.kind === "save" ? "saved" : null,
  };
  const fragment = step.kind === "add-line" ? `#line-${claim.lines.length}-serviceDate` : "";
  return address(`${path}/review`, query) + fragment;
}
