import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { AuditReply } from "#app/content/audit-reply.server.ts";
import { DocumentsReply, documentsExample } from "#app/content/documents-reply.server.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ API_REQUESTS_PER_MINUTE: "100000" });

const DAY = "2026-03-02";
const bill = {
  statement_date: "2026-04-01",
  service_from: DAY,
  service_to: DAY,
  provider: { name: "Cedar Valley Clinic" },
  lines: [
    { date: DAY, code: "99213", amount_cents: 21_010 },
    { date: DAY, code: "85025", amount_cents: 4_200 },
  ],
  totals: { charges_cents: 25_210, adjustments_cents: 8_505, payments_cents: 0, balance_cents: 16_705 },
};
const explanation = {
  plan: "Prairie Health Plan",
  claims: [
    {
      claim_number: "CLM-7",
      provider: "CEDAR VALLEY CLINIC",
      network: "in",
      dates_of_service: [DAY, DAY],
      lines: [
        {
          date: DAY,
          code: "99213",
          billed_cents: 21_010,
          discount_cents: 6_005,
          plan_paid_cents: 10_000,
          you_owe_cents: 5_005,
        },
        {
          date: DAY,
          code: "85025",
          billed_cents: 4_200,
          discount_cents: 2_500,
          plan_paid_cents: 1_700,
          you_owe_cents: 0,
        },
      ],
      totals: { billed_cents: 25_210, plan_paid_cents: 11_700, you_owe_cents: 5_005 },
    },
  ],
};
const adjudication = (code: string, value: number) => ({
  category: { coding: [{ code }] },
  amount: { value, currency: "USD" },
});
const item = (code: string, amounts: Record<string, number>) => ({
  productOrService: { coding: [{ system: "http://www.ama-assn.org/go/cpt", code }] },
  servicedDate: DAY,
  adjudication: Object.entries(amounts).map(([category, value]) => adjudication(category, value)),
});
const fhir = {
  resourceType: "Bundle",
  entry: [
    {
      resource: {
        resourceType: "ExplanationOfBenefit",
        identifier: [{ value: "CLM-7" }],
        provider: { display: "Cedar Valley Clinic" },
        insurer: { display: "Prairie Health Plan" },
        billablePeriod: { start: DAY, end: DAY },
        item: [
          item("99213", {
            submitted: 210.1,
            discount: 60.05,
            paidtoprovider: 100,
            memberliability: 50.05,
            levy: 1,
          }),
          item("85025", { submitted: 42, discount: 25, paidtoprovider: 17, memberliability: 0 }),
        ],
        total: [adjudication("submitted", 252.11)],
      },
    },
  ],
};

async function audit(body: unknown) {
  const reply = await site.fetch("/audit.json", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: await reply.json() };
}

const rules = ({
  findings,
}: {
  findings: { rule: string; strength: string; amount_at_stake_cents: number }[];
}) => findings.map(({ rule, strength, amount_at_stake_cents: cents }) => `${strength}: ${rule} ${cents}`);

