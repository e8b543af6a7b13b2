import { type AppLoadContext, redirect } from "@remix-run/node";
import { sayApplicationProblems } from "#app/content/words/say-application-problems.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { stateOf } from "#app/domain/appeals/appeal.ts";
import { readApplication } from "#app/domain/appeals/application/read-application.ts";
import { changeKeptAppeal } from "#app/domain/appeals/change-kept-appeal.server.ts";
import { dayInZone } from "#app/domain/dates/day-in-zone.ts";
import { carryChanges } from "#app/domain/letters/carry-changes.ts";
import { refuseSubmission } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm, type SentFields } from "#app/platform/http/forms/take-submission.server.ts";
import { applicationPath } from "../appeal-case/application-path.ts";
import type { AccountAccess } from "../frame/gate.server.ts";
import type { FoundApplication } from "./find-application.server.ts";
import { writeApplicationLetter } from "./write-application-letter.server.ts";

/** Saves a changed household, and its figures in the letter until that is sent; leads on by a redirect that is
 *  thrown, and returns the form where something is wrong. */
export async function saveHousehold(
  { form, language }: Pick<AppLoadContext, "form" | "language">,
  { account, address }: AccountAccess,
  { found, appealed, help }: FoundApplication,
  fields: SentFields,
) {
  const words = wordsIn(language).assistanceApplication;
  const { appealId, appeal } = found;
  const { services } = appealed.desk;
  if (!/^\d{1,9}$/.test(fields.version ?? "")) throw notThisForm();
  const read = readApplication(fields);
  if (read.outcome === "invalid") {
    return refuseSubmission(form, fields, sayApplicationProblems(language, read.problems));
  }
  const { application } = read;
  const version = Number(fields.version);
  const change = { change: "set-application", application } as const;
  const saved = await changeKeptAppeal(services, account, { appealId, version, change });
  switch (saved.outcome) {
    case "gone":
      throw new Response(null, { status: 404 });
    case "conflict":
      return refuseSubmission(form, fields, { "": words.problems.saved }, { status: 409 });
    case "refused":
      return refuseSubmission(form, fields, { "": words.problems["not-now"] });
    case "saved":
      throw redirect(address(applicationPath(appealId), { done: await carryToLetter(saved.version) }), 303);
  }

  /** What was done, by its key among the words. */
  async function carryToLetter(next: number): Promise<"saved" | "savedLetter" | "savedOwnLetter"> {
    const last = appeal.letters.at(-1);
    if (!last || stateOf(appeal) !== "draft") return "saved";
    const today = dayInZone(services.timeZone, new Date(last.writtenAt));
    const parts = { help, material: appealed.material, said: {}, today };
    const before = writeApplicationLetter({ ...parts, application: appeal.application });
    const after = writeApplicationLetter({ ...parts, application });
    const letter = carryChanges(last.letter, before, after);
    if (letter === null) return "savedOwnLetter";
    const written = { change: "write-letter", letter } as const;
    const { outcome } = await changeKeptAppeal(services, account, {
      appealId,
      version: next,
      change: written,
    });
    return outcome === "saved" ? "savedLetter" : "savedOwnLetter";
  }
}
