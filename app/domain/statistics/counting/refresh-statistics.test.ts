import { describe, expect, test } from "vitest";
import { importPriceFiles } from "#app/domain/imports/import-price-files.server.ts";
import { removeImport } from "#app/domain/imports/remove-import.server.ts";
import type { WrittenCode } from "#app/domain/mrf/standard-charge-record.ts";
import type { SampleHospital } from "#app/domain/sample-data/sample-hospitals.ts";
import { openSeededRandom, type SeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import { importPriceText } from "../../../../tests/fixtures/mrf/import-price-text.ts";
import { listRows } from "../../../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText, rate } from "../../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForEachTest } from "../../../../tests/support/database-for-tests.ts";
import { rebuildAllStatistics, refreshStatistics } from "./refresh-statistics.server.ts";

const database = databaseForEachTest();

const table = (query: string) => listRows(database.db, query);

/** Imports only up to the prices: without the statistics, as an import does that is killed right after its commit. */
async function importOnly(text: string): Promise<number> {
  return (await importPriceText(database.db, text)).importId;
}

const KINDS = { gross: "gross", cash: "cash", negotiated: "negotiated_median" };
const VALUES = Object.keys(KINDS).flatMap((kind) => [
  `${kind}_count`,
  `trim_scale(${kind}_p25)`,
  `trim_scale(${kind}_median)`,
  `trim_scale(${kind}_p75)`,
]);
const AMOUNT_COUNTS = Object.keys(KINDS).map((kind) => `${kind}_amount_count`);

/** Prices that identify a list: whole services that aren't laboratory tests. */
const TELLING = `
  select hospital_id, code_type, code, price from prices
  where price is not null and modifiers = '' and drug_unit = '' and implausible is distinct from 'placeholder'
    and not (code_type = 'CPT' and code between '80000' and '89999')`;
const PAIRS = `
  select one.hospital_id as one, other.hospital_id as other
  from telling one join telling other using (code_type, code, price) where one.hospital_id <> other.hospital_id
  group by 1, 2
  having count(distinct (code_type, code)) >= greatest(10, 0.15 * (
      select count(*) from prices where hospital_id in (one.hospital_id, other.hospital_id)
      group by hospital_id order by 1 limit 1))
    and count(distinct price) >= 5`;
/** The list of each hospital that shares one: the lowest hospital that pairs lead to. */
const LISTS = `
  with recursive reached as (
    select one as hospital_id, other as reaches from pairs
    union select hospital_id, other from reached join pairs on one = reaches)
  select hospital_id, min(reaches) as price_list_id from reached group by hospital_id`;

/** Returns statistics straight from the prices; `amount` is SQL of a column's price, `range` of where it is likely, null =
 *  nothing judges it. Of the prices of one `seller` equal ones count once, null = each counts. */
function computed(
  keys: string,
  from: string,
  amount: (column: string) => string,
  range: (column: string) => string,
  seller: string | null,
): string {
  const quartile = (q: number) =>
    `trim_scale(percentile_disc(${q}) within group (order by amount)) as p${100 * q}`;
  const ofKind = (column: string) => `
    select ${keys}, count(*) as count, count(*) filter (where counts) as amounts, ${[0.25, 0.5, 0.75].map(quartile)}
    from (
      select *, ${seller ? `row_number() over (partition by ${keys}, seller, amount) = 1` : "true"} as counts
      from (
        select ${keys}, ${seller} as seller, ${amount(column)} as amount, ${range(column)} as range
        from ${from} where ${column} is not null) as priced
    ) as sold
    where range is null or amount <@ range group by ${keys}`;
  const kinds = Object.entries(KINDS);
  return `
    select ${keys}, hospital_count,
      ${kinds.map(([kind]) => `coalesce(${kind}.count, 0), ${kind}.p25, ${kind}.p50, ${kind}.p75`)}
      ${seller ? kinds.map(([kind]) => `, coalesce(${kind}.amounts, 0)`).join("") : ""}
    from (select ${keys}, count(distinct hospital_id) as hospital_count from ${from} group by ${keys}) as groups
    ${kinds.map(([kind, column]) => `left join (${ofKind(column)}) as ${kind} using (${keys})`).join("\n")}
    order by ${keys}`;
}

