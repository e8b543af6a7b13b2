import type pg from "pg";
import { COMPARED_PRICES } from "#app/domain/editions/compared-prices.ts";
import { normaliseHospitalName } from "#app/domain/hospitals/names/hospital-name.ts";
import { tellingWords } from "#app/domain/hospitals/names/telling-words.ts";
import { numbersOfFile } from "#app/domain/hospitals/numbers/hospital-numbers.ts";
import type { FinishedImport } from "#app/domain/imports/finished-import.ts";
import type { HeldCounts, HeldMove, Hold, HoldReason } from "#app/domain/imports/hold.ts";
import type { MrfProblemCount, MrfRule } from "#app/domain/mrf/mrf-problem.ts";
import { firstRow } from "#app/platform/db/first-row.ts";

/** What a source is known for before a new file of it comes. */
export interface Expected {
  sourceId: number;
  /** The import that its prices are of; null = it has none. */
  importId: number | null;
  hospitalId: number | null;
  hospitalName: string | null;
  /** What its cms-hpt.txt calls the hospital. */
  locationNames: readonly string[];
  alwaysAccepted: readonly string[];
}

/** Charges or payers that are left: fewer than this part of the former ones is a loss. */
const LEAST_PART = 0.5;
/** By which factor the median price of services that both files have may move. */
const MOST_MOVED = 3;
/** A median of fewer prices says little. */
const LEAST_COMPARED = 3;
const SHOWN_MOVES = 20;
const SHOWN_SAMPLES = 10;

/** Rules about a file as a whole: breaking one of them concerns every row. */
const RULES_OF_FILES: ReadonlySet<MrfRule> = new Set([
  "attestation-text",
  "attestation-value",
  "column-duplicate",
  "column-missing",
  "column-placeholder",
  "header-blank",
  "header-duplicate",
  "header-missing",
  "header-value-missing",
  "json-syntax",
  "json-trailing-text",
  "json-truncated",
  "layout-unclear",
  "state-unknown",
  "version-unknown",
] satisfies MrfRule[]);

/**
 * Why a new file of a source is to wait for a decision, looked at in the transaction that it is imported in; null = it may
 * come in. Rules of the format count that the file in force does not break, too; of a first file, those about the whole.
 */
export async function judgeNewFile(
  client: pg.ClientBase,
  finished: FinishedImport,
  expected: Expected,
): Promise<Hold | null> {
  const { hospital, importId, header, summary, file } = finished;
  const inForce = await readImport(client, expected.importId ?? hospital.currentImportId);
  const next = firstRow([await readImport(client, importId)].filter((one) => one !== null));
  const brokenRules = findBrokenRules(summary.problemsByRule, inForce?.problemCounts ?? null);
  const isOther =
    expected.hospitalId === null
      ? !mayBeNamed(expected.locationNames, [header.hospitalName ?? "", ...header.locations])
      : expected.hospitalId !== hospital.hospitalId;
  const compared = inForce ? await comparePrices(client, inForce, next) : NOT_COMPARED;
  const broken: [HoldReason, boolean][] = [
    ["other-hospital", isOther],
    ["other-ein", inForce !== null && haveOtherEins(inForce.fileName, file.fileName)],
    ["hospital-of-another-source", await isOfAnotherSource(client, hospital.hospitalId, importId, expected)],
    ["fewer-charges", inForce !== null && isLoss(chargesOf(inForce), chargesOf(next))],
    ["fewer-payers", inForce !== null && isLoss(inForce.payers, next.payers)],
    ["prices-moved", isMoved(compared)],
    ["older", inForce !== null && isBefore(next.fileDate, inForce.fileDate)],
    ["format", brokenRules.length > 0 || summary.rowsLeftOut > summary.rows / 2],
  ];
  const reasons = broken.flatMap(([reason, isBroken]) =>
    isBroken && !expected.alwaysAccepted.includes(reason) ? [reason] : [],
  );
  if (reasons.length === 0) return null;
  return {
    reasons,
    former: inForce && countsOf(inForce),
    next: countsOf(next),
    expectedHospital: expected.hospitalName ?? expected.locationNames[0] ?? null,
    ...compared,
    samples: await listSamples(client, next),
    brokenRules,
    rowsLeftOut: summary.rowsLeftOut,
  };
}

/** Whether names can be one hospital's: they share a word that tells, or one of them has none. No name contradicts nothing. */
export function mayBeNamed(names: readonly string[], others: readonly string[]): boolean {
  const wordsOf = (all: readonly string[]) =>
    all.map((name) => tellingWords(normaliseHospitalName(name))).filter((words) => words.length > 0);
  const [own, theirs] = [wordsOf(names), wordsOf(others).flat()];
  return (
    own.length === 0 ||
    theirs.length === 0 ||
    own.some((words) => words.some((word) => theirs.includes(word)))
  );
}

