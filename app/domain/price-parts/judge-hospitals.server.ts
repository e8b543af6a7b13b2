import type pg from "pg";
import type { CodeType } from "#app/domain/billing-codes/service-code.ts";
import { itemAt } from "#app/domain/item-at.ts";
import type { NationalAmounts } from "#app/domain/medicare/national-amounts.ts";
import { copyLine, copyRows, openCopyLines } from "#app/platform/db/copy-rows.server.ts";
import { type FamilyFit, fitHospital } from "./fit-hospital.ts";
import { partVerdict } from "./judge-part.ts";
import { FITTED_FAMILIES, type FittedFamily, type PartEvidence, partEvidence } from "./part-evidence.ts";

/** Prices that are probably not of the whole service: by hospital and, within it, by `priceNameOf`. */
export type PartVerdicts = ReadonlyMap<number, ReadonlyMap<string, PartVerdict>>;
export type PartVerdict = NonNullable<ReturnType<typeof partVerdict>>;

export const priceNameOf = (chargeNo: number, setting: string) => `${chargeNo} ${setting}`;

const HOSPITALS_AT_ONCE = 20;

/**
 * Fits the present prices of these hospitals, each by itself, keeps the fits in place of former ones, and returns which
 * prices are probably a professional's fee or a part. Needs a transaction.
 */
export async function judgeHospitals(
  client: pg.ClientBase,
  hospitalIds: readonly number[],
  amounts: NationalAmounts,
): Promise<PartVerdicts> {
  const verdicts = new Map<number, ReadonlyMap<string, PartVerdict>>();
  const fits = openCopyLines();
  await client.query({ text: `declare prices_to_fit no scroll cursor for ${PRICES}`, values: [hospitalIds] });
  const fetchRows = () => client.query<Row>(`fetch ${HOSPITALS_AT_ONCE} from prices_to_fit`);
  for (let next = fetchRows(); ; ) {
    const { rows } = await next;
    if (rows.length === 0) break;
    next = fetchRows();
    next.catch(() => {}); // met where it is awaited
    for (const row of rows) {
      const prices = pricesOf(row, amounts);
      const fit = fitHospital(prices.map(({ evidence }) => evidence));
      for (const family of FITTED_FAMILIES) {
        if (prices.some(({ evidence }) => evidence.family === family))
          fits.add(
            copyLine(FIT_COLUMNS, {
              hospitalId: row.hospitalId,
              family,
              ...fit[family],
            }),
          );
      }
      const ofHospital = new Map<string, PartVerdict>();
      for (const { name, evidence } of prices) {
        const verdict = partVerdict(evidence, fit);
        if (verdict) ofHospital.set(name, verdict);
      }
      if (ofHospital.size > 0) verdicts.set(row.hospitalId, ofHospital);
    }
  }
  await client.query("close prices_to_fit");
  await client.query("delete from price_fits where hospital_id = any($1)", [hospitalIds]);
  const names = FIT_COLUMNS.map(({ name }) => name);
  await copyRows(client, "price_fits", names, fits.take());
  return verdicts;
}

/** Writes verdicts for prices that were judged only by their own amounts. */
export async function writePartVerdicts(client: pg.ClientBase, verdicts: PartVerdicts): Promise<void> {
  const flat = [...verdicts].flatMap(([hospitalId, ofHospital]) =>
    [...ofHospital].map(([name, verdict]) => ({ hospitalId, name: name.split(" "), verdict })),
  );
  await client.query(
    `update prices p set implausible = v.verdict
     from unnest($1::int[], $2::int[], $3::setting[], $4::implausibility[]) v(hospital_id, charge_no, setting, verdict)
     where p.hospital_id = v.hospital_id and p.charge_no = v.charge_no and p.setting = v.setting`,
    [
      flat.map(({ hospitalId }) => hospitalId),
      flat.map(({ name }) => Number(name[0])),
      flat.map(({ name }) => name[1]),
      flat.map(({ verdict }) => verdict),
    ],
  );
}

const FIT_COLUMNS = [
  { name: "hospital_id", value: ({ hospitalId }: FitRow) => hospitalId },
  { name: "family", value: ({ family }: FitRow) => family },
  { name: "whole_share", value: ({ wholeShare }: FitRow) => wholeShare },
  { name: "fee_share", value: ({ feeShare }: FitRow) => feeShare },
  { name: "part_share", value: ({ partShare }: FitRow) => partShare },
  { name: "whole_level", value: ({ wholeLevel }: FitRow) => wholeLevel },
  { name: "fee_level", value: ({ feeLevel }: FitRow) => feeLevel },
];
type FitRow = FamilyFit & { hospitalId: number; family: FittedFamily };

const [CHARGE_NO, SETTING, CODE_TYPE, CODE, MODIFIERS, BILLING_CLASS, CASH, GROSS, DESCRIPTION] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;
const BETWEEN_FIELDS = "\u001e";
const BETWEEN_PRICES = "\u001f";
/** The longest prefix that tells whose charge it is. */
const DESCRIPTION_CHARACTERS = 5;

// One text for each hospital: a row for each price takes three times as long. Hospitals that state classes are looked up and not
// joined: before these tables are analyzed, a join compares each price with each hospital.
const PRICES = `
  with stating as materialized (
    select hospital_id from hospitals h where hospital_id = any($1) and exists (
      select from standard_charges c
      where c.hospital_id = h.hospital_id and c.import_id = h.current_import_id and c.billing_class <> ''))
  select hospital_id as "hospitalId", string_agg(concat_ws(E'\\x1e', charge_no, setting, code_type, code, modifiers,
    -- A blank class stands as the facility's beside a price: the charge says what is stated. Most files state none.
    coalesce(case when p.hospital_id in (select hospital_id from stating) then (
      select c.billing_class from standard_charges c
      where c.hospital_id = p.hospital_id and c.import_id = p.import_id and c.code = p.code
        and c.code_type = p.code_type and c.charge_no = p.charge_no) end, ''),
    coalesce(cash::text, ''), coalesce(gross::text, ''),
    translate(left(description, ${DESCRIPTION_CHARACTERS}), E'\\x1e\\x1f', '  ')), E'\\x1f') as prices
  from prices p join national_amounts a using (code, code_type)
  where p.hospital_id = any($1) and a.part = '' and a.hospital is not null and p.price is not null
    and p.modifiers in ('', 'LT', 'RT') and p.drug_unit = '' and p.billing_class <> 'professional'
    and (p.implausible is null or p.implausible not in ('placeholder', 'cash-above-gross'))
  group by hospital_id`;

type Row = { hospitalId: number; prices: string };

function pricesOf({ prices }: Row, amounts: NationalAmounts): { name: string; evidence: PartEvidence }[] {
  return prices.split(BETWEEN_PRICES).flatMap((text) => {
    const field = text.split(BETWEEN_FIELDS);
    const amount = (at: typeof CASH | typeof GROSS) => (field[at] ? Number(field[at]) * 10_000 : null);
    const evidence = partEvidence(
      amounts,
      { codeType: itemAt(field, CODE_TYPE) as CodeType, code: itemAt(field, CODE) },
      {
        billingClass: itemAt(field, BILLING_CLASS),
        modifiers: itemAt(field, MODIFIERS),
        drugUnit: "",
        description: itemAt(field, DESCRIPTION),
        cashE4: amount(CASH),
        grossE4: amount(GROSS),
      },
    );
    const name = priceNameOf(Number(field[CHARGE_NO]), itemAt(field, SETTING));
    return evidence ? [{ name, evidence }] : [];
  });
}