const LIKE_KEYS = "code_type, code, setting, billing_class, modifiers, drug_unit";
const SERVICE_KEYS = `${LIKE_KEYS}, state`;
const CATEGORY_KEYS = "category, subcategory, setting, state";
const toE4 = (column: string) => `round(${column}, 4)`;
/** Three significant digits of the whole ten-thousandths. */
const toThreeDigits = (column: string) =>
  `round(round(${column} * 10000), 3 - greatest(3, length(round(${column} * 10000)::text))) / 10000`;

/** A price that is wrong by itself, or by its hospital's other prices, judges no other price. */
const IS_SOUND =
  "coalesce(implausible not in ('placeholder', 'cash-above-gross', 'professional-fee', 'part-of-service'), true)";

/** An amount of the whole or of a part is discounted alike. */
const IS_PRICE = "coalesce(implausible not in ('placeholder', 'cash-above-gross'), true)";

/** Each price in every setting and billing class that it applies to. */
const IN_CELLS = `
  select hospital_id, coalesce(price_list_id, -hospital_id) as seller, charge_no, p.setting as applies, code_type, code, s.setting, b.billing_class, modifiers, drug_unit,
    state, case when is_sound then gross end as gross, case when is_sound then cash end as cash, negotiated_median
  from prices p left join lists using (hospital_id) cross join unnest(settings_of(p.setting)) s(setting)
  cross join unnest(billing_classes_of(p.billing_class)) b(billing_class)
  cross join lateral (select ${IS_SOUND} as is_sound) sound`;
/** The median of five amounts or more, those of one list once. */
const middlesBy = (keys: string) => `
  select * from (select distinct ${keys} from in_cells) as cells
  ${Object.values(KINDS)
    .map(
      (column) => `left join (
        select ${keys}, percentile_disc(0.5) within group (order by amount) as ${column}_middle
        from (select distinct ${keys}, seller, round(${column}, 4) as amount from in_cells where ${column} is not null) as ${column}_amounts
        group by ${keys} having count(*) > 4) as of_${column} using (${keys})`,
    )
    .join("\n")}`;
/** Multiples of Medicare's amount within which a cash price is likely; of gross charges, and of rates, in parts of them. */
const MULTIPLES = `
  case when code_type = 'MS-DRG' then array[0.2, 15] when code_type <> 'CPT' then array[0.1, 60]
    when code between '10004' and '69999' then array[0.2, 40] when code between '70000' and '79999' then array[0.1, 60]
    when code between '80000' and '89999' then array[0.3, 100] when code between '99202' and '99499' then array[0.2, 40]
    else array[0.1, 60] end`;
const SCALES: Record<string, [number, number]> = { gross: [1, 2], cash: [1, 1], negotiated_median: [0.5, 2] };
/** What Medicare pays for a cell's thing; null: it sets no amount, or the price is of a drug's unit. */
const MEDICARE = `
  select case when billing_class = 'professional' or part = '26' then doctor else hospital end as medicare,
    case when billing_class = 'professional' or part = '26' then null else doctor end as doctor
  from national_amounts n where n.code = in_cells.code and n.code_type = in_cells.code_type and in_cells.drug_unit = ''
    and in_cells.modifiers in ('', 'LT', 'RT', '26') and n.part = case in_cells.modifiers when '26' then '26' else '' end`;
/** A cell's prices in its state and in the nation, '', with where they are likely: by Medicare's amount, else around the
 *  state's middle, else around the nation's. */
