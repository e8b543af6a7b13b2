import { expect, test } from "vitest";
import type { KeptState } from "#app/domain/kept/kept-document.ts";
import { arrangeBills, type BillListQuery } from "./arrange-bills.ts";
import type { BillSummary, ListedBill } from "./kept-bill.ts";

const bill = (billId: string, summary: Partial<BillSummary>, state: KeptState = "kept"): ListedBill => ({
  billId,
  state,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  summary: {
    providerName: null,
    hospital: null,
    statementDate: null,
    firstServiceDate: null,
    lastServiceDate: null,
    chargesCents: null,
    amountDueCents: null,
    lineCount: 0,
    pageCount: 0,
    documentKinds: [],
    isShared: false,
    searchText: "",
    ...summary,
  },
});

const bills = [
  bill("lab", { providerName: "Clínica Río", chargesCents: 500, statementDate: "2026-02-01" }),
  bill("blank", {}, "draft"),
  bill("knee", {
    providerName: "Harbor Hospital",
    chargesCents: 90_000,
    firstServiceDate: "2026-03-01",
    searchText: "73721 MRI KNEE",
  }),
];

const found = (query: Partial<BillListQuery>) =>
  arrangeBills(bills, { search: "", state: null, sort: "added", ...query }).map(({ billId }) => billId);

test("bills are in the order of adding, or by date, amount or provider, with what is not stated last", () => {
  expect(found({})).toEqual(["lab", "blank", "knee"]);
  expect(found({ sort: "date" })).toEqual(["knee", "lab", "blank"]);
  expect(found({ sort: "highest" })).toEqual(["knee", "lab", "blank"]);
  expect(found({ sort: "lowest" })).toEqual(["lab", "knee", "blank"]);
  expect(found({ sort: "provider" })).toEqual(["lab", "knee", "blank"]);
});

test("a search finds bills that have all its words, whatever the capitals and accents", () => {
  expect(found({ search: "CLINICA rio" })).toEqual(["lab"]);
  expect(found({ search: "mri 73721" })).toEqual(["knee"]);
  expect(found({ search: "harbor lab" })).toEqual([]);
  expect(found({ search: "  " })).toHaveLength(3);
});

test("drafts are found by their state", () => {
  expect(found({ state: "draft" })).toEqual(["blank"]);
  expect(found({ state: "kept", sort: "lowest" })).toEqual(["lab", "knee"]);
});
