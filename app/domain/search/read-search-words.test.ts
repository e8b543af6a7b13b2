import { beforeAll, describe, expect, test } from "vitest";
import { openGazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { normaliseHospitalName } from "../hospitals/names/hospital-name.ts";
import { readSearchWords } from "./read-search-words.server.ts";

const gazetteer = openGazetteer();
const boston = { latitude: 42.36, longitude: -71.06 };
const chicago = { latitude: 41.88, longitude: -87.63 };

const database = databaseForTests({ hasSampleData: true });
beforeAll(async () => {
  const hospitals = [
    ["Massachusetts General Hospital", "MA", "Boston", 42.363, -71.069],
    ["RUSH University Medical Center", "IL", "Chicago", 41.874, -87.67],
    ["Rush Memorial Hospital", "IN", "Rushville", 39.619, -85.446],
    ["Houston Methodist Hospital", "TX", "Houston", 29.711, -95.4],
    ["Mercy Hospital", "MA", "Springfield", 42.12, -72.59],
    ["Mercy Hospital", "IL", "Chicago", 41.847, -87.621],
    ["Texas Spine and Surgical Hospital", "TX", "Houston", 29.7, -95.4],
    ["MetroHealth System", "OH", "Cleveland", 41.46, -81.7],
    ["Houston Health Authority", "TX", "Houston", 29.75, -95.37],
    ["Children's Hospital", "MA", "Boston", 42.337, -71.106],
  ] as const;
  for (const [name, state, city, latitude, longitude] of hospitals) {
    await database.db.$client.query(
      `insert into hospitals (name, match_name, state, city, latitude, longitude, phone, short_id)
       values ($1, $2, $3, $4, $5, $6, '555', $7)`,
      [name, normaliseHospitalName(name), state, city, latitude, longitude, `${city}-${name}`.slice(0, 20)],
    );
  }
});

const read = async (q: string, place: typeof boston | null = null) => {
  const { words, hospital, others } = await readSearchWords(database.db, gazetteer, q, place);
  return { words, hospital: hospital && `${hospital.name}, ${hospital.city}`, others: others.length };
};

describe("a hospital named beside a service", () => {
  test.each([
    ["knee MRI at Rush University Medical Center", "knee MRI", "RUSH University Medical Center, Chicago"],
    ["brain MRI in Mass General", "brain MRI", "Massachusetts General Hospital, Boston"],
    ["colonoscopy at Houston Methodist", "colonoscopy", "Houston Methodist Hospital, Houston"],
    [
      "how much does Rush Memorial charge for an mri",
      "how much charge for an mri",
      "Rush Memorial Hospital, Rushville",
    ],
    ["kolonoskopy at Rush University", "kolonoskopy", "RUSH University Medical Center, Chicago"],
    ["73721 at Rush in Chicago, IL", "73721", "RUSH University Medical Center, Chicago"],
  ])("%j is read as %j and %s", async (q, words, hospital) => {
    expect(await read(q, q.includes("Chicago") ? chicago : null)).toMatchObject({ words, hospital });
  });

  test("is the one nearest to the typed place where names repeat", async () => {
    expect((await read("mri at Mercy Hospital", boston)).hospital).toBe("Mercy Hospital, Springfield");
    expect(await read("mri at Mercy Hospital", chicago)).toMatchObject({
      hospital: "Mercy Hospital, Chicago",
      others: 1,
    });
  });

  test("tells whether its file is here", async () => {
    const { hospital } = await readSearchWords(database.db, gazetteer, "knee mri at rush", chicago);
    expect(hospital).toMatchObject({ file: "not-loaded", phone: "555", state: "IL" });
    const { rows } = await database.db.$client.query(
      "select name from hospitals where current_import_id is not null order by name limit 1",
    );
    const loaded = await readSearchWords(database.db, gazetteer, `knee mri at ${rows[0].name}`, null);
    expect(loaded).toMatchObject({ words: "knee mri", hospital: { file: "loaded", name: rows[0].name } });
  });
});

test.each([
  "CT of abdomen and pelvis at night",
  "sleep study at home",
  "mri in Houston",
  "colonoscopy Springfield",
  "hospital observation stay",
  "breast mass general surgery",
  "does insurance cover a colonoscopy",
  "knee mri children",
  "Rush University Medical Center",
  "Texas Spine and Surgical Hospital",
  "",
])("%j names no hospital beside a service", async (q) => {
  expect(await read(q, boston)).toEqual({ words: q, hospital: null, others: 0 });
});