const JUDGED_CELLS = `
  select hospital_id, seller, charge_no, applies, ${LIKE_KEYS}, a.state, gross, cash, negotiated_median, medicare, doctor,
    ${Object.values(KINDS).map((column) => {
      const [least, most] = SCALES[column]!;
      const middle = `coalesce(case when a.state <> '' then own.${column}_middle end, nation.${column}_middle)`;
      return `case when medicare is not null
          then numrange(medicare * multiples[1] * ${least}, medicare * multiples[2] * ${most}, '[]')
        when ${middle} is not null then numrange(${middle} / 20, ${middle} * 20, '[]') end as ${column}_range`;
    })}
  from in_cells join state_middles own using (${SERVICE_KEYS}) join nation_middles nation using (${LIKE_KEYS})
  left join lateral (${MEDICARE}) m on true
  cross join lateral (select ${MULTIPLES} as multiples) bounds
  cross join lateral (values (state), ('')) a(state)`;
const WORKED_OUT = Object.entries({
  telling: TELLING,
  pairs: PAIRS,
  lists: LISTS,
  in_cells: IN_CELLS,
  state_middles: middlesBy(SERVICE_KEYS),
  nation_middles: middlesBy(LIKE_KEYS),
  judged_cells: JUDGED_CELLS,
});
/** Prices that the statistics would judge otherwise than it is written. */
const MISJUDGED = `
  select p.hospital_id, p.charge_no, p.setting, p.implausible, verdict from prices p
  join (
    select hospital_id, charge_no, applies,
      min(case when price < lower(range) and price between doctor * 0.4 and doctor * 2.5 then 'near-the-doctors-fee'
        when price < lower(range) and medicare is not null then 'far-below-medicare'
        when price < lower(range) then 'far-below-its-like'
        when price > upper(range) and medicare is not null then 'far-above-medicare'
        when price > upper(range) then 'far-above-its-like' end::implausibility)::text as verdict
    from (
      select *, round(coalesce(cash, gross), 4) as price, case when cash is null then gross_range else cash_range end as range
      from judged_cells where state <> '') as cells
    group by hospital_id, charge_no, applies
  ) as judged on judged.hospital_id = p.hospital_id and judged.charge_no = p.charge_no and judged.applies = p.setting
  where p.implausible::text is distinct from verdict and ${IS_SOUND}`;

/** Each plausible price of a facility in its subcategory and in all (''), in its settings and in all, in its state and in all. */
const IN_CATEGORIES = `(
  select hospital_id, category, s.subcategory, t.setting, a.state, gross, cash, negotiated_median
  from prices p
  cross join lateral (values (p.state), ('')) a(state)
  cross join lateral (values (p.subcategory), ('')) s(subcategory)
  cross join lateral unnest(settings_of(p.setting) || ''::text) t(setting)
  where implausible is null and billing_class in ('facility', 'both')) as in_categories`;

const CHANGED_HOSPITALS = `
  select count(*) from hospitals where current_import_id is distinct from summarised_import_id`;
const MISCOUNTED_SERVICES = `
  select code_type, code, hospital_count from services s where hospital_count <> (
    select count(distinct hospital_id) from prices p where p.code_type = s.code_type and p.code = s.code)`;

const STATE_TOTALS = `
  select state, hospital_count, price_count, cash_to_gross_count, cash_to_gross_median from state_totals order by state`;
const COUNTED_STATES = `
  select state, count(distinct hospital_id), count(*),
    count(distinct hospital_id) filter (where gross > 0 and cash > 0 and ${IS_PRICE}), (
    select percentile_disc(0.5) within group (order by ratio) from (
      select percentile_disc(0.5) within group (order by round(cash / gross, 4)) as ratio
      from prices own where own.state = p.state and gross > 0
        and ${IS_PRICE} group by hospital_id) ratios)
  from prices p group by state order by state`;

