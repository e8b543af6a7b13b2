import { PDFDocument, StandardFonts } from "pdf-lib";
import { expect, test } from "vitest";
import { DocumentReply, documentExample } from "#app/routes/data-api/document-reply.server.ts";
import { openSharedReader } from "../support/recorded-reader.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { billFixture, uploadForm } from "../support/upload.ts";

const site = siteForTests({}, { openReader: openSharedReader });

function post(bytes: Uint8Array | string, name: string): Promise<Response> {
  return site.post("/ocr/read_document", uploadForm({ bytes, name }));
}

async function read(bytes: Uint8Array, name: string) {
  const reply = await post(bytes, name);
  expect(reply.status).toBe(200);
  const body = await reply.json();
  expect(DocumentReply.parse(body)).toEqual(body); // equal: nothing that the schema doesn't describe
  return body;
}

/** A PDF of pages typed in fixed pitch. */
async function typePdf(...pages: string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Courier);
  for (const text of pages) {
    const page = pdf.addPage([792, 612]);
    for (const [index, line] of text.split("\n").entries()) {
      page.drawText(line, { x: 30, y: 580 - 14 * index, size: 9, font });
    }
  }
  return pdf.save();
}

const explanation = (claim: string) => `
Fern Valley Health Plan
Explanation of Benefits                              This is not a bill
Statement date: 03/04/2026                           Member ID: FV2201873
Claim number: ${claim}                           Patient: Iris Bowman
Provider: Saltmarsh Orthopedic Clinic, P.C. (Out of network)

Date        Service          Amount     Plan       Allowed    Coinsurance  Plan      You
            description      billed     discount   amount                  paid      owe
02/10/26    Office visit     $240.00    ($90.00)   $150.00    $30.00       $120.00   $30.00
            99213
02/11/26    X-ray            $110.00    ($50.00)   $60.00     $12.00       $48.00    $12.00
            73630
Claim total                  $350.00    ($140.00)  $210.00    $42.00       $168.00   $42.00

You may appeal within 180 days of this notice.`;

test("a plan's explanation as a PDF is told by claims, without the patient's name or number", async () => {
  const body = await read(await typePdf(explanation("2026-0551")), "eob.pdf");
  expect(body).toMatchObject({
    kind: "explanation",
    bill: null,
    explanation: {
      plan: "Fern Valley Health Plan",
      issue_date: "2026-03-04",
      appeal_by_days: 180,
      claims: [
        {
          claim_number: "2026-0551",
          provider: "Saltmarsh Orthopedic Clinic, P.C.",
          network: "out",
          dates_of_service: ["2026-02-10", "2026-02-11"],
          lines: [
            { code: "99213", billed: 240, allowed: 150, plan_paid: 120, you_owe: 30, copay: null },
            { code: "73630", billed: 110, discount: 50, coinsurance: 12, you_owe: 12 },
          ],
          totals: { billed: 350, plan_paid: 168, you_owe: 42, not_covered: null },
        },
      ],
    },
  });
  expect(JSON.stringify(body)).not.toMatch(/Bowman|FV2201873/);
});

test("a picture of an explanation answers what the example of the call shows", async () => {
  const body = await read(await billFixture("explanation-of-benefits.webp"), "eob.webp");
  const [claim] = documentExample.explanation?.claims ?? [];
  expect(body).toMatchObject({
    ...documentExample,
    explanation: { ...documentExample.explanation, claims: [{ ...claim, lines: expect.any(Array) }] },
  });
  expect(body.explanation.claims[0].lines).toContainEqual(claim?.lines[0]);
});

test("a bill is told as /ocr/cloud_ocr tells it, and nothing is shared", async () => {
  const count = async () => (await site.db.execute("select count(*) from shared_bills")).rows[0];
  const before = await count();
  const body = await read(await billFixture("urgent-care-receipt.png"), "bill.png");
  expect(body).toMatchObject({
    kind: "bill",
    explanation: null,
    bill: { hospital_name: "MEDPOINT EXPRESS CLINIC", total_price: { total: 423.39 }, date: "2026-06-08" },
  });
  expect(await count()).toEqual(before);
});

