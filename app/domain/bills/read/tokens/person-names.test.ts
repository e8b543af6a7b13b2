import { describe, expect, it } from "vitest";
import { findLabels } from "#app/domain/reading/labels/find-labels.ts";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { describeCharge, findPersonNames, namesPerson } from "./person-names.ts";

function personsIn(text: string) {
  const rows = layOutRows(printDocument(text));
  return findPersonNames(rows, findLabels(rows));
}

const wordsOf = (text: string) => layOutRows(printDocument(text)).flatMap(({ words }) => words);

describe("findPersonNames", () => {
  it("finds names beside and below their labels", () => {
    expect(personsIn("Patient: Ana Petrov")).toEqual([["ana", "petrov"]]);
    expect(personsIn("GUARANTOR     HIGHTOWER, STUART Q")).toEqual([["hightower", "stuart"]]);
    expect(personsIn("8 PATIENT NAME\n  RASMUSSEN, GREGORY V")).toEqual([["rasmussen", "gregory"]]);
  });

  it("does not take a service for a person", () => {
    expect(personsIn("1   New patient visit, moderate complexity   219.14")).toEqual([]);
    expect(personsIn("NEW PATIENT VISIT, MODERATE COMPLEXITY   304.00")).toEqual([]);
    expect(personsIn("Care for patient Ana Petrov")).toEqual([["ana", "petrov"]]);
  });

  it("does not take an organisation for a person", () => {
    expect(personsIn("Patient     Pine Harrow Hospital")).toEqual([]);
  });
});

describe("namesPerson", () => {
  it("wants two parts of one name", () => {
    expect(namesPerson("Mercy Hospital PETROV, ANA", [["ana", "petrov"]])).toBe(true);
    expect(namesPerson("Santa Ana Hospital", [["ana", "petrov"]])).toBe(false);
  });
});

describe("describeCharge", () => {
  it("leaves out numbers that identify", () => {
    expect(describeCharge(wordsOf("CBC with diff 49469102 V170378352 a@b.example 04/12/1950"), [])).toBe(
      "CBC with diff",
    );
  });

  it("gives no description rather than one with a person's name", () => {
    expect(describeCharge(wordsOf("Office visit ANA PETROV"), [["ana", "petrov"]])).toBeNull();
  });
});
