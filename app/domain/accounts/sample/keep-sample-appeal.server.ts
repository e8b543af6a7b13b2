import { beginAppeal } from "#app/domain/appeals/begin-appeal.server.ts";
import type { AppealChange } from "#app/domain/appeals/change-appeal.ts";
import { changeKeptAppeal } from "#app/domain/appeals/change-kept-appeal.server.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import type { AppealServices } from "#app/domain/appeals/write-appeal.server.ts";
import { keptAudits } from "#app/domain/audits/kept/kept-audits.server.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { dayInZone } from "#app/domain/dates/day-in-zone.ts";
import { noDates } from "#app/domain/deadlines/find-deadlines.ts";
import { fillLetter } from "#app/domain/letters/fill-letter.ts";
import type { LetterDraft } from "#app/domain/letters/letter-draft.ts";
import { letterKinds } from "#app/domain/letters/letter-kinds.ts";
import type { LetterText } from "#app/domain/letters/letter-text.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { OpenAccount } from "../open-account.server.ts";
import { getProfile } from "../profile.server.ts";
import type { SampleAppeal } from "./sample-appeals.ts";

export interface SampleAppealServices {
  db: Database;
  clock: Clock;
  /** Puts a letter into words. */
  writeLetter: (draft: LetterDraft) => LetterText;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Where the sample account's person lives. */
const timeZone = "America/Los_Angeles";

/** Keeps an appeal of the sample account, as its person would: begun, written, sent. */
export async function keepSampleAppeal(
  { db, clock, writeLetter }: SampleAppealServices,
  account: OpenAccount,
  { appealId, billId, kind, auditId, askedCents, said, begunDaysAgo, steps }: SampleAppeal,
): Promise<void> {
  const begunAt = new Date(clock.now().getTime() - begunDaysAgo * DAY_MS);
  const begun = { db, clock: { now: () => begunAt }, timeZone };
  const bill = (await keptBills.find(db, account, billId))?.bill ?? null;
  const audit = auditId === null ? null : ((await keptAudits.find(db, account, auditId))?.kept ?? null);
  const findings = (audit?.audit.findings ?? []).flatMap(({ rule }, place) =>
    letterKinds[kind].answers.includes(rule) ? [place] : [],
  );
  await beginAppeal(begun, account, {
    appealId,
    billId,
    kind,
    audit: auditId === null ? null : { auditId, findings },
    askedCents,
    dates: { ...noDates, firstBillOn: bill?.statementDate?.value ?? null },
    timing: "after-service",
    plan: "private",
    follows: null,
  });
  const { profile } = await getProfile(db, account);
  const draft = fillLetter(kind, dayInZone(timeZone, begunAt), {
    bill,
    audit,
    chosenFindings: findings,
    profile,
    providerAddress: null,
    said,
  });
  await change(begun, { change: "write-letter", letter: writeLetter(draft) });
  for (const step of steps(dayInZone(timeZone, clock.now()))) await change({ db, clock, timeZone }, step);

  async function change(services: AppealServices, change: AppealChange) {
    const found = await keptAppeals.find(db, account, appealId);
    if (found) await changeKeptAppeal(services, account, { appealId, version: found.version, change });
  }
}
