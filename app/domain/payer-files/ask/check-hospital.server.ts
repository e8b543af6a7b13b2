import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isNumber, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { ALL_OTHERS } from "../read/service-of-rates.ts";
import { findRatedPlan, type RatedPlan } from "./find-plan.server.ts";
import { findListsOfProvider } from "./lists-of-provider.server.ts";
import { eachRateOfLists, readTerms } from "./rates-of-provider.server.ts";

/** Who a hospital is to a payer: the NPI of the organization and its tax number, digits alone. Null: its files name none. */
export interface HospitalIdentity {
  npi: number;
  ein: string | null;
}

export type CheckVerdict = "same" | "differs" | "only_hospital" | "only_payer";

/** A CPT code's price in a hospital's own file against those of a plan's files, for the facility without a modifier. */
export interface CheckedPrice extends HospitalIdentity {
  planName: string;
  code: string;
  verdict: CheckVerdict;
  /** Dollars; null: the hospital's file has no price of this plan for the code. */
  hospitalAmount: number | null;
  /** Dollars, ascending; empty: the plan's files have none of this hospital. */
  payerAmounts: number[];
}

/**
 * Holds a hospital's own file (45 CFR 180.50) against the files of the plans that it names, which tables of contents here name too:
 * the same in both, unlike, or in one alone. Both must be for a facility and not for a stay. Empty: no such hospital or plan is here.
 */
export async function checkHospital(db: Database, identity: HospitalIdentity): Promise<CheckedPrice[]> {
  const checked: CheckedPrice[] = [];
  for (const { planName, plan, hospitalAmounts } of await plansOfHospital(db, identity)) {
    const payerAmounts = await amountsOfPayer(db, plan, identity);
    const codes = [...new Set([...hospitalAmounts.keys(), ...payerAmounts.keys()])].sort();
    for (const code of codes) {
      const own = hospitalAmounts.get(code) ?? null;
      const theirs = [...(payerAmounts.get(code) ?? [])].sort((a, b) => a - b);
      checked.push({
        ...identity,
        planName,
        code,
        verdict: verdictOf(own, theirs),
        hospitalAmount: own,
        payerAmounts: theirs,
      });
    }
  }
  return checked;
}

function verdictOf(own: number | null, theirs: readonly number[]): CheckVerdict {
  if (theirs.length === 0) return "only_hospital";
  if (own === null) return "only_payer";
  return theirs.includes(own) ? "same" : "differs";
}

/** Whether a hospital's present file names a plan that a table of contents here names, too. */
export async function namesRatedPlan(db: Database, hospitalId: number): Promise<boolean> {
  const rows = await readRows(
    db,
    { planNo: isInteger },
    sql`
    select own.plan_no as "planNo" from hospitals h
    join payer_plans own on own.hospital_id = h.hospital_id and own.import_id = h.current_import_id
    where h.hospital_id = ${hospitalId}
      and exists (select from payer_file_plans rated where lower(rated.name) = lower(own.plan_name)) limit 1`,
  );
  return rows.length > 0;
}

/** The plans of a hospital's present file that tables of contents name alike, with the hospital's dollars by CPT code. Where its file
 *  has several plans of one name, the payer's name decides. */
async function plansOfHospital(
  db: Database,
  { npi, ein }: HospitalIdentity,
): Promise<{ planName: string; plan: RatedPlan; hospitalAmounts: Map<string, number> }[]> {
  const plans = await readRows(
    db,
    {
      hospitalId: isInteger,
      importId: isInteger,
      planNo: isInteger,
      planName: isText,
      idType: isText,
      planId: isText,
    },
    sql`
    select h.hospital_id as "hospitalId", own.import_id as "importId", own.plan_no as "planNo", own.plan_name as "planName",
      rated.id_type as "idType", rated.plan_id as "planId"
    from hospitals h
    join payer_plans own on own.hospital_id = h.hospital_id and own.import_id = h.current_import_id
    join payer_file_plans rated on lower(rated.name) = lower(own.plan_name)
      and (lower(own.payer_name) in (lower(rated.entity_name), lower(rated.issuer_name)) or not exists (
        select from payer_plans other where other.hospital_id = own.hospital_id and other.import_id = own.import_id
          and other.plan_no <> own.plan_no and lower(other.plan_name) = lower(own.plan_name)))
    where h.npis @> array[${String(npi)}]::text[] and (${ein}::text is null or h.eins = '{}' or h.eins @> array[${ein}]::text[])
    order by own.plan_no`,
  );
  const found: { planName: string; plan: RatedPlan; hospitalAmounts: Map<string, number> }[] = [];
  for (const { planName, idType, planId, ...own } of plans) {
    const plan = await findRatedPlan(db, idType, planId);
    if (plan !== null) found.push({ planName, plan, hospitalAmounts: await amountsOfHospital(db, own) });
  }
  return found;
}

async function amountsOfHospital(
  db: Database,
  { hospitalId, importId, planNo }: { hospitalId: number; importId: number; planNo: number },
): Promise<Map<string, number>> {
  const rows = await readRows(
    db,
    { code: isText, dollars: isNumber },
    sql`
    select c.code, d.dollar::float8 as dollars
    from standard_charges c
    join rate_dollars d on d.hospital_id = c.hospital_id and d.import_id = c.import_id and d.charge_no = c.charge_no
    where c.hospital_id = ${hospitalId} and c.import_id = ${importId} and d.plan_no = ${planNo} and c.code_type = 'CPT'
      and d.dollar is not null and c.modifiers = '' and c.setting <> 'inpatient' and c.billing_class <> 'professional'`,
  );
  return new Map(rows.map(({ code, dollars }) => [code, dollars]));
}

/** The plan's dollars for a hospital by CPT code, from all files that could be read. */
async function amountsOfPayer(
  db: Database,
  { files }: RatedPlan,
  { npi, ein }: HospitalIdentity,
): Promise<Map<string, Set<number>>> {
  const amounts = new Map<string, Set<number>>();
  const fileIds = files.flatMap(({ kind, fileId }) =>
    kind === "in-network" && fileId !== null ? [fileId] : [],
  );
  const found = await findListsOfProvider(db, fileIds, { npi, taxNumber: ein });
  const lists = found.lists.filter(
    ({ codeType, code, arrangement }) => codeType === "CPT" && code !== ALL_OTHERS && arrangement === "ffs",
  );
  const termsOfFiles = await readTerms(db, fileIds);
  await eachRateOfLists(db, lists, found, termsOfFiles, ({ code, terms, amount }) => {
    const isOfFacility =
      terms.billingClass !== "professional" &&
      !["percentage", "per diem"].includes(terms.type) &&
      terms.modifiers.length === 0 &&
      terms.setting !== "inpatient";
    if (isOfFacility) amounts.set(code, (amounts.get(code) ?? new Set<number>()).add(amount));
  });
  return amounts;
}
