import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { refreshPlanKinds } from "./refresh-plan-kinds.server.ts";

const database = databaseForTests({ hasSampleData: true });

const kinds = async () => {
  const { rows } = await database.db.execute<{ name: string; kind: string }>(sql`
    select distinct payer_name || ' ' || plan_name as name, plan_kind as kind from payer_plans order by name`);
  return Object.fromEntries(rows.map(({ name, kind }) => [name, kind]));
};

test("an import writes the kind of each plan", async () => {
  expect(await kinds()).toMatchObject({
    "Juniper Mutual PPO": "commercial",
    "Silverbrook Assurance Medicare Advantage": "medicare-advantage",
    "Lanternway Community Plan Managed Medicaid": "medicaid",
    "Lanternway Community Plan Exchange Bronze": "commercial",
  });
});

test("a database of an earlier version gets the kinds and scopes of this one's rules", async () => {
  const { db } = database;
  const imported = await kinds();
  await db.execute(sql`
    update payer_plans set plan_kind = 'auto', rate_setting = null, rate_class = null, short_name = '', read_by = 'earlier'`);
  await db.execute(sql`
    update payer_plans set plan_name = 'HMO_Inpatient_DRG14,16' where payer_name = 'Juniper Mutual' and plan_name = 'HMO'`);
  await refreshPlanKinds(db);
  const { "Juniper Mutual HMO": _, ...others } = imported;
  expect(await kinds()).toEqual({ ...others, "Juniper Mutual HMO_Inpatient_DRG14,16": "commercial" });
  const { rows } = await db.execute(sql`
    select distinct rate_setting, rate_class, short_name from payer_plans where plan_name like 'HMO_In%'`);
  expect(rows).toEqual([{ rate_setting: "inpatient", rate_class: null, short_name: "HMO" }]);
});
