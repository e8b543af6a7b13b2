import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { sayLetter } from "#app/content/words/say-letter.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { askedCentsOf } from "#app/domain/appeals/asked-cents.ts";
import { beginWithLetter } from "#app/domain/appeals/begin-with-letter.server.ts";
import { datesWithNotice } from "#app/domain/appeals/sending-deadline.ts";
import { auditedKeptBill } from "#app/domain/audits/kept/audited-kept-bill.ts";
import { nothingSaid } from "#app/domain/audits/read-audit-facts.ts";
import { careTimings, type DeadlineDate, planKinds } from "#app/domain/deadlines/deadline.ts";
import { deadlineDates } from "#app/domain/deadlines/find-deadlines.ts";
import { readDeadlineDates } from "#app/domain/deadlines/read-deadline-dates.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import { LANGUAGES, type Language } from "#app/domain/language/language.ts";
import { fillLetter } from "#app/domain/letters/fill-letter.ts";
import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import { letterKinds } from "#app/domain/letters/letter-kinds.ts";
import { LETTER_LANGUAGE } from "#app/domain/letters/letter-language.ts";
import { meaningOf } from "#app/domain/letters/letter-meaning.ts";
import type { LetterSlots } from "#app/domain/letters/letter-slots.ts";
import type { LetterText } from "#app/domain/letters/letter-text.ts";
import { readSlotTexts } from "#app/domain/letters/read-slot-texts.ts";
import { dueCentsOf } from "#app/domain/negotiation/what-is-due.ts";
import { type FormProblems, refuseSubmission } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm, type SentFields } from "#app/platform/http/forms/take-submission.server.ts";
import { type AppealCase, answeredFindings } from "../appeal-case/find-appeal-case.server.ts";
import { lawOfLetter } from "../appeal-case/find-appealed-claim.server.ts";
import { rightsOfLetter } from "../appeal-case/rights-of-letter.ts";
import type { AccountAccess } from "../frame/gate.server.ts";
import { sayAppealProblems } from "./say-appeal-problems.ts";
import { dateAskedFor } from "./view-appeal-form.server.ts";
import { type ViewedSendingDeadline, viewSendingDay } from "./view-kind.server.ts";

interface SentAppeal {
  appealed: AppealCase;
  kind: LetterKindId;
  fields: SentFields;
  siteOrigin: string | null;
}

/** Starts an appeal with its letter and throws a redirect to it. Returns the form if something is wrong, or if
 *  the deadline has passed and the user hasn't been told yet. */
export async function beginByForm(
  { form, language }: Pick<AppLoadContext, "form" | "language">,
  { account, address }: AccountAccess,
  { appealed, kind, fields, siteOrigin }: SentAppeal,
) {
  const { desk, found, audit, former, claim, material } = appealed;
  const { today, services } = desk;
  const appealId = fields.appealId ?? "";
  if (!isUuid(appealId) || !isIntent(fields.intent)) throw notThisForm();
  const chargesCents = found.bill.totals.chargesCents?.value ?? null;
  const dueCents = dueCentsOf(auditedKeptBill(found.bill, nothingSaid).auditedBill);
  const slots = readSlotTexts(kind, fields, { today, chargesCents, dueCents });
  const asked = dateAskedFor(kind);
  const dates = readDeadlineDates(asked === null ? {} : { [asked]: fields[asked] ?? "" }, today);
  const findings = answeredFindings(appealed, kind).filter((place) => fields[`finding-${place}`] === "yes");
  const isWithoutFindings = letterKinds[kind].needs.includes("claims") && findings.length === 0;
  if (slots.outcome === "invalid" || dates.outcome === "invalid" || isWithoutFindings) {
    return refuse(
      sayAppealProblems(language, {
        ...(slots.outcome === "invalid" && slots.problems),
        ...(dates.outcome === "invalid" && dates.problems),
        ...(isWithoutFindings && { findings: "findings" as const }),
      }),
    );
  }
  // Not every bill has an estimate that it could be above.
  const isKnown = (name: DeadlineDate) => name !== "estimatedBillReceivedOn" || former !== null;
  const known = deadlineDates.map((name) => [
    name,
    name === asked ? dates.dates[name] : isKnown(name) ? appealed.dates[name] : null,
  ]);
  const counted = datesWithNotice(kind, Object.fromEntries(known), slots.slots);
  const plan = planKinds.find((one) => one === fields.plan) ?? appealed.plan;
  const timing = careTimings.find((one) => one === fields.timing) ?? "after-service";
  const deadline = viewSendingDay(appealed, kind, counted, { timing, plan });
  if (deadline && deadline.daysLeft < 0 && fields.intent !== "write-late") {
    return refuse({}, deadline);
  }
  const draft = fillLetter(kind, today, {
    ...material,
    chosenFindings: findings,
    said: {
      ...notAskedFor(claim, kind),
      stateRights: rightsOfLetter(kind, material, today),
      ...slots.slots,
    },
    law: lawOfLetter(claim?.planKind ?? null, plan),
    planAddress: claim?.planAddress ?? null,
  });
  const written = (one: Language) => {
    const letter = sayLetter(one, draft, siteOrigin);
    return fields.interpreter === "yes" ? askingForInterpreter(one, letter) : letter;
  };
  const letter = written(LETTER_LANGUAGE);
  const others = LANGUAGES.filter((one) => one !== LETTER_LANGUAGE);
  const begun = await beginWithLetter(services, account, {
    appealId,
    billId: found.billId,
    kind,
    audit: audit && findings.length > 0 ? { auditId: audit.auditId, findings } : null,
    askedCents: askedCentsOf(kind, draft.slots),
    dates: counted,
    follows: former?.appealId ?? null,
    plan,
    timing,
    letter,
    meanings: Object.fromEntries(others.map((one) => [one, meaningOf(letter, written(one))])),
  });
  switch (begun) {
    case "gone":
      throw new Response(null, { status: 404 });
    case "letter-too-long":
      return refuse({ findings: wordsIn(language).fileAppeal.form.tooLong });
    case "letter-empty":
      throw new Error(`The words of ${kind} are empty.`);
    default:
      throw redirect(address(`/account/appeals/${appealId}/letter`), 303);
  }

  function refuse(problems: FormProblems, late: ViewedSendingDeadline | null = null) {
    const refused = refuseSubmission(form, fields, problems);
    return data({ ...refused.data, late }, refused.init ?? {});
  }
}

/** The letter with a request for an interpreter and translated documents (45 CFR 92.201). */
function askingForInterpreter(language: Language, letter: LetterText): LetterText {
  return { ...letter, body: `${letter.body}\n\n${wordsIn(language).fileAppeal.form.interpreterParagraph}` };
}

function isIntent(text: string | undefined): boolean {
  return text === "write" || text === "write-late";
}

/** What the letter says of a refused claim without asking for it. */
function notAskedFor(claim: AppealCase["claim"], kind: LetterKindId): Partial<LetterSlots> {
  const { known = [] } = letterKinds[kind];
  return Object.fromEntries(known.map((name) => [name, claim?.slots[name] ?? null]));
}