describe("/audit.json holds a bill against what the plan decided", () => {
  test("sent as explanations", async () => {
    const { status, body } = await audit({ ...bill, explanations: [explanation] });
    expect([status, rules(body)]).toEqual([200, ["error: payment-not-credited 11700"]]);
    expect(body.disputable_cents).toBe(11_700);
    expect(body.findings[0].message).toBe(
      "Your plan paid $117.00. The bill credits $0.00 of it, so it asks you for $117.00 that your plan has paid.",
    );
    expect(body.plan_claims).toEqual([
      {
        explanation: 0,
        claim: 0,
        confidence: 0.99,
        reasons: [
          "Both have charges of $252.10.",
          "All 2 charges on the bill are on the claim with the same amounts.",
          "The dates of care match.",
          "The provider’s name matches.",
        ],
      },
    ]);
    expect(AuditReply.safeParse(body).error).toBeUndefined();
  });

  test("sent as FHIR, with what does not add up and what is no column", async () => {
    const { body } = await audit({ ...bill, fhir });
    expect(rules(body)).toEqual(["error: payment-not-credited 11700"]);
    expect(body.plan_problems).toEqual(["Claim CLM-7: the amounts don’t add up; $0.01 is left unexplained."]);
    expect(body.plan_other_amounts).toEqual([{ claim_number: "CLM-7", name: "levy", amount_cents: 100 }]);
  });

  test("a clean pair is accused of nothing", async () => {
    const totals = { ...bill.totals, payments_cents: 11_700, balance_cents: 5_005 };
    const { body } = await audit({ ...bill, totals, explanations: [explanation] });
    expect([rules(body), body.disputable_cents]).toEqual([[], 0]);
  });

  test("an explanation of somebody else is not compared", async () => {
    const [claim] = explanation.claims;
    const other = { ...claim, lines: [], totals: { billed_cents: 90_000, you_owe_cents: 10 } };
    const { body } = await audit({ ...bill, explanations: [{ ...explanation, claims: [other] }] });
    expect([rules(body), body.plan_claims]).toEqual([[], []]);
  });

  test("the eob of one who says no more still counts", async () => {
    const eob = { network: "in", patient_responsibility_cents: 5_005 };
    const { body } = await audit({ ...bill, eob });
    expect(rules(body)).toEqual(["error: balance-billing 11700"]);
    expect(body.plan_claims).toBeUndefined();
  });

  test.each([
    ["a patient", { resourceType: "Patient" }, /^fhir: The file has FHIR data, but no explanation/],
    ["nothing", {}, /^fhir: The file has no explanation of benefits/],
  ])("FHIR that is %s is refused", async (_name, value, message) => {
    const { status, body } = await audit({ ...bill, fhir: value });
    expect([status, body.error]).toEqual([400, expect.stringMatching(message)]);
  });

  test.each([
    ["a claim without its list", [{ claims: 1 }], /explanations\.0\.claims must be a list/],
    [
      "too many lines",
      [{ claims: Array(20).fill({ lines: Array(300).fill(0) }) }],
      /explanations must have 5,000 lines or fewer in all/,
    ],
    [
      "amounts of more than any bill",
      [{ claims: [{ totals: { billed_cents: 1e15 } }] }],
      /explanations\.0\.claims\.0\.totals\.billed_cents must be/,
    ],
  ])("%s is told", async (_name, explanations, message) => {
    const { status, body } = await audit({ ...bill, explanations });
    expect([status, body.error]).toEqual([400, expect.stringMatching(message)]);
  });
});

const segments = [
  "ISA*00*          *00*          *ZZ*PLAN           *ZZ*CLINIC         *260320*1200*^*00501*000000001*0*P*:",
  "GS*HP*PLAN*CLINIC*20260320*1200*1*X*005010X221A1",
  "ST*835*0001",
  "BPR*I*117*C*ACH*CCP***********20260320",
  "N1*PR*PRAIRIE HEALTH PLAN",
  "N1*PE*CEDAR VALLEY CLINIC",
  "CLP*ACC-7*1*252.10*117*50.05*12*CLM-7",
  "SVC*HC:99213*210.10*100",
  "DTM*472*20260302",
  "CAS*CO*45*60.05",
  "CAS*PR*2*50.05",
  "SVC*HC:85025*42*17",
  "DTM*472*20260302",
  "CAS*CO*45*25",
  "SE*12*0001",
  "GE*1*1",
  "IEA*1*000000001",
];
const remittance = `${segments.join("~")}~`;

async function auditFiles(files: readonly [name: string, content: string | Buffer][], field = "files") {
  const form = new FormData();
  for (const [name, content] of files)
    form.append(field, new Blob([new Uint8Array(Buffer.from(content))]), name);
  const reply = await site.post("/audit/documents.json", form);
  return { status: reply.status, body: await reply.json(), headers: reply.headers };
}

