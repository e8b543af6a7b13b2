import { beginAppeal } from "#app/domain/appeals/begin-appeal.server.ts";
import type { AppealChange } from "#app/domain/appeals/change-appeal.ts";
import { changeKeptAppeal } from "#app/domain/appeals/change-kept-appeal.server.ts";
import { findAppeal } from "#app/domain/appeals/find-appeals.server.ts";
import { findAudit } from "#app/domain/audits/kept/find-audits.server.ts";
import { findKeptBill } from "#app/domain/bills/kept/find-kept-bill.server.ts";
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

/** Where the sample account's person lives. */
const timeZone = "America/Los_Angeles";

/** Keeps an appeal of the sample account, as its person would: begun, written, sent. */
export async function keepSampleAppeal(
  { db, clock, writeLetter }: SampleAppealServices,
  account: OpenAccount,
  { appealId, billId, kind, auditId, askedCents, said, steps }: SampleAppeal,
): Promise<void> {
  const services = { db, clock, timeZone };
  const today = dayInZone(timeZone, clock.now());
  const bill = (await findKeptBill(db, account, billId))?.bill ?? null;
  const audit = auditId === null ? null : ((await findAudit(db, account, auditId))?.kept ?? null);
  const findings = (audit?.audit.findings ?? []).flatMap(({ rule }, place) =>
    letterKinds[kind].answers.includes(rule) ? [place] : [],
  );
  await beginAppeal(services, account, {
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
  const draft = fillLetter(kind, today, {
    bill,
    audit,
    chosenFindings: findings,
    profile,
    providerAddress: null,
    said,
  });
  const changes: AppealChange[] = [{ change: "write-letter", letter: writeLetter(draft) }, ...steps(today)];
  for (const change of changes) {
    const found = await findAppeal(db, account, appealId);
    if (found) await changeKeptAppeal(services, account, { appealId, version: found.version, change });
  }
}