// The medians of a hospital's and of a state's cash prices by Medicare's amounts, in a third way: by counting.
const MEDICARE_RATIOS = `
  select of, median from (
    select hospital_id::text as of, median from hospital_medicare_ratios
    union all select state || setting, median from state_medicare_ratios where category = '') counted
  order by of collate "C"`;
const COUNTED_RATIOS = `
  with ratios as (
    select hospital_id, state, setting, (cash / hospital)::float8 as ratio
    from prices p join national_amounts a using (code, code_type)
    where part = '' and hospital is not null and cash is not null and implausible is null and billing_class in ('facility', 'both')
      and p.modifiers = '' and p.drug_unit = '' and (setting <> 'inpatient' or not exists (
        select from prices o where (o.hospital_id, o.code, o.code_type) = (p.hospital_id, p.code, p.code_type)
          and o.setting = 'outpatient' and o.cash is not null and o.implausible is null
          and o.billing_class in ('facility', 'both') and o.modifiers = '' and o.drug_unit = ''))),
  whole as (
    select hospital_id, state, s.setting, (cash / hospital)::float8 as ratio
    from prices p join national_amounts a using (code, code_type)
    cross join lateral unnest(settings_of(p.setting)) s(setting)
    where part = '' and hospital is not null and cash is not null and implausible is null and billing_class in ('facility', 'both')
      and p.modifiers = '' and p.drug_unit = '')
  select of, percentile_disc(0.5) within group (order by ratio) from (
    select hospital_id::text as of, ratio from ratios
    union all select state, ratio from ratios
    union all select state || setting, ratio from whole) cells
  group by of order by of collate "C"`;

async function expectStatisticsOfPrices(): Promise<void> {
  for (const [name, query] of WORKED_OUT) {
    await table(`drop table if exists ${name}`);
    await table(`create table ${name} as ${query}`);
    await table(`analyze ${name}`);
  }
  const stored = (name: string, keys: string, values: readonly string[]) =>
    table(`select ${keys}, hospital_count, ${values} from ${name} order by ${keys}`);
  expect(await table("select * from price_list_members order by 1")).toEqual(
    await table("select * from lists order by 1"),
  );
  expect(await stored("service_statistics", SERVICE_KEYS, [...VALUES, ...AMOUNT_COUNTS])).toEqual(
    await table(computed(SERVICE_KEYS, "judged_cells", toE4, (column) => `${column}_range`, "seller")),
  );
  expect(await table(MISJUDGED)).toEqual([]);
  expect(await stored("category_statistics", CATEGORY_KEYS, VALUES)).toEqual(
    await table(computed(CATEGORY_KEYS, IN_CATEGORIES, toThreeDigits, () => "null::numrange", null)),
  );
  const kindCounts = Object.keys(KINDS).map((kind) => `${kind}_hospital_count`);
  expect(
    await table(`select ${CATEGORY_KEYS}, ${kindCounts} from category_statistics order by ${CATEGORY_KEYS}`),
  ).toEqual(
    await table(`select ${CATEGORY_KEYS},
      ${Object.values(KINDS).map((column) => `count(distinct hospital_id) filter (where ${column} is not null)`)}
      from ${IN_CATEGORIES} group by ${CATEGORY_KEYS} order by ${CATEGORY_KEYS}`),
  );
  expect(await table(MISCOUNTED_SERVICES)).toEqual([]);
  expect(await table(CHANGED_HOSPITALS)).toEqual(["0"]);
  expect(await table(STATE_TOTALS)).toEqual(await table(COUNTED_STATES));
  expect(await table(MEDICARE_RATIOS)).toEqual(await table(COUNTED_RATIOS));
  expect(await table("select * from price_ranges order by 1, 2, 5")).toEqual(
    await table(
      `select subcategory, state, min(price), max(price), price_group from prices
       group by 1, 2, 5 order by 1, 2, 5`,
    ),
  );
  const popular = "select code_type, code, hospital_count";
  expect(await table(`${popular} from popular_services order by 1, 2`)).toEqual(
    await table(`${popular} from services where hospital_count > 0 order by 1, 2`),
  );
  expect(await table("select service_count from site_totals")).toEqual(
    await table("select count(*) from services where hospital_count > 0"),
  );
}

