import { beforeAll, expect, test } from "vitest";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { databaseForTests } from "../../../../tests/support/database-for-tests.ts";
import { normaliseHospitalName } from "../../hospitals/names/hospital-name.ts";
import { openHospitalDirectory } from "../open-hospital-directory.server.ts";
import { billOfDocument } from "./bill-of-document.ts";

const database = databaseForTests();
beforeAll(async () => {
  const hospitals = [
    ["Corwin Saint Fintan Medical Center", "530 NE Glen Oak Ave", "61637", "(309) 555-0100"],
    ["Corwin Saint Hedda Medical Center", "12 River St", "61701", "(309) 555-0100"],
    ["Thornbury General Hospital", "1653 West Larch Parkway", "61604", "3095550177"],
  ];
  for (const [name = "", street, zip, phone] of hospitals) {
    await database.db.$client.query(
      "insert into hospitals (name, match_name, state, street, zip, phone) values ($1, $2, 'IL', $3, $4, $5)",
      [name, normaliseHospitalName(name), street, zip, phone],
    );
  }
});

async function read(letterhead: string) {
  const text = `${letterhead}\nStatement date 03/12/2026\nTotal charges     $120.00\nPlease pay         $20.00`;
  const bill = await billOfDocument(layOutRows(printDocument(text)), openHospitalDirectory(database.db));
  const { rows } = await database.db.$client.query("select name from hospitals where hospital_id = $1", [
    bill?.hospitalId,
  ]);
  return { provider: bill?.providerName?.value, hospital: rows[0]?.name ?? null };
}

test("a hospital that is named otherwise is found by its address", async () => {
  expect(await read("#Corwin HealthCare Saint Fintan\n530 N.E. Glen Oak Avenue\nPeoria, IL 61637")).toEqual({
    provider: "Corwin HealthCare Saint Fintan",
    hospital: "Corwin Saint Fintan Medical Center",
  });
});

test("a phone number that several hospitals share tells by the name which of them is meant", async () => {
  expect(await read("#Saint Hedda Hospital\nQuestions? Call 309-555-0100")).toEqual({
    provider: "Saint Hedda Hospital",
    hospital: "Corwin Saint Hedda Medical Center",
  });
});

test("of a system in the letterhead and a hospital that can be called, the hospital is the provider", async () => {
  const { provider, hospital } = await read(
    "#Amberfield Health System\nPO Box 12, Akron, OH 44301\nThornbury Hospital\nCall (309) 555-0177",
  );
  expect({ provider, hospital }).toEqual({
    provider: "Thornbury Hospital",
    hospital: "Thornbury General Hospital",
  });
});

test("who bills from a hospital's address under a name of their own is not the hospital", async () => {
  expect(await read("#Thornbury Emergency Physicians\n1653 W Larch Pkwy\nPeoria, IL 61604-1234")).toEqual({
    provider: "Thornbury Emergency Physicians",
    hospital: null,
  });
});
