import { type AppLoadContext, data } from "@remix-run/node";
import { sayAudit } from "#app/content/words/say-audit.ts";
import { sayBreakdown } from "#app/content/words/say-breakdown.ts";
import { sayLinesToCheck } from "#app/content/words/say-lines-to-check.ts";
import { sayMatchReason } from "#app/content/words/say-plan-file.ts";
import { moneyOfAudited, moneyPicture } from "#app/domain/audits/plan/money-picture.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { readTextsOf } from "./audit-fields.ts";
import { AUDIT_FORM, type AuditOfForm, auditForm, auditRead } from "./audit-form-sent.server.ts";
import { readUpload } from "./audit-upload.server.ts";
import { buildStory, isLookedThrough } from "./build-story.ts";
import { letterOfAudit } from "./letter-of-audit.ts";
import { sealPlan } from "./plan-in-form.server.ts";
import type { LinesProblem } from "./read-audit-form.server.ts";
import { readPair } from "./read-pair.server.ts";
import { sayFormProblems } from "./say-form-problems.ts";

/** A multipart form is a bill to be read; any other is the bill as it was typed or corrected. Both are audited at once. */
export async function answerAuditForm(context: AppLoadContext, request: Request) {
  if (!request.headers.get("Content-Type")?.startsWith("multipart/")) {
    const texts = await takeSubmission(request, AUDIT_FORM);
    return answerTo(context, texts, await auditForm(context, texts, request.signal), { isFromFile: false });
  }
  const isPair = new URL(request.url).searchParams.get("with") === "explanation";
  if (isPair) return answerPair(context, request);
  const upload = await readUpload(context, request);
  if (upload.outcome === "refused") {
    const { message, reason, statusCode, headers } = upload;
    context.form.isRefused = true;
    return data(
      { outcome: "not-read" as const, message, reason, isPair: false },
      { status: statusCode, headers },
    );
  }
  return answerTo(context, upload.texts, await auditRead(context, upload.read), { isFromFile: true });
}

/** A bill and the plan's explanation in one form. */
async function answerPair(context: AppLoadContext, request: Request) {
  const pair = await readPair(context, request);
  if (pair.outcome === "refused") {
    const { message, reason, statusCode, headers } = pair;
    context.form.isRefused = true;
    return data(
      { outcome: "not-read" as const, message, reason, isPair: true },
      { status: statusCode, headers },
    );
  }
  const { read, texts, explanations } = pair;
  const audited = await auditRead(context, read, { explanations, isSaidToFit: false });
  return answerTo(context, texts, audited, { isFromFile: true });
}

const invalid = { status: 422 };
/** What the limit counts by is forgotten in an hour at most. */
const laterReplies: Partial<Record<LinesProblem, ResponseInit>> = {
  tooOften: { status: 429, headers: { "Retry-After": "3600" } },
  busy: { status: 503, headers: { "Retry-After": "60" } },
};

function answerTo(
  context: AppLoadContext,
  texts: Record<string, string>,
  audited: AuditOfForm,
  { isFromFile }: { isFromFile: boolean },
) {
  const { language } = context;
  if (audited.outcome === "invalid") {
    context.form.isRefused = true;
    const problems = sayFormProblems(language, audited);
    return data(
      { outcome: "invalid" as const, texts, problems },
      laterReplies[audited.lines ?? "nothing"] ?? invalid,
    );
  }
  const { bill, run, hospital, unread, settingSign, plan } = audited;
  const today = easternDay(context.clock.now());
  const isChecked = isLookedThrough(texts, bill) && !isFromFile;
  const letter = letterOfAudit(
    { bill, audit: run.audit, address: hospital.hospital?.address ?? null },
    today,
  );
  return data({
    outcome: "audited" as const,
    texts: {
      ...texts,
      ...readTextsOf(bill, unread),
      setting: bill.setting ?? "",
      confirmed: bill.areSumsDoubted ? "" : "yes",
      checked: isChecked ? "yes" : "",
      coverage: bill.coverage ?? "",
      plan: plan ? (sealPlan(context, plan.explanations) ?? "") : "",
      together: texts.together ?? "",
    } as Record<string, string>,
    toCheck: sayLinesToCheck(language, bill.lines),
    isFromFile,
    settingSign,
    audit: sayAudit(language, run, { ...bill, today }),
    plan: plan && {
      isCompared: plan.isCompared,
      reasons: plan.reasons.map((reason) => sayMatchReason(language, reason)),
      areSeveralPeople:
        new Set(
          plan.explanations.flatMap(({ claims }) => claims.flatMap(({ patient }) => patient?.value ?? [])),
        ).size > 1,
    },
    money: moneyPicture(moneyOfAudited(bill), bill.planClaims ?? []),
    letter,
    story: buildStory(
      language,
      {
        bill,
        audit: run.audit,
        plan,
        isChecked,
        hasLetter: letter !== null,
        hospitalState: hospital.hospital?.state ?? null,
      },
      today,
    ),
    breakdown: sayBreakdown(language, run.lines),
    unread,
    hospital: hospital.hospital && {
      name: hospital.hospital.name,
      shortId: hospital.hospital.shortId,
      place: [hospital.hospital.city, hospital.hospital.state].filter(Boolean).join(", "),
    },
    choices: hospital.choices.map(({ shortId, name, city, state, address }) => ({
      shortId,
      name,
      place: address ?? [city, state].filter(Boolean).join(", "),
    })),
  });
}

export type AuditAnswer = Extract<
  Awaited<ReturnType<typeof answerAuditForm>>["data"],
  { outcome: "audited" }
>;
