import { expect, test } from "vitest";
import { shortHospitalNames } from "./short-hospital-names.ts";

const named = (...names: string[]) => names.map((name) => ({ name, city: "Boston", state: "MA" }));

test("a name goes without the words that only say that it is a hospital", () => {
  expect(
    shortHospitalNames(
      named("Massachusetts General Hospital", "Rush University Medical Center", "AdventHealth Orlando"),
    ),
  ).toEqual(["Massachusetts General", "Rush University", "AdventHealth Orlando"]);
});

test("names stay whole where too little would be left or two would be the same", () => {
  expect(shortHospitalNames(named("VA Hospital"))).toEqual(["VA Hospital"]);
  expect(shortHospitalNames(named("Mercy Hospital", "Mercy Medical Center"))).toEqual([
    "Mercy Hospital",
    "Mercy Medical Center",
  ]);
});

test("hospitals of one name are told apart by their cities", () => {
  expect(
    shortHospitalNames([
      { name: "Mercy Hospital", city: "Boston", state: "MA" },
      { name: "Mercy Hospital", city: null, state: "TX" },
    ]),
  ).toEqual(["Mercy Hospital, Boston, MA", "Mercy Hospital, TX"]);
});
