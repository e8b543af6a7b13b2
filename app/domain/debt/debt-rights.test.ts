import { describe, expect, test } from "vitest";
import { US_STATES } from "#app/domain/hospitals/addresses/us-states.ts";
import { debtRights, findDebtRights, findLimitationPeriods, isInForce } from "./debt-rights.ts";
import { federalRights } from "./federal-rights.ts";
import { disputedPeriods, limitationPeriods } from "./limitation-periods.ts";
import { complaintKinds, findComplaintOffices } from "./offices/complaints.ts";
import { federalOffices } from "./offices/federal-offices.ts";
import { stateOffices } from "./offices/listed-state-offices.ts";
import { officesRead } from "./offices/state-offices.ts";

const isoDay = expect.stringMatching(/^20\d\d-[01]\d-[0-3]\d$/);
const aText = expect.stringMatching(/\S{3}/);
const sourced = { read: expect.stringMatching(/^(text|secondary)$/), source: aText, readOn: isoDay };

test("each row says by what law, where and when it was read, and how sure it is", () => {
  for (const row of [...debtRights, ...limitationPeriods, ...federalRights]) {
    expect(row).toMatchObject({ ...sourced, citation: aText, sureness: expect.stringMatching(/^[AB]$/) });
    if (row.sureness === "A") expect(row).toHaveProperty("read", "text");
    expect(`${row.citation} ${row.source}`).not.toMatch(/knowledge|none$/i);
  }
  for (const row of [...debtRights, ...limitationPeriods]) {
    expect(US_STATES.has(row.state)).toBe(true);
    expect(row.inForceFrom ?? "2026-01-01").toEqual(isoDay);
    expect(row.binds.length).toBeGreaterThan(0);
  }
  expect(new Set(debtRights.map(({ key }) => key)).size).toBe(debtRights.length);
  expect([debtRights.length, limitationPeriods.length]).toEqual([108, 88]);
});

test("no period is shown where lists disagree, and each state has a period or says so", () => {
  for (const { state, contract } of disputedPeriods) {
    expect(limitationPeriods.filter((row) => row.state === state && row.contract === contract)).toEqual([]);
  }
  const told = new Set([...limitationPeriods, ...disputedPeriods].map(({ state }) => state));
  expect(told.size).toBe(51);
});

test("each office says where and when it was checked; what one list alone gives isn't here", () => {
  for (const office of [...federalOffices, ...Object.values(officesRead)])
    expect(office).toMatchObject(sourced);
  expect(stateOffices).toHaveLength(51);
  expect(
    stateOffices.filter(({ attorneyGeneral }) => attorneyGeneral === null).map(({ state }) => state),
  ).toEqual(["AK", "AL", "MI", "ND", "OR", "UT", "VA", "WI"]);
  for (const { state } of stateOffices) {
    const complaints = findComplaintOffices(state);
    expect(complaints.map(({ kind }) => kind)).toEqual(complaintKinds);
    const without = complaints.filter(({ offices }) => offices.length === 0);
    expect(without.map(({ kind }) => kind)).toEqual(["medicaid"]);
  }
});

describe("a rule", () => {
  const keysOf = (state: string, day: string) => findDebtRights(state, day).map(({ key }) => key);

  test.each([
    ["VA", "va-garnishment", "2026-06-30", "2026-07-01"],
    ["RI", "ri-home", "2025-12-31", "2026-01-01"],
    ["NJ", "nj-wait", "2025-07-21", "2025-07-22"],
  ])("of %s (%s) is hidden before its day", (state, key, before, from) => {
    expect(keysOf(state, before)).not.toContain(key);
    expect(keysOf(state, from)).toContain(key);
  });

  test("that ends is hidden after its last day", () => {
    expect(keysOf("CO", "2028-06-30")).toContain("co-reporting-bureaus");
    expect(keysOf("CO", "2028-07-01")).not.toContain("co-reporting-bureaus");
  });

  test("without a known first day counts as begun", () => {
    expect(isInForce({ inForceFrom: null }, "2026-12-01")).toBe(true);
  });

  test("for medical bills comes before the general times to sue", () => {
    expect(findLimitationPeriods("FL", "2026-12-01").map(({ years }) => years)).toEqual([3, 5, 4]);
    expect(findLimitationPeriods("FL", "2024-06-30").map(({ years }) => years)).toEqual([5, 4]);
  });
});
