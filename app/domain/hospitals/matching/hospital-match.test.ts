import { describe, expect, it } from "vitest";
import { NO_NUMBERS } from "../numbers/hospital-numbers.ts";
import { type HospitalIdentity, matchHospital } from "./hospital-match.ts";

const MERCY: HospitalIdentity = {
  id: 1,
  name: "Mercy General Hospital",
  state: "OH",
  city: "Toledo",
  street: "100 Elm Street",
  zip: "43604",
  ...NO_NUMBERS,
};
const OTHER: HospitalIdentity = {
  ...MERCY,
  id: 2,
  name: "Lakeside Clinic Hospital",
  street: "7 Shore Rd",
  zip: "44101",
  city: "Cleveland",
};
const campus = { licenseNumbers: ["L77"], npis: ["1000000001"] };
const unknownPlace = { city: null, street: null, zip: null };

function hospital(traits: Partial<HospitalIdentity>): HospitalIdentity {
  return { ...MERCY, ...traits };
}

function match(wanted: Partial<HospitalIdentity>, ...candidates: HospitalIdentity[]): string {
  const found = matchHospital(hospital({ id: "wanted", ...wanted }), candidates);
  if (found.outcome === "matched") return `${found.candidate.id} by ${found.by}`;
  return found.outcome === "none" ? "none" : `ambiguous ${found.candidates.map(({ id }) => id)}`;
}

describe("numbers", () => {
  it("an equal CCN is enough, and before anything else", () => {
    const numbered = { ...OTHER, ccn: "360001" };
    expect(match({ ccn: "360001" }, MERCY, numbered)).toBe("2 by ccn");
  });

  it("a candidate of another known CCN is another hospital", () => {
    expect(match({ ccn: "360001" }, hospital({ ccn: "360002" }))).toBe("none");
  });

  it("a CCN that a file states counts where name, address, city or ZIP code agrees, from either side", () => {
    const statedCcns = ["360001"];
    const faraway = { street: "200 Oak St", zip: "43700", city: "Lima" };
    expect(match({ statedCcns }, hospital({ ccn: "360001", ...faraway }))).toBe("1 by ccn");
    expect(match({ ccn: "360001" }, hospital({ statedCcns, ...faraway }))).toBe("1 by ccn");
    expect(match({ statedCcns, name: "Saint Rita", street: null }, hospital({ statedCcns }))).toBe(
      "1 by ccn",
    );
    expect(match({ statedCcns }, { ...OTHER, ccn: "360001" })).toBe("none");
  });

  it("stated CCNs that differ say two hospitals, whatever else is the same", () => {
    const other = {
      statedCcns: ["360002"],
      npis: ["1000000001"],
      eins: ["341234567"],
      licenseNumbers: ["L77"],
    };
    expect(match({ ...other, statedCcns: ["360001"] }, hospital(other))).toBe("none");
    expect(match({ ...other, statedCcns: [], ccn: "360001" }, hospital(other))).toBe("none");
  });

  it.each<[string, Partial<HospitalIdentity>, string]>([
    ["the same name where no place is known", { ...unknownPlace }, "1 by ein"],
    ["a spelling of the name in the city", { name: "Mercy General", street: null, zip: null }, "1 by ein"],
    ["the same name in another city", { city: "Lima", zip: "45801", street: null }, "none"],
    ["another name at the address", { name: "Mercy Children's Hospital" }, "none"],
    ["a spelling of the name in another street", { name: "Mercy General", street: "7 Oak St" }, "none"],
    ["another NPI in another street", { street: "7 Oak St", npis: ["1000000002"] }, "none"],
  ])("an EIN, which a corporation has, and %s", (_, traits, outcome) => {
    const eins = ["341234567"];
    expect(match({ eins, ...traits }, hospital({ eins, npis: ["1000000001"] }))).toBe(outcome);
  });

  it("an NPI or a license number of a system does not join its hospitals of one name in two cities", () => {
    const shared = { npis: ["1000000001"], licenseNumbers: ["L77"] };
    expect(match({ ...shared, city: "Lima", zip: "45801", street: "9 Oak St" }, hospital(shared))).toBe(
      "none",
    );
  });

  it("an NPI or a licence number needs an agreeing name or address", () => {
    const moved = hospital({ ...unknownPlace, npis: ["1000000001", "1000000002"], licenseNumbers: ["L77"] });
    expect(match({ npis: ["1000000002"] }, moved)).toBe("1 by npi");
    expect(match({ licenseNumbers: ["L77"] }, moved)).toBe("1 by license");
    const renamed = hospital({ name: "Saint Rita", npis: ["1000000002"], licenseNumbers: ["L77"] });
    expect(match({ npis: ["1000000002"] }, renamed)).toBe("1 by npi");
    expect(match({ licenseNumbers: ["L77"] }, renamed)).toBe("1 by license");
    const stranger = { ...OTHER, npis: ["1000000001"], licenseNumbers: ["L77"] };
    expect(match({ npis: ["1000000001"], licenseNumbers: ["L77"] }, stranger)).toBe("none");
  });

  it("campuses that share a number are told apart by name and address together, or are ambiguous", () => {
    const campuses = [
      hospital({ id: 1, npis: ["1000000001"] }),
      hospital({ id: 2, npis: ["1000000001"], street: "5 Oak St" }),
    ];
    expect(match({ npis: ["1000000001"] }, ...campuses)).toBe("1 by npi");
    expect(match({ npis: ["1000000001"], ...unknownPlace }, ...campuses)).toBe("ambiguous 1,2");
  });
});