/** Twelve hospitals: enough in the first state for outliers to be judged. */
const HOSPITALS = Array.from({ length: 12 }, (_, n) => nthHospital(n, n < 7 ? "CA" : n < 10 ? "TX" : "NY"));
const CODES: WrittenCode[] = [
  { code: "71046", type: "CPT" },
  { code: "70553", type: "CPT" },
  { code: "85025", type: "CPT" },
  { code: "J1100", type: "HCPCS" },
  { code: "470", type: "MS-DRG" },
  { code: "0450", type: "RC" },
];

/** A price with up to four decimals; some are outliers. */
function randomPrice(random: SeededRandom): string {
  const outlier = random.pick([1, 1, 1, 1, 1, 40, 0.02]);
  return random.chance(0.3)
    ? (0.01 + random.uniform() * outlier).toFixed(4)
    : (1 + 1000 * random.uniform() * outlier).toFixed(2);
}

/** Imaging and visits, with a list price of a system for each. */
const SYSTEM_CODES = Array.from({ length: 14 }, (_, n) => (n < 8 ? `${73000 + n}` : `${99215 + n}`));

/** Every third hospital is of one system: it publishes the system's prices, but for some. */
function systemCharges(random: SeededRandom, hospital: SampleHospital) {
  if (HOSPITALS.indexOf(hospital) % 3 > 0) return [];
  const own = random.pick([0, 0.1, 0.5]);
  return SYSTEM_CODES.map((code, n) => {
    const price = random.chance(own) ? randomPrice(random) : `${100 + (n % 7) * 25}`;
    return charge(code, {
      gross: `${Number(price) * 2}`,
      cash: price,
      payers: [rate("Aetna", "PPO", price)],
    });
  });
}

function randomFile(random: SeededRandom, hospital: SampleHospital, date: string): string {
  const price = () => randomPrice(random);
  const charges = CODES.flatMap((pair) =>
    Array.from({ length: random.integer(0, 2) }, (_, line) =>
      charge(pair.code, {
        codes: [pair],
        description: `Line ${line}`,
        setting: random.pick(["outpatient", "outpatient", "inpatient", "both"]),
        modifiers: random.pick([[], [], ["26"]]),
        billingClass: random.pick([null, null, "facility", "professional", "both"]),
        gross: random.pick([price(), price(), "999999999"]),
        cash: random.pick([price(), null]),
        payers: random.pick([[], [rate("Aetna", "PPO", price()), rate("Cigna", "HMO", price())]]),
      }),
    ),
  );
  return priceFileText({
    hospital,
    date,
    charges: [charge("99213", { gross: price() }), ...systemCharges(random, hospital), ...charges],
  });
}

