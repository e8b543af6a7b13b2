import { expect, test } from "vitest";
import { removeImport } from "#app/domain/imports/remove-import.server.ts";
import { openSeededRandom, type SeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import { importPriceText } from "../../../tests/fixtures/mrf/import-price-text.ts";
import { listRows } from "../../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText } from "../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForEachTest } from "../../../tests/support/database-for-tests.ts";

const database = databaseForEachTest();

const table = (query: string) => listRows(database.db, query);

const imported = async (text: string, options: Parameters<typeof importPriceText>[2] = {}) =>
  (await importPriceText(database.db, text, options)).importId;

const CODES = ["71046", "71047", "73721", "99213", "99214"];

function randomFile(random: SeededRandom, n: number, date: string): string {
  const amount = () => random.pick(["100", "100.99", "101", "99", "50", "2000", "2000.01", "5", "4.99"]);
  const charges = CODES.flatMap((code) =>
    Array.from({ length: random.integer(1, 3) }, (_, line) =>
      charge(code, {
        description: `Line ${line}`,
        setting: random.pick(["outpatient", "inpatient"]),
        modifiers: random.pick([[], [], ["26"]]),
        gross: random.pick([amount(), amount(), "999999999"]),
        cash: random.pick([amount(), null]),
      }),
    ),
  );
  return priceFileText({ hospital: nthHospital(n, "TX"), date, charges: [charge("80053"), ...charges] });
}

const LIKE = ["code_type", "code", "setting", "billing_class", "modifiers", "drug_unit"];
const FORMER = `(
  select import_id from imports i where i.hospital_id = h.hospital_id and i.import_id <> h.current_import_id
  order by file_date desc nulls last, import_id desc limit 1)`;
const PAIRS = ["cash", "gross"]
  .map(
    (kind) => `
      select h.hospital_id, '${kind}' as kind, p.charge_no, ${LIKE.map((name) => `p.${name}`).join(", ")},
        f.${kind} as former_amount, p.${kind} as amount
      from hospitals h join prices p using (hospital_id) join price_history f
        on f.hospital_id = h.hospital_id and f.import_id = ${FORMER}
        and ${LIKE.map((name) => `f.${name} = p.${name}`).join(" and ")}
      where p.${kind} > 0 and f.${kind} > 0`,
  )
  .join(" union all ");
const IS_OUTLIER = "(amount / former_amount > 20 or former_amount / amount > 20)";

async function expectMovesOfPrices(): Promise<void> {
  const values = `kind, charge_no, ${LIKE.join(", ")}, former_amount, amount`;
  expect(
    await table(`select hospital_id, ${values}, change_percent from price_moves order by 1, 2, 3`),
  ).toEqual(
    await table(`
      select hospital_id, ${values}, round((amount / former_amount - 1) * 100, 2) from (${PAIRS}) pairs
      where not ${IS_OUTLIER} and abs(amount - former_amount) / former_amount >= 0.01 order by 1, 2, 3`),
  );
  const counts = "compared_count, up_count, down_count, outlier_count";
  expect(
    await table(
      `select hospital_id, kind, import_id, former_import_id, ${counts} from price_comparisons order by 1, 2`,
    ),
  ).toEqual(
    await table(`
      select h.hospital_id, k.kind, h.current_import_id, ${FORMER}, count(amount),
        count(*) filter (where not ${IS_OUTLIER} and amount >= 1.01 * former_amount),
        count(*) filter (where not ${IS_OUTLIER} and amount <= 0.99 * former_amount),
        count(*) filter (where ${IS_OUTLIER})
      from hospitals h cross join (values ('cash'), ('gross')) k(kind)
        left join (${PAIRS}) pairs on pairs.hospital_id = h.hospital_id and pairs.kind = k.kind
      where (select count(*) from imports where imports.hospital_id = h.hospital_id) > 1
      group by h.hospital_id, k.kind, h.current_import_id order by 1, 2`),
  );
}

test.each([
  1, 2,
])("the moves are those between the present and the newest former file, whatever came and went (seed %i)", async (seed) => {
  const random = openSeededRandom(seed);
  const importIds: number[] = [];
  let compared = 0;
  for (let step = 1; step <= 40; step++) {
    if (importIds.length > 5 && random.chance(0.35)) {
      const [importId] = importIds.splice(random.integer(0, importIds.length - 1), 1);
      await removeImport(database.db, importId!);
    } else {
      importIds.push(
        await imported(randomFile(random, random.integer(0, 1), `2026-03-${random.integer(10, 28)}`)),
      );
    }
    await expectMovesOfPrices();
    compared += (await table("select from price_moves")).length;
  }
  expect(compared).toBeGreaterThan(100);
  while (importIds.length > 0) await removeImport(database.db, importIds.pop()!);
  expect(await table("select count(*) from price_moves, price_comparisons")).toEqual(["0"]);
});

test("a first file writes no moves", async () => {
  await imported(priceFileText({ charges: [charge("71046")] }));
  expect(await table("select from price_comparisons union all select from price_moves")).toEqual([]);
});

test("the moves of fictional hospitals go with them", async () => {
  for (const [date, gross] of [
    ["2026-01-01", "100"],
    ["2026-02-01", "120"],
  ] as const) {
    await imported(priceFileText({ date, charges: [charge("71046", { gross })] }), { isSample: true });
  }
  expect(await table("select kind, former_amount, amount, change_percent from price_moves")).toEqual([
    "gross ; 100 ; 120 ; 20.00",
  ]);
  await imported(priceFileText({ hospital: nthHospital(1, "TX"), charges: [charge("71046")] }), {
    replacesSampleData: true,
  });
  expect(await table("select from price_comparisons union all select from price_moves")).toEqual([]);
});
