import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { wordsIn } from "#app/content/words/words.ts";
import { askForAudit } from "#app/domain/audits/waiting/bills-to-audit.server.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import type { FieldProblem } from "#app/domain/bills/kept/read-field.ts";
import { type BillForm, type SavedForm, saveBillForm } from "#app/domain/bills/kept/save-bill-form.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { AWAY_HEADERS, takeFailure } from "#app/platform/http/answers/answer-failures.server.ts";
import type { SentFields } from "#app/platform/http/forms/take-submission.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { maySee } from "../documents/get-own-bill.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";
import { nextPageOf } from "../review/next-page.ts";
import { linesPerPage } from "./lines-per-page.ts";
import { type SaidChange, sayChanges } from "./say-changes.ts";
import { type NextView, takeBillForm } from "./take-bill-form.server.ts";

/** A bill's form that goes back to its sender: what was typed, and the problems. */
export interface ReturnedForm {
  billId: string;
  texts: Record<string, string>;
  lineIds: number[];
  version: number;
  marks: string;
  /** By the names of fields; under '' with the form as a whole. */
  problems: Record<string, FieldProblem>;
  /** About the form as a whole, in words. */
  message: string | null;
  /** What another window changed; null: nothing. */
  changes: SaidChange[] | null;
}

/** Saves a bill's form, and throws a redirect; returns a form that could not be kept.
 *  `billId` null: the form has the id of the new bill. */
export async function saveReview(
  { request, context, access }: { request: Request; context: AppLoadContext; access: AccountAccess },
  { billId, fields }: { billId: string | null; fields: SentFields },
) {
  const { form, next } = takeBillForm(fields, billId ?? fields.billId ?? "");
  const saved = await saveSeen(context, access, form).catch(async (error) => {
    if ((await takeFailure(context.disk, error)) === 500) throw error;
    return { outcome: "away" as const };
  });
  if (saved.outcome === "gone") throw new Response(null, { status: 404 });
  if (saved.outcome === "saved") {
    if (form.step.kind === "keep") await askForAudit(context, access.account, form.billId);
    throw redirect(addressAfter(access, form, saved, { view: next, onward: nextPageOf(request) }), 303);
  }
  context.form.isRefused = true;
  const { status, ...init } = initOf[saved.outcome];
  return data(returned(context.language, form, saved), {
    status,
    headers: { ...init.headers, "Cache-Control": caching.never },
  });
}

/** Saves a form unless the id in it is of a bill that the viewer can’t see. */
async function saveSeen(context: AppLoadContext, access: AccountAccess, form: BillForm): Promise<SavedForm> {
  const present = await keptBills.find(context.db, access.account, form.billId);
  if (present && !maySee(access, present.state)) return { outcome: "gone" };
  return saveBillForm(context, access.account, form);
}

const initOf: Record<
  "invalid" | "too-many-lines" | "changed-meanwhile" | "away",
  { status: number; headers?: Record<string, string> }
> = {
  invalid: { status: 422 },
  "too-many-lines": { status: 422 },
  "changed-meanwhile": { status: 409 },
  away: { status: 503, headers: AWAY_HEADERS },
};

type NotSaved = Exclude<SavedForm, { outcome: "saved" | "gone" }> | { outcome: "away" };

function returned(
  language: Language,
  { billId, texts, lineIds, version, marks }: BillForm,
  saved: NotSaved,
): ReturnedForm {
  const same = { billId, texts, lineIds, version, marks, problems: {}, message: null, changes: null };
  switch (saved.outcome) {
    case "invalid":
      return { ...same, problems: saved.problems };
    case "too-many-lines":
      return { ...same, message: wordsIn(language).billReview.tooManyLines };
    case "away":
      return { ...same, message: wordsIn(language).forms.databaseAway };
    case "changed-meanwhile": {
      const { present, merged } = saved;
      return {
        ...same,
        texts: merged.texts,
        lineIds: merged.lineIds,
        version: present.version,
        marks: merged.marks,
        changes: sayChanges(language, merged.changes, present.bill, lineIds),
      };
    }
  }
}

function addressAfter(
  { address, permissions }: AccountAccess,
  { billId, step, lineIds }: BillForm,
  { bill }: Extract<SavedForm, { outcome: "saved" }>,
  { view: next, onward }: { view: NextView; onward: "audit" | null },
): string {
  const path = `/account/bills/${billId}/review`;
  if (step.kind === "keep") {
    if (onward === "audit" && permissions.has("run-audits")) {
      return address("/account/run-audit", { bill: billId });
    }
    return permissions.has("view-bills") ? address(`/account/bills/${billId}`) : address("/account/add-bill");
  }
  const at = bill.lines.findIndex(({ lineId }) => lineId === lineIds[0]);
  const page = at < 0 ? 1 : Math.floor(at / linesPerPage) + 1;
  if (step.kind === "add-line") {
    const last = Math.ceil(bill.lines.length / linesPerPage);
    return `${address(path, { page: last > 1 ? last : null, next: onward })}#line-${bill.lastLineId}-serviceDate`;
  }
  const view = next.kind === "page" ? next.page : page;
  const said = {
    next: onward,
    page: view > 1 ? view : null,
    find: next.kind === "find-hospital" ? next.text : null,
  };
  const fragment = { same: "", page: "#lines", "find-hospital": "#hospital-choice" }[next.kind];
  const isDone = next.kind === "same" && step.kind === "save";
  return address(path, { ...said, done: isDone ? "saved" : null }) + fragment;
}
