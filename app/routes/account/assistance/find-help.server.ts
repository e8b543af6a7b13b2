import { sayAssistanceLines } from "#app/content/words/say-assistance-lines.ts";
import { sayRight } from "#app/content/words/say-right.ts";
import type { AssistanceApplication } from "#app/domain/appeals/application/assistance-application.ts";
import { annualIncomeCentsOf } from "#app/domain/appeals/application/assistance-application.ts";
import type { HospitalPolicy } from "#app/domain/assistance/hospital-policy.ts";
import { screenHousehold } from "#app/domain/assistance/screen-household.ts";
import type { StateGrant } from "#app/domain/assistance/state-law/state-grant.ts";
import { addBilledHospital } from "#app/domain/audits/add-billed-hospital.server.ts";
import { assistanceFacts } from "#app/domain/audits/assistance-facts.ts";
import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import { auditedKeptBill } from "#app/domain/audits/kept/audited-kept-bill.ts";
import { nothingSaid } from "#app/domain/audits/read-audit-facts.ts";
import type { KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { rightOfFinding } from "#app/domain/deadlines/right-of-finding.ts";
import type { Language } from "#app/domain/language/language.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";

/** What is known of help at the hospital of a bill. */
export interface KnownHelp {
  policy: HospitalPolicy | null;
  /** The income limits, each with its source, as a page shows them; none: no limit is known. */
  lines: string[];
  /** The deadline to apply; null: no law that we know sets one. */
  days: ReturnType<typeof sayRight> | null;
  provider: AuditedBill["provider"];
}

/** `today`: the ISO day where the patient lives. */
export async function findHelp(
  language: Language,
  db: Database,
  bill: KeptBill,
  today: string,
): Promise<KnownHelp> {
  const audited = await addBilledHospital(db, auditedKeptBill(bill, nothingSaid).auditedBill, bill.hospital);
  const { provider, statementDate } = audited;
  const facts = assistanceFacts(audited, today);
  const hasLines = facts.linePercent !== null;
  const right = rightOfFinding({ rule: "charity-care", facts }, { statementDate, today });
  return {
    policy: provider.hospital?.policy ?? null,
    lines: hasLines ? sayAssistanceLines(language, facts) : [],
    days: right && sayRight(language, right),
    provider,
  };
}

/** The laws of the hospital's state that count for a household. `home`: two letters; null: not known. */
export function countedGrants(
  { provider: { hospital, isNonprofit } }: KnownHelp,
  application: AssistanceApplication,
  home: string | null,
  today: string,
): StateGrant[] {
  if (!hospital) return [];
  const { insurance, size, programs } = application;
  const household = {
    size,
    annualIncomeCents: annualIncomeCentsOf(application),
    state: home,
    isInsured: insurance === "not-sure" ? null : insurance === "some",
    programs,
  };
  return screenHousehold({ ...hospital, isNonprofit }, household, today)
    .grants.filter(({ notCounted }) => notCounted === null)
    .map(({ grant }) => grant);
}