describe("/audit/documents.json", () => {
  test("a bill and its explanation: the example of /api is what is answered", async () => {
    const read = async (file: string): Promise<[string, Buffer]> => [
      path.basename(file),
      await readFile(path.join("tests/fixtures", file)),
    ];
    const { status, body } = await auditFiles([
      await read("bills/urgent-care-receipt.png"),
      await read("explanations/urgent-care-receipt.json"),
    ]);
    expect(status).toBe(200);
    const { not_checked: shown, ...rest } = documentsExample;
    const { not_checked: unchecked, ...answered } = body;
    expect(answered).toEqual(rest);
    expect(unchecked).toEqual(expect.arrayContaining(shown));
    expect(DocumentsReply.safeParse(body).error).toBeUndefined();
  });

  test("structured files without a bill wait for one", async () => {
    const { status, body, headers } = await auditFiles([
      ["eob.json", JSON.stringify(fhir)],
      [
        "claims.ndjson",
        `${JSON.stringify(fhir.entry[0]?.resource)}\n${JSON.stringify({ resourceType: "Patient" })}\n`,
      ],
      ["remit.835", remittance],
    ]);
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toContain("no-store");
    expect(
      body.documents.map(({ file, kind, claims, error }: Record<string, unknown>) => [
        file,
        kind,
        claims,
        error,
      ]),
    ).toEqual([
      ["eob.json", "explanation", 1, null],
      ["claims.ndjson", "explanation", 1, null],
      ["remit.835", "explanation", 1, null],
    ]);
    expect(body.unmatched.map(({ document, claim }: Record<string, unknown>) => [document, claim])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    expect([body.findings, body.disputable_cents]).toEqual([[], 0]);
    expect(JSON.stringify(body)).not.toMatch(/ACC-7/);
  });

  test.each([
    [
      "a FHIR resource of another kind",
      "a.json",
      '{"resourceType":"Patient"}',
      /FHIR data, but no explanation/,
    ],
    ["JSON that ends in the middle", "a.json", '{"resourceType":"Explan', /can’t be read as JSON/],
    ["lists in lists", "a.json", "[".repeat(5_000), /nested too deeply/],
    [
      "an 835 cut in its first claim",
      "a.835",
      remittance.slice(0, remittance.indexOf("SVC*HC:85025") + 6),
      /ends before the first claim/,
    ],
    [
      "an 835 with other separators than its header says",
      "a.835",
      remittance.replaceAll("~", "!").replace("!GS", "~GS"),
      /./,
    ],
    ["a claim file", "a.837", remittance.replace("ST*835", "ST*837"), /isn’t a remittance/],
    ["nothing", "a.json", "", /empty/i],
  ])("%s is a clear answer beside what can be read", async (_name, file, content, message) => {
    const { status, body } = await auditFiles([
      [file, content],
      ["remit.835", remittance],
    ]);
    expect(status).toBe(200);
    expect(body.documents[0]).toMatchObject({ kind: null, error: expect.stringMatching(message) });
    expect(body.documents[1]).toMatchObject({ kind: "explanation", claims: 1 });
  });

  test("50 MB of JSON are refused before they are parsed", async () => {
    const { status, body } = await auditFiles([["years.json", `{"a":"${"x".repeat(12_000_000)}"}`]]);
    expect([status, body.documents[0].error]).toEqual([200, expect.stringMatching(/larger than 10 MB/)]);
    const whole = await auditFiles([["years.json", Buffer.alloc(51_000_000, "x")]]);
    expect([whole.status, whole.body.error]).toEqual([413, expect.stringMatching(/up to 50 MB/)]);
  });

  test("files are counted before one is read", async () => {
    const many = Array.from({ length: 11 }, (_, index): [string, string] => [`${index}.835`, remittance]);
    const { status, body } = await auditFiles(many);
    expect([status, body.error]).toEqual([413, "Send up to 10 files at once."]);
  });

  test("a form without files says what to send", async () => {
    const { status, body } = await auditFiles([["a.835", remittance]], "file");
    expect([status, body.error]).toEqual([400, expect.stringMatching(/in the field files/)]);
    const get = await site.fetch("/audit/documents.json");
    expect([get.status, get.headers.get("Allow")]).toEqual([405, "POST"]);
  });
});
