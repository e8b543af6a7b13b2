import { sql } from "drizzle-orm";
import { addUpStakes } from "#app/domain/audits/add-up-stakes.ts";
import { keptAudits } from "#app/domain/audits/kept/kept-audits.server.ts";
import type { KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import type { DeadlineCase, DeadlineDates } from "#app/domain/deadlines/deadline.ts";
import { deadlineDates } from "#app/domain/deadlines/find-deadlines.ts";
import { itemAt } from "#app/domain/item-at.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Language } from "#app/domain/language/language.ts";
import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import type { LetterMeaning } from "#app/domain/letters/letter-meaning.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { Appeal, AppealedFinding } from "./appeal.ts";
import { datesOfAppeal } from "./appeal-deadlines.ts";
import type { AssistanceApplication } from "./application/assistance-application.ts";
import { keptAppeals } from "./kept-appeals.server.ts";
import { type AppealServices, planAppealReminders, writeAppeal } from "./write-appeal.server.ts";

/** What a new appeal is about. */
export interface NewAppeal extends DeadlineCase {
  /** A UUID of the caller's making: sent twice, an appeal is begun once. */
  appealId: string;
  billId: string;
  kind: LetterKindId;
  /** The audit that it rests on, with the places of the appealed ones among its findings; null: none. */
  audit: { auditId: string; findings: readonly number[] } | null;
  /** Null: what is at stake on its findings. */
  askedCents: number | null;
  dates: DeadlineDates;
  /** What its first letter says, in the languages that a page may show next to it. */
  meanings?: Partial<Record<Language, LetterMeaning>>;
  /** The household that asks for financial assistance; absent: none. */
  application?: AssistanceApplication;
  /** The former appeal, such as the internal appeal before an external review. Its dates apply where this appeal
   *  has none. Null: no former appeal. */
  follows: string | null;
}

/** "gone": its bill, its audit or what it follows is not there (any more). */
export type BegunAppeal = "begun" | "exists" | "gone";

/** Keeps a new appeal as a draft. "exists": there is one of this id, and it stays as it is. */
export async function beginAppeal(
  services: AppealServices,
  keeper: RecordKeeper,
  begun: NewAppeal,
): Promise<BegunAppeal> {
  const { appealId, billId, follows } = begun;
  const now = services.clock.now();
  return services.db.transaction(async (transaction) => {
    const inTransaction = { ...services, db: transaction };
    const bill = await keptBills.lock(transaction, keeper, billId);
    const former = follows === null ? null : await keptAppeals.lock(transaction, keeper, follows);
    const appealed = await findAppealed(transaction, keeper, begun);
    if (!bill || !appealed || (follows !== null && former?.billId !== billId)) return "gone";
    const dates = datesAfter(begun.dates, former && datesOfAppeal(former.appeal));
    const appeal = newAppeal({ ...begun, dates }, bill.bill, appealed);
    const columns = { bill_id: billId, updated_at: now };
    const isAdded = await keptAppeals.add(transaction, keeper, { id: appealId, kept: appeal, columns }, now);
    if (!isAdded) return "exists";
    if (begun.audit) await keepForGood(transaction, keeper, begun.audit.auditId);
    await planAppealReminders(inTransaction, keeper, { appealId, billId }, appeal);
    if (former) {
      await writeAppeal(inTransaction, keeper, former, { ...former.appeal, followedBy: appealId });
    }
    return "begun";
  });
}

/** No other audit takes the place of one that is appealed. */
async function keepForGood(db: Database, { accountId }: RecordKeeper, auditId: string): Promise<void> {
  await db.execute(sql`
    update account_audits set is_automatic = false where audit_id = ${auditId} and account_id = ${accountId}`);
}

/** What an appeal brings forward of an audit. */
interface AppealedAmounts {
  findings: AppealedFinding[];
  /** Nothing counted twice, and no more than is due. */
  atStakeCents: number;
}

/** Null: the audit is not there, is another bill's, or has no such finding. */
async function findAppealed(
  db: Database,
  keeper: RecordKeeper,
  { billId, audit }: NewAppeal,
): Promise<AppealedAmounts | null> {
  if (audit === null) return { findings: [], atStakeCents: 0 };
  const found = await keptAudits.find(db, keeper, audit.auditId);
  if (found?.billId !== billId) return null;
  const { audit: kept, auditedBill } = found.kept;
  const { findings, chargedCents } = kept;
  const places = [...new Set(audit.findings)];
  const appealed = places.flatMap((place) => findings[place] ?? []);
  if (appealed.length < places.length) return null;
  return {
    findings: places.map((place) => {
      const { rule, kind, amountAtStakeCents } = itemAt(findings, place);
      return { finding: place, rule, kind, amountAtStakeCents };
    }),
    atStakeCents: addUpStakes(appealed, auditedBill.totals.balanceCents ?? chargedCents),
  };
}

function datesAfter(said: DeadlineDates, former: DeadlineDates | null): DeadlineDates {
  const known = deadlineDates.map((name) => [name, said[name] ?? former?.[name] ?? null]);
  return Object.fromEntries(known) as DeadlineDates;
}

function newAppeal(
  { kind, audit, askedCents, dates, application, timing, plan, meanings }: NewAppeal,
  { providerName, hospital }: KeptBill,
  { findings, atStakeCents }: AppealedAmounts,
): Appeal {
  return {
    kind,
    auditId: audit?.auditId ?? null,
    providerName: providerName?.value ?? null,
    hospital,
    findings,
    askedCents: askedCents ?? atStakeCents,
    letters: [],
    ...(meanings && { meanings }),
    ...(application && { application }),
    dates,
    timing,
    plan,
    steps: [],
    documents: [],
    followedBy: null,
    sharesOutcome: false,
    outcomeIds: [],
  };
}
