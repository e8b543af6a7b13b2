import { type AppLoadContext, data } from "@remix-run/node";
import { sayAudit } from "#app/content/words/say-audit.ts";
import { sayBreakdown } from "#app/content/words/say-breakdown.ts";
import { sayLinesToCheck } from "#app/content/words/say-lines-to-check.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { takeSubmission } from "#app/platform/http/take-submission.server.ts";
import { readTextsOf } from "./audit-fields.ts";
import { type AuditOfForm, auditForm, auditRead, MOST_FORM_BYTES } from "./audit-form-sent.server.ts";
import { readUpload } from "./audit-upload.server.ts";
import { sayFormProblems } from "./say-form-problems.ts";

/** A multipart form is a bill to be read; any other is the bill as it was typed or corrected. Both are audited at once. */
export async function answerAuditForm(context: AppLoadContext, request: Request) {
  if (!request.headers.get("Content-Type")?.startsWith("multipart/")) {
    const texts = await takeSubmission(request, MOST_FORM_BYTES);
    return answerTo(context, texts, await auditForm(context, texts), { isFromFile: false });
  }
  const upload = await readUpload(context, request);
  if (upload.outcome === "refused") {
    const { message, reason, statusCode, headers } = upload;
    context.form.isRefused = true;
    return data({ outcome: "not-read" as const, message, reason }, { status: statusCode, headers });
  }
  return answerTo(context, upload.texts, await auditRead(context, upload.read), { isFromFile: true });
}

function answerTo(
  context: AppLoadContext,
  texts: Record<string, string>,
  audited: AuditOfForm,
  { isFromFile }: { isFromFile: boolean },
) {
  if (audited.outcome === "invalid") {
    context.form.isRefused = true;
    const problems = sayFormProblems(audited);
    return data({ outcome: "invalid" as const, texts, problems }, { status: 422 });
  }
  const { bill, run, hospital, unread, settingSign } = audited;
  return data({
    outcome: "audited" as const,
    texts: {
      ...texts,
      ...readTextsOf(bill, unread),
      setting: bill.setting ?? "",
      confirmed: bill.areSumsDoubted ? "" : "yes",
    } as Record<string, string>,
    toCheck: sayLinesToCheck("en", bill.lines),
    isFromFile,
    settingSign,
    audit: sayAudit("en", run, { ...bill, today: easternDay(context.clock.now()) }),
    breakdown: sayBreakdown("en", run.lines),
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
