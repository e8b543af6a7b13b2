import { type AppLoadContext, redirect } from "@remix-run/node";
import { sayApplicationProblems } from "#app/content/words/say-application-problems.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { readApplication } from "#app/domain/appeals/application/read-application.ts";
import { beginWithLetter } from "#app/domain/appeals/begin-with-letter.server.ts";
import { datesOfBill } from "#app/domain/deadlines/find-deadlines.ts";
import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import { refuseSubmission } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm, type SentFields } from "#app/platform/http/forms/take-submission.server.ts";
import { applicationPath } from "../appeal-case/application-path.ts";
import { type AppealCase, answeredFindings } from "../appeal-case/find-appeal-case.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";
import { findHelp } from "./find-help.server.ts";
import { writeApplicationLetter } from "./write-application-letter.server.ts";

const MAX_TEXT_LENGTH = 200;

/** Begins an application with its letter and leads to it with a thrown redirect; returns the form where something is
 *  wrong. */
export async function beginApplication(
  { form, db, language }: Pick<AppLoadContext, "form" | "db" | "language">,
  { account, address }: AccountAccess,
  { appealed, fields }: { appealed: AppealCase; fields: SentFields },
) {
  const { desk, found, audit, material } = appealed;
  const { appealId = "" } = fields;
  if (!isUuid(appealId)) throw notThisForm();
  const read = readApplication(fields);
  if (read.outcome === "invalid") {
    return refuseSubmission(form, fields, sayApplicationProblems(language, read.problems));
  }
  const { application } = read;
  const help = await findHelp(language, db, found.bill, desk.today);
  const typed = (name: string) => tidyLine(fields[name] ?? "").slice(0, MAX_TEXT_LENGTH) || null;
  const said = { patientName: typed("patientName"), accountNumber: typed("accountNumber") };
  const letter = writeApplicationLetter({ application, help, material, said, today: desk.today });
  const findings = answeredFindings(appealed, "charity-care");
  const statementDate = found.bill.statementDate?.value ?? null;
  const begun = await beginWithLetter(desk.services, account, {
    appealId,
    billId: found.billId,
    kind: "charity-care",
    audit: audit && findings.length > 0 ? { auditId: audit.auditId, findings } : null,
    askedCents: Math.max(0, found.bill.totals.amountDueCents?.value ?? 0),
    application,
    dates: { ...datesOfBill(statementDate), estimatedBillReceivedOn: null },
    follows: null,
    plan: appealed.plan,
    timing: "after-service",
    letter,
  });
  switch (begun) {
    case "gone":
      throw new Response(null, { status: 404 });
    case "letter-too-long":
      return refuseSubmission(form, fields, { "": wordsIn(language).fileAppeal.form.tooLong });
    case "letter-empty":
      throw new Error("The letter of an application is empty.");
    default:
      throw redirect(address(applicationPath(appealId)), 303);
  }
}
