import type pg from "pg";
import { z } from "zod/v4";
import type { CmsKind } from "#app/domain/cms-files/cms-edition.ts";
import {
  laboratoryFeeEntry,
  outpatientRateEntry,
  physicianFeeEntry,
  stayRateEntry,
  stayWeightEntry,
} from "#app/domain/cms-files/cms-entries.ts";
import { copyLine, copyRows, openCopyLines } from "#app/platform/db/copy-rows.server.ts";
import {
  type EntriesByCode,
  type FeeSheet,
  feesOf,
  laboratoryFeesOf,
  ratesOf,
  stayRatesOf,
  stayWeightsOf,
} from "./fee-sheet.ts";
import { makeNationalAmounts } from "./make-national-amounts.ts";
import { type MedicareSchedule, medicareSchedules, type NationalAmount } from "./national-amounts.ts";
import { type MedicareEditions, readStarterEditions, readStarterFees } from "./starter-fee-sheet.server.ts";

const KINDS: Record<MedicareSchedule, CmsKind> = {
  outpatient: "outpatient-rates",
  laboratory: "laboratory-fees",
  physician: "physician-fees",
  stay: "stay-weights",
};

/** The payment for a stay of weight 1 has separate files. */
const STAY_RATES = "stay-rates" satisfies CmsKind;

/** `ratesFileId`: of stays, the file that says what one of weight 1 is paid. null: what comes with the site. */
type HeldEdition = {
  schedule: MedicareSchedule;
  edition: string;
  cmsFileId: number | null;
  ratesFileId: number | null;
};
type ImportedFile = { kind: CmsKind; edition: string; cmsFileId: number };

/**
 * Updates Medicare's national amounts to the newest available editions, for each schedule an imported file or what comes with the
 * site. Returns whether they changed: then every price has to be judged again. Needs a transaction.
 */
export async function keepNationalAmounts(client: pg.ClientBase): Promise<boolean> {
  const held = await readHeld(client);
  const imported = await listNewest(client);
  const ofSite = readStarterEditions();
  const wanted = medicareSchedules.map((schedule) => newest(schedule, imported, ofSite));
  if (JSON.stringify(wanted) === JSON.stringify(held)) return false;
  const sheet = readStarterFees();
  for (const { schedule, cmsFileId, ratesFileId } of wanted) {
    if (cmsFileId !== null) Object.assign(sheet, await readPart(client, schedule, cmsFileId));
    if (ratesFileId !== null) Object.assign(sheet, await readPart(client, STAY_RATES, ratesFileId));
  }
  await writeAmounts(client, makeNationalAmounts(sheet), wanted);
  return true;
}

async function readHeld(client: pg.ClientBase): Promise<HeldEdition[]> {
  const { rows } = await client.query<HeldEdition>(
    `select schedule, edition, cms_file_id as "cmsFileId", rates_file_id as "ratesFileId" from national_amount_editions
     order by array_position($1::text[], schedule)`,
    [medicareSchedules],
  );
  return rows;
}

async function listNewest(client: pg.ClientBase): Promise<ImportedFile[]> {
  const { rows } = await client.query<ImportedFile>(
    `select distinct on (kind) kind, edition, cms_file_id as "cmsFileId" from cms_files
     where kind = any($1) order by kind, edition desc`,
    [[...Object.values(KINDS), STAY_RATES]],
  );
  return rows;
}

function newest(
  schedule: MedicareSchedule,
  imported: readonly ImportedFile[],
  ofSite: MedicareEditions,
): HeldEdition {
  const newestOf = (wanted: CmsKind) =>
    imported.find(({ kind, edition }) => kind === wanted && edition >= ofSite[schedule]);
  const found = newestOf(KINDS[schedule]);
  return {
    schedule,
    edition: found?.edition ?? ofSite[schedule],
    cmsFileId: found?.cmsFileId ?? null,
    ratesFileId: (schedule === "stay" && newestOf(STAY_RATES)?.cmsFileId) || null,
  };
}

async function readPart(
  client: pg.ClientBase,
  part: MedicareSchedule | typeof STAY_RATES,
  cmsFileId: number,
): Promise<Partial<FeeSheet>> {
  const { rows } = await client.query<{ code: string; entries: unknown }>(
    "select code, entries from cms_entries where cms_file_id = $1",
    [cmsFileId],
  );
  const read = <Entry>(schema: z.ZodType<Entry>): EntriesByCode<Entry> =>
    rows.map(({ code, entries }) => [code, z.array(schema).parse(entries)] as const);
  switch (part) {
    case "outpatient":
      return { rates: ratesOf(read(outpatientRateEntry)) };
    case "physician":
      return { fees: feesOf(read(physicianFeeEntry)) };
    case "laboratory":
      return { laboratory: laboratoryFeesOf(read(laboratoryFeeEntry)) };
    case "stay":
      return { stays: stayWeightsOf(read(stayWeightEntry)) };
    case STAY_RATES: {
      const stayRates = stayRatesOf(read(stayRateEntry));
      return stayRates ? { stayRates } : {};
    }
  }
}

const AMOUNT_COLUMNS = [
  { name: "code", value: ({ code }: NationalAmount) => code },
  { name: "code_type", value: ({ codeType }: NationalAmount) => codeType },
  { name: "part", value: ({ part }: NationalAmount) => part },
  { name: "hospital", value: ({ hospitalE4 }: NationalAmount) => dollarsOf(hospitalE4) },
  { name: "schedule", value: ({ schedule }: NationalAmount) => schedule },
  { name: "doctor", value: ({ doctorE4 }: NationalAmount) => dollarsOf(doctorE4) },
];

async function writeAmounts(
  client: pg.ClientBase,
  amounts: readonly NationalAmount[],
  editions: readonly HeldEdition[],
): Promise<void> {
  await client.query("delete from national_amounts; delete from national_amount_editions");
  const lines = openCopyLines();
  for (const amount of amounts) lines.add(copyLine(AMOUNT_COLUMNS, amount));
  const names = AMOUNT_COLUMNS.map(({ name }) => name);
  await copyRows(client, "national_amounts", names, lines.take());
  // Planned for an empty table, the judgment that follows compares every price with every amount.
  await client.query("analyze national_amounts");
  await client.query(
    `insert into national_amount_editions (schedule, edition, cms_file_id, rates_file_id)
     select * from unnest($1::text[], $2::text[], $3::int[], $4::int[])`,
    [
      editions.map(({ schedule }) => schedule),
      editions.map(({ edition }) => edition),
      editions.map(({ cmsFileId }) => cmsFileId),
      editions.map(({ ratesFileId }) => ratesFileId),
    ],
  );
}

const dollarsOf = (amountE4: number | null) => (amountE4 === null ? null : amountE4 / 10_000);