describe("name and place", () => {
  it("the same name at the same street number and ZIP code matches, however it is written", () => {
    expect(match({ name: "MERCY GENERAL HOSP., INC", street: "100 ELM ST", city: null }, OTHER, MERCY)).toBe(
      "1 by name and address",
    );
  });

  it.each([
    ["Mercy General"],
    ["Mercy General Medical Center"],
    ["Mercy General of Toledo"],
    ["Mercey General Hospital"],
    ["MercyGeneral Hospital"],
  ])("the spelling %s matches at the same address, and nowhere else", (name) => {
    expect(match({ name }, MERCY)).toBe("1 by name and address");
    expect(match({ name, street: null }, MERCY)).toBe("none");
    expect(match({ name, zip: null }, MERCY)).toBe("none");
  });

  it("a name that the list of CMS has cut off matches at the same address", () => {
    const whole = "John Dempsey Hospital of the University of Connecticut Health Center";
    expect(match({ name: whole }, hospital({ name: whole.slice(0, 50) }))).toBe("1 by name and address");
    expect(match({ name: whole }, hospital({ name: whole.slice(0, 40) }))).toBe("none");
  });

  it.each([
    ["Mercy Children's Hospital"],
    ["Mercy General Psychiatric Hospital"],
    ["Toledo Hospital"],
    ["The, Inc."],
  ])("%s at the same address is another hospital", (name) => {
    expect(match({ name }, MERCY)).toBe("none");
  });

  it("no name is no equal name, and no street number no equal address", () => {
    expect(match({ name: "The, Inc.", street: null }, hospital({ name: "LLC" }))).toBe("none");
    const numberless = { street: "Hospital Way" };
    expect(match({ ...numberless, name: "Mercy General" }, hospital(numberless))).toBe("none");
  });

  it("the same name in the same city or ZIP code matches where no other there bears it", () => {
    expect(match({ street: null, zip: null }, MERCY, OTHER)).toBe("1 by name and city");
    expect(match({ street: null, city: null }, MERCY, OTHER)).toBe("1 by name and city");
    expect(match({ street: null }, MERCY, hospital({ id: 3, street: "9 Oak St" }))).toBe("ambiguous 1,3");
    expect(match(unknownPlace, MERCY)).toBe("none");
  });

  it("two price files of one name in one city with different streets are of one hospital", () => {
    expect(match({ street: "250 Elm Street" }, MERCY)).toBe("1 by name and city");
    expect(match({ street: "PO Box 7" }, MERCY)).toBe("1 by name and city");
    const numbered = { statedCcns: ["360001"] };
    expect(match({ ...campus, street: "250 Elm Street" }, hospital(numbered))).toBe("1 by name and city");
  });

  it("they are of two campuses where their NPIs or license numbers differ, or the place has two of the name", () => {
    expect(match({ ...campus, street: "250 Elm Street" }, hospital({ npis: ["1000000002"] }))).toBe("none");
    expect(match({ ...campus, street: "9 Oak St" }, hospital({ licenseNumbers: ["L78"] }))).toBe("none");
    const second = hospital({ id: 3, street: "9 Oak St" });
    expect(match({ street: "Ferrell Road" }, hospital({ street: "12 Lake Avenue" }), second)).toBe("none");
  });

  describe("a price file and the list that give different streets", () => {
    const listed = hospital({ ccn: "360001", street: "250 Elm Street" });

    it("mean one hospital where nobody else in the place bears the name, from either side", () => {
      expect(match({}, listed, OTHER)).toBe("1 by name and city");
      expect(match({ city: null }, listed)).toBe("1 by name and city");
      expect(match({ ccn: "360001", street: "250 Elm Street" }, MERCY, OTHER)).toBe("1 by name and city");
      expect(match({}, listed, hospital({ id: 3, state: "MI" }))).toBe("1 by name and city");
    });

    it("do so wherever else in the state another bears the name", () => {
      const faraway = { ...OTHER, name: MERCY.name };
      expect(match({}, listed, faraway)).toBe("1 by name and city");
      expect(match({ ccn: "360001", street: "9 Oak St" }, MERCY, { ...faraway, ccn: "360002" })).toBe(
        "1 by name and city",
      );
    });

    it("do not where another in the place bears the name, whatever its CCN", () => {
      const second = hospital({ id: 3, ccn: "360002", street: "9 Oak St" });
      expect(match({}, listed, second)).toBe("none");
      expect(match({ ccn: "360001", street: "250 Elm Street" }, MERCY, second)).toBe("none");
    });

    it("do not in another city, under another spelling, or with other numbers", () => {
      expect(match({ city: "Akron", zip: "44301" }, listed)).toBe("none");
      expect(match({ name: "Mercy General Medical Center" }, listed)).toBe("none");
      expect(match({ npis: ["1000000001"] }, { ...listed, npis: ["1000000002"] })).toBe("none");
      expect(match({ licenseNumbers: ["L77"] }, { ...listed, licenseNumbers: ["L78"] })).toBe("none");
      expect(match({}, { ...listed, licenseNumbers: ["L78"] })).toBe("1 by name and city");
    });

    it("do not where both are listed under other CCNs", () => {
      expect(match({ ccn: "360009" }, listed)).toBe("none");
    });
  });

  it("the same name in another state, or in an unknown one, never matches", () => {
    expect(match({ state: "MI", ccn: "360001" }, hospital({ ccn: "360001" }))).toBe("none");
    expect(match({ state: null }, hospital({ state: null }))).toBe("none");
  });

  it("twins at one address are ambiguous, and so are a spelling at the address and the name in the city", () => {
    expect(match({}, MERCY, hospital({ id: 3 }))).toBe("ambiguous 1,3");
    const respelled = hospital({ id: 4, name: "Mercy General Medical Center" });
    expect(match({}, respelled, hospital({ id: 5, street: null, zip: null }))).toBe("ambiguous 4,5");
  });
});