describe("the statistics are those of the present prices", () => {
  test.each([
    1, 2,
  ])("after imports, newer and older files and removals in any order (seed %i)", async (seed) => {
    const random = openSeededRandom(seed);
    const importIds: number[] = [];
    for (let step = 1; step <= 60; step++) {
      if (importIds.length > 8 && random.chance(0.3)) {
        const [importId] = importIds.splice(random.integer(0, importIds.length - 1), 1);
        expect(await removeImport(database.db, importId!)).toMatchObject({ outcome: "removed" });
      } else {
        const date = `2026-03-${random.integer(10, 28)}`;
        importIds.push(await importOnly(randomFile(random, random.pick(HOSPITALS), date)));
      }
      if (random.chance(0.5)) await refreshStatistics(database.db);
      if (step % 6 > 0) continue;
      // Counted again they are the same, and continue from there.
      if (step % 12 > 0) await rebuildAllStatistics(database.db);
      await refreshStatistics(database.db); // ends either way: indexes, and what rests on Medicare's amounts
      await expectStatisticsOfPrices();
    }
    while (importIds.length > 0) await removeImport(database.db, importIds.pop()!);
    expect(await table("select count(*) from service_statistics")).toEqual(["0"]);
    await expectStatisticsOfPrices();
  });

  test("when imports, removals and refreshing go on at the same time", async () => {
    const random = openSeededRandom(3);
    const former: number[] = [];
    for (const hospital of HOSPITALS)
      former.push(await importOnly(randomFile(random, hospital, "2026-03-01")));
    const works = HOSPITALS.flatMap((hospital, n) => [
      () => importOnly(randomFile(random, hospital, "2026-04-01")),
      () => (n % 2 ? removeImport(database.db, former[n]!) : refreshStatistics(database.db)),
    ]);
    const work = async () => {
      for (let next = works.shift(); next; next = works.shift()) await next();
    };
    await Promise.all([work(), work(), work()]);
    await refreshStatistics(database.db);
    await expectStatisticsOfPrices();
  });

  test("the indexes of categories too, as worked out anew from all statistics", async () => {
    const random = openSeededRandom(5);
    const importIds: number[] = [];
    const price = () => (100 + 900 * random.uniform()).toFixed(2);
    for (const hospital of HOSPITALS) {
      const charges = ["70551", "73721", "99213"].map((code) =>
        charge(code, { gross: "5000", cash: price(), setting: random.pick(["outpatient", "both"]) }),
      );
      importIds.push(await importOnly(priceFileText({ hospital, charges })));
    }
    await refreshStatistics(database.db);
    await removeImport(database.db, importIds.shift()!);
    await refreshStatistics(database.db);
    const kept = await table("select * from category_indexes order by 1, 2, 3, 4, 5");
    await rebuildAllStatistics(database.db);
    await refreshStatistics(database.db);
    expect(await table("select * from category_indexes order by 1, 2, 3, 4, 5")).toEqual(kept);
    expect(kept.length).toBeGreaterThan(0);
    while (importIds.length > 0) await removeImport(database.db, importIds.pop()!);
    await refreshStatistics(database.db);
    expect(await table("select count(*) from category_indexes")).toEqual(["0"]);
  });

  test("again, after imports were killed before they came to them, as soon as another runs", async () => {
    const random = openSeededRandom(4);
    await importOnly(randomFile(random, HOSPITALS[0]!, "2026-03-01"));
    await importOnly(randomFile(random, HOSPITALS[1]!, "2026-03-01"));
    expect(await table("select count(*) from service_statistics")).toEqual(["0"]);
    async function* noFiles() {}
    await importPriceFiles(database.db, noFiles(), { strict: false, maxBytes: 1e9, onResult: () => {} });
    await expectStatisticsOfPrices();
  });
});

test("of five prices or more, one of more than twenty times the median or less than a twentieth is left out", async () => {
  const amounts = ["100", "100", "2000", "2000.01", "5", "4.9999", "100"];
  for (const [n, gross] of amounts.entries()) {
    await importOnly(priceFileText({ hospital: HOSPITALS[n]!, charges: [charge("99213", { gross })] }));
  }
  await refreshStatistics(database.db);
  const values = "hospital_count, gross_count, gross_p25, gross_median, gross_p75";
  expect(await table(`select distinct ${values} from service_statistics`)).toEqual([
    "7 ; 5 ; 100 ; 100 ; 100",
  ]);
  // In a category too, where no middle could judge them.
  expect(await table(`select distinct ${values} from category_statistics`)).toEqual([
    "5 ; 5 ; 100 ; 100 ; 100",
  ]);
  expect(
    await table("select price, implausible from prices where implausible is not null order by 1"),
  ).toEqual(["4.9999 ; far-below-its-like", "2000.01 ; far-above-its-like"]);
});