type ImportFacts = HeldCounts & {
  importId: number;
  hospitalId: number;
  fileName: string;
  problemCounts: MrfProblemCount[];
};

/** The facts of an import; null where there is none of this number. */
async function readImport(client: pg.ClientBase, importId: number | null): Promise<ImportFacts | null> {
  const { rows } = await client.query<ImportFacts>(
    `select import_id as "importId", hospital_id as "hospitalId", file_name as "fileName", name as "hospitalName",
       file_date::text as "fileDate", row_count as rows, charge_count as charges,
       negotiated_charge_count as "negotiatedCharges", payer_count as payers, problem_counts as "problemCounts"
     from imports join hospitals using (hospital_id) where import_id = $1`,
    [importId],
  );
  return rows[0] ?? null;
}

function countsOf({
  hospitalName,
  fileDate,
  rows,
  charges,
  negotiatedCharges,
  payers,
}: ImportFacts): HeldCounts {
  return { hospitalName, fileDate, rows, charges, negotiatedCharges, payers };
}

const chargesOf = ({ charges, negotiatedCharges }: ImportFacts) => charges + negotiatedCharges;
const isLoss = (former: number, next: number) => next < former * LEAST_PART;
const isBefore = (a: string | null, b: string | null) => a !== null && b !== null && a < b;

function findBrokenRules(
  problems: readonly MrfProblemCount[],
  former: readonly MrfProblemCount[] | null,
): { rule: string; count: number }[] {
  const known = new Set(former?.map(({ rule }) => rule));
  return problems
    .filter(({ rule, severity }) => severity === "error" && !known.has(rule))
    .filter(({ rule }) => former !== null || RULES_OF_FILES.has(rule))
    .map(({ rule, count }) => ({ rule, count }));
}

function haveOtherEins(former: string, next: string): boolean {
  const einsOf = (fileName: string) => numbersOfFile({ license: null, state: "", npis: [], fileName }).eins;
  const [own] = einsOf(next);
  return own !== undefined && einsOf(former).some((ein) => ein !== own);
}

/** Whether a file of another source that is looked at gives the hospital's prices. */
async function isOfAnotherSource(
  client: pg.ClientBase,
  hospitalId: number,
  importId: number,
  { sourceId }: Expected,
): Promise<boolean> {
  const { rows } = await client.query(
    `select from source_files f join sources using (source_id) join imports using (import_id)
     where hospital_id = $1 and import_id <> $2 and source_id <> $3 and paused_at is null and f.is_named limit 1`,
    [hospitalId, importId, sourceId],
  );
  return rows.length > 0;
}

type Compared = Pick<Hold, "comparedCount" | "medianRatio" | "moves">;
const NOT_COMPARED: Compared = { comparedCount: 0, medianRatio: null, moves: [] };

function isMoved({ comparedCount, medianRatio }: Compared): boolean {
  if (medianRatio === null || comparedCount < LEAST_COMPARED) return false;
  return medianRatio > MOST_MOVED || medianRatio < 1 / MOST_MOVED;
}

async function comparePrices(
  client: pg.ClientBase,
  former: ImportFacts,
  next: ImportFacts,
): Promise<Compared> {
  const { rows } = await client.query<Compared>(
    `with ${COMPARED_PRICES},
       moved as (
         select * from changes where ratio <> 1 order by abs(ln(ratio)) desc, code limit ${SHOWN_MOVES})
     select count(*)::int as "comparedCount",
       (percentile_cont(0.5) within group (order by ratio::float8)) as "medianRatio",
       (select coalesce(jsonb_agg(jsonb_build_object('codeType', code_type, 'code', code, 'description', description,
          'setting', setting, 'former', former::text, 'next', next::text)), '[]') from moved) as moves
     from changes`,
    [former.hospitalId, former.importId, next.hospitalId, next.importId],
  );
  return firstRow(rows);
}

async function listSamples(
  client: pg.ClientBase,
  { hospitalId, importId }: ImportFacts,
): Promise<Omit<HeldMove, "former">[]> {
  const { rows } = await client.query<Omit<HeldMove, "former">>(
    `select code_type as "codeType", code, description, setting::text, coalesce(cash, gross)::text as next
     from (select * from prices where hospital_id = $1 and import_id = $2) p where coalesce(cash, gross) is not null
     order by charge_no limit ${SHOWN_SAMPLES}`,
    [hospitalId, importId],
  );
  return rows;
}
