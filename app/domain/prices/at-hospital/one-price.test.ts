import { beforeAll, expect, test } from "vitest";
import { dollars } from "#app/domain/money/dollars.ts";
import { importPriceTexts } from "../../../../tests/fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText, rate } from "../../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../../../../tests/support/database-for-tests.ts";
import { listComparedCharges } from "../compare/list-compared-charges.server.ts";
import { listPlanAmounts } from "../rates/list-plan-amounts.server.ts";
import { alikeLines } from "./comparable-lines.ts";
import { listServiceCharges } from "./list-service-charges.server.ts";
import { publishedPrices } from "./published-prices.ts";
import { weighAmount } from "./weigh-amount.ts";

const database = databaseForTests();
let service: { hospitalId: number; codeType: "CPT"; code: string };
beforeAll(async () => {
  const [hospitalId] = await importPriceTexts(database.db, [
    priceFileText({
      hospital: nthHospital(0, "FL"),
      charges: [
        charge("99285", { gross: "500", cash: "450", setting: "both", modifiers: ["26"] }),
        charge("99285", { gross: "6054", cash: "6000", setting: "both" }),
        charge("99285", {
          gross: null,
          payers: [rate("Aetna", "PPO", "621.9"), rate("Cigna", "One", "1648.04")],
        }),
        charge("99285", { gross: null, setting: "inpatient", payers: [rate("Aetna", "PPO", "9999")] }),
        charge("99285", { gross: "1056", setting: "both", payers: [rate("Aetna", "PPO", "623")] }),
      ],
    }),
  ]);
  service = { hospitalId: hospitalId!, codeType: "CPT", code: "99285" };
});

test("a price that a hospital splits over lines is put together, other prices stay apart", async () => {
  const { charges } = await listServiceCharges(database.db, service);
  const chosen = charges.find(({ grossDollars }) => grossDollars === "6054")!;
  const lines = alikeLines(charges, chosen, "outpatient");
  expect(lines.map(({ grossDollars, setting }) => [grossDollars, setting])).toEqual([
    ["6054", "both"],
    [null, "outpatient"],
  ]);
  const chargeNos = lines.map(({ chargeNo }) => chargeNo);
  const plans = await listPlanAmounts(database.db, { ...service, chargeNos });
  expect(plans.map(({ payer, plan, negotiatedDollars }) => [payer, plan, negotiatedDollars])).toEqual([
    ["Aetna", "PPO", "621.9"],
    ["Cigna", "One", "1648.04"],
  ]);
  expect(publishedPrices(lines, plans)).toEqual({
    grossDollars: "6054",
    cashDollars: "6000",
    lowestDollars: "621.9",
    highestDollars: "1648.04",
  });
});

test("a plan's rate of one setting stands before its rate of both", async () => {
  const { charges } = await listServiceCharges(database.db, service);
  const chargeNos = charges.map(({ chargeNo }) => chargeNo);
  const plans = await listPlanAmounts(database.db, { ...service, chargeNos });
  const ofAetna = plans.filter(({ payer }) => payer === "Aetna");
  expect(ofAetna.map(({ setting, negotiatedDollars }) => [setting, negotiatedDollars])).toEqual([
    ["outpatient", "621.9"],
    ["inpatient", "9999"],
  ]);
});

test("the line that searches show comes first: the whole service before a part of it", async () => {
  const { charges } = await listServiceCharges(database.db, service);
  const [first] = await listComparedCharges(database.db, service, "outpatient");
  expect(charges.find(({ chargeNo }) => chargeNo === first?.chargeNo)).toMatchObject({ modifiers: "" });
});

test("an amount is weighed exactly", () => {
  expect(weighAmount(dollars("4200"), dollars("3691.5"))).toEqual({
    publishedDollars: "3691.5",
    differenceDollars: "508.5",
    fromPublished: 508.5 / 3691.5,
  });
});