test.each([
  ["physician-statement.pdf", 327.17, "H00447773784"],
  ["scanned-statement-two-pages.pdf", 2923.58, "6487268049"],
  ["itemised-bill-fax.tif", 3205.64, "9518-146423"],
  ["urgent-care-receipt.png", 0, null],
] as const)("what %s asks for, and its account number, come with how surely they were read", async (file, due, account) => {
  const { bill } = await read(await billFixture(file), file);
  expect(bill).toMatchObject({ amount_due: due, account_number: account });
  const { line_items: ofLines, ...ofBill } = bill.confidences;
  const { hospital_name, date, amount_due, account_number, total_price } = bill;
  const values = { hospital_name, date, amount_due, account_number, total: total_price.total };
  for (const [name, value] of Object.entries(values)) {
    expect([name, ofBill[name]]).toEqual([name, value === null ? null : expect.any(Number)]);
  }
  expect(ofBill.amount_due).toBeGreaterThan(0.8);
  expect(ofLines).toHaveLength(bill.line_items.length);
  for (const [index, line] of bill.line_items.entries()) {
    expect([index, ofLines[index].code === null]).toEqual([index, line.code === null]);
    expect([index, ofLines[index].modifiers === null]).toEqual([index, line.modifiers.length === 0]);
  }
});

test.each([
  [
    "an identity card",
    "Fenwick National Health\nMember ID 943018508-01\nGroup 14671   Plan PPO 2000\nRxBIN 004336\nRxPCN ADV\nOffice visit $30 copay\nEmergency $250 copay\nDeductible $2,000\nThis card does not guarantee coverage.",
  ],
  [
    "a letter of a member",
    "Dear Appeals Unit:\nI am writing to appeal the denial of my claim 88213405.\nYour explanation of benefits says that I owe $420.00.\nPlease reconsider.",
  ],
])("%s is neither a bill nor an explanation", async (_what, text) => {
  expect(await read(await typePdf(text), "paper.pdf")).toMatchObject({
    kind: "other",
    bill: null,
    explanation: null,
  });
});

test("a denial letter is told as one, with the days to appeal and where to", async () => {
  const letter = `
Orchard Health Plan
March 4, 2026
Notice of Adverse Benefit Determination
Dear Iris Bowman:
We have denied coverage of the service that your doctor asked for.
Reason for the denial: the service is not medically necessary under our clinical criteria.
You have the right to appeal within 180 days of the date of this letter.
Send your appeal to: Appeals Unit, PO Box 4410, Spokane, WA 99201`;
  const body = await read(await typePdf(letter), "denial.pdf");
  expect(body).toMatchObject({
    kind: "denial",
    bill: null,
    explanation: {
      claims: [],
      issue_date: "2026-03-04",
      appeal_by_days: 180,
      appeal_address: [expect.stringMatching(/PO Box 4410, Spokane, WA 99201$/)],
    },
  });
});

test("an explanation whose claims cannot be read is still said to be one", async () => {
  const page =
    "Fern Valley Health Plan\nExplanation of Benefits\nThis is not a bill\nClaim number: 2026-0551\nPlan paid and amount you owe: see page 2\nAppeals: within 180 days";
  expect(await read(await typePdf(page), "page.pdf")).toMatchObject({
    kind: "explanation",
    explanation: { claims: [] },
  });
});

test("an explanation of as many pages as are taken is read whole, and one more is refused", async () => {
  const pages = Array.from({ length: 26 }, (_, index) => explanation(`2026-05${index + 10}`));
  const body = await read(await typePdf(...pages.slice(0, 25)), "long.pdf");
  expect(
    new Set(body.explanation.claims.map((claim: { claim_number: string }) => claim.claim_number)).size,
  ).toBe(25);
  const refused = await post(await typePdf(...pages), "longer.pdf");
  expect([refused.status, await refused.json()]).toMatchObject([422, { reason: "too-many-pages" }]);
});

test("what is no file of a kind that is read is refused with what to do", async () => {
  const asked = await Promise.all([
    post("", "empty.pdf"),
    post("junk", "junk.exe"),
    post("%PDF-1.7 junk", "junk.pdf"),
  ]);
  const told = await Promise.all(asked.map(async (reply) => [reply.status, (await reply.json()).reason]));
  expect(told).toEqual([
    [400, "empty-file"],
    [415, "unsupported-type"],
    [422, "unreadable-pdf"],
  ]);
  const got = await site.fetch("/ocr/read_document");
  expect([got.status, got.headers.get("Allow")]).toEqual([405, "POST"]);
});
