import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { findPayerIds } from "./find-payers.server.ts";
import { listPayers } from "./list-payers.server.ts";
import { recordPayers } from "./record-payers.server.ts";

const WRITTEN = [
  "AETNA HMO",
  "UHC COMMERCIAL",
  "UMR",
  "BCBS OF IL",
  "FLORIDA BLUE",
  "KAISER FOUNDATION",
  "HUMANA PPO",
  "MEDICAID",
  "MANAGED MEDICAID",
  "MEDICARE",
  "TRICARE WEST",
  "CIGNA",
];

const database = databaseForTests();
beforeAll(async () => {
  const ids = await recordPayers(database.db, WRITTEN);
  for (const [no, id] of [...new Set(ids.values())].entries()) {
    await database.db.execute(
      sql`insert into payer_plans (hospital_id, import_id, plan_no, payer_id, payer_name, plan_name, plan_kind)
        select ${no % 3}, 1, ${no}, ${id}, name, 'One', ${sql`case
          when name ~ 'Medicaid' then 'medicaid' when name = 'Medicare' then 'medicare'
          when name = 'TRICARE' then 'tricare-va' else 'commercial' end`} from payers where payer_id = ${id}`,
    );
  }
});

const namesOf = async (typed: string) => {
  const ids = await findPayerIds(database.db, typed);
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select name from payers where payer_id = any(${sql.param(ids)}::int[]) order by name`,
  );
  return rows.map(({ name }) => name);
};

describe("a payer is found", () => {
  test.each([
    ["United", ["UMR", "UnitedHealthcare"]],
    ["uhc", ["UMR", "UnitedHealthcare"]],
    ["BCBS", ["Blue Cross Blue Shield", "Florida Blue"]],
    ["blue cross", ["Blue Cross Blue Shield", "Florida Blue"]],
    ["Medicaid", ["Medicaid", "Medicaid managed care"]],
    ["Medicare", ["Medicare"]],
    ["Kaiser", ["Kaiser Permanente"]],
    ["humana", ["Humana"]],
    ["Humana PPO", ["Humana"]],
    ["aet", ["Aetna"]],
    ["Atena", ["Aetna"]],
    ["signa", []],
    ["Nobody's Plan", []],
    ["%", []],
    ["", []],
  ])("%j means %j", async (typed, names) => {
    expect(await namesOf(typed)).toEqual(names);
  });
});

test("the list has commercial payers before Medicare, Medicaid and the like", async () => {
  const names = await listPayers(database.db, null);
  const firstPublic = names.findIndex((name) => /^(Medi|TRICARE)/.test(name));
  expect(names.slice(0, firstPublic)).toContain("Aetna");
  expect(names.slice(firstPublic).every((name) => /^(Medi|TRICARE)/.test(name))).toBe(true);
});
