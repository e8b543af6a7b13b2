import { describe, expect, test } from "vitest";
import { amountKinds, type ExplainedAmounts } from "../explanation.ts";
import { readFhir } from "./read-fhir.ts";

const CARIN = "http://hl7.org/fhir/us/carin-bb/CodeSystem/C4BBAdjudication";
const BLUE_BUTTON = "https://bluebutton.cms.gov/resources/codesystem/adjudication";

const adjudication = (code: string, value: unknown, more: object = {}) => ({
  category: { coding: [{ system: CARIN, code }] },
  amount: { value, currency: "USD" },
  ...more,
});

const professional = {
  resourceType: "ExplanationOfBenefit",
  id: "eob-1",
  meta: { profile: ["http://example.org/of-our-own"] },
  status: "active",
  outcome: "complete",
  created: "2026-03-20T10:00:00Z",
  identifier: [
    { system: "https://plan.example/other", value: "X1" },
    {
      type: {
        coding: [{ system: "http://hl7.org/fhir/us/carin-bb/CodeSystem/C4BBIdentifierType", code: "uc" }],
      },
      value: "CLM-2026-7",
    },
  ],
  billablePeriod: { start: "2026-03-02", end: "2026-03-02" },
  insurer: { reference: "Organization/plan" },
  provider: { reference: "#role" },
  patient: { reference: "Patient/p" },
  insurance: [{ focal: true, coverage: { reference: "Coverage/c" } }],
  contained: [
    { resourceType: "PractitionerRole", id: "role", organization: { reference: "Organization/clinic" } },
  ],
  related: [{ relationship: { coding: [{ code: "prior" }] }, reference: { value: "CLM-2026-3" } }],
  supportingInfo: [
    { category: { coding: [{ code: "patientaccountnumber" }] }, valueString: "ACC-77" },
    { category: { coding: [{ code: "billingnetworkstatus" }] }, code: { coding: [{ code: "contracted" }] } },
  ],
  item: [
    {
      sequence: 1,
      productOrService: {
        coding: [{ system: "http://www.ama-assn.org/go/cpt", code: "99213", display: "Visit" }],
      },
      modifier: [{ coding: [{ code: "25" }] }],
      servicedDate: "2026-03-02",
      quantity: { value: 1 },
      adjudication: [
        adjudication("submitted", 210.1),
        adjudication("eligible", 150.05),
        adjudication("discount", 60.05),
        adjudication("noncovered", 0),
        adjudication("deductible", 0),
        adjudication("copay", 25),
        adjudication("coinsurance", 25.05),
        adjudication("paidtoprovider", 80),
        adjudication("paidtopatient", 20),
        adjudication("memberliability", 50.05),
        adjudication("paidbypatient", 25),
        adjudication("planSpecialFee", 3.5),
        {
          category: { coding: [{ code: "denialreason" }] },
          reason: { coding: [{ system: "https://x12.org/codes/claim-adjustment-reason-codes", code: "45" }] },
        },
      ],
    },
  ],
  total: [adjudication("submitted", 210.1), adjudication("memberliability", 50.05)],
};

const bundle = {
  resourceType: "Bundle",
  type: "searchset",
  entry: [
    { fullUrl: "https://plan.example/fhir/ExplanationOfBenefit/eob-1", resource: professional },
    { resource: { resourceType: "Organization", id: "plan", name: "Prairie Health Plan" } },
    { resource: { resourceType: "Organization", id: "clinic", name: "Cedar Valley Clinic" } },
    { resource: { resourceType: "Patient", id: "p", name: [{ given: ["Ana", "B"], family: "Diaz" }] } },
    { resource: { resourceType: "Coverage", id: "c", subscriberId: "W100200" } },
  ],
};

function read(value: unknown) {
  const result = readFhir(value);
  if (result.outcome !== "read") throw new Error(`Refused: ${result.reason}`);
  const [explanation] = result.explanations;
  const [claim] = explanation?.claims ?? [];
  if (!explanation || !claim) throw new Error("Nothing was read.");
  return { ...result, explanation, claim };
}

const cents = (amounts: ExplainedAmounts | undefined) =>
  Object.fromEntries(amountKinds.flatMap((kind) => (amounts?.[kind] ? [[kind, amounts[kind].value]] : [])));

test("a bundle of CARIN Blue Button is read to the cent, with all that it refers to", () => {
  const { explanation, claim, problems, others } = read(bundle);
  expect(explanation).toMatchObject({
    source: "fhir",
    plan: { value: "Prairie Health Plan" },
    memberId: { value: "W100200" },
  });
  expect(claim).toMatchObject({
    claimNumber: { value: "CLM-2026-7" },
    replacesClaimNumber: { value: "CLM-2026-3" },
    provider: { value: "Cedar Valley Clinic" },
    patient: { value: "Ana B Diaz" },
    accountNumber: { value: "ACC-77" },
    network: { value: "in" },
    serviceDates: { first: { value: "2026-03-02" }, last: { value: "2026-03-02" } },
    processedDate: { value: "2026-03-20" },
    status: "paid",
  });
  const [line] = claim.lines;
  expect(cents(line?.amounts)).toEqual({
    billed: 21_010,
    discount: 6_005,
    allowed: 15_005,
    notCovered: 0,
    planPaid: 10_000,
    deductible: 0,
    copay: 2_500,
    coinsurance: 2_505,
    youOwe: 5_005,
  });
  expect(line).toMatchObject({
    serviceCode: { value: { codeType: "CPT", code: "99213" } },
    modifiers: ["25"],
    adjustments: [{ group: null, reasonCode: "45", amountCents: 0 }],
  });
  expect(cents(claim.totals)).toEqual({ billed: 21_010, youOwe: 5_005 });
  expect(problems).toEqual([]);
  // No one can say which column it is, so it stays the payer's.
  expect(others).toEqual([{ claimNumber: "CLM-2026-7", lineIndex: 0, text: "planSpecialFee", cents: 350 }]);
});

const npi = (value: string) => ({ system: "http://hl7.org/fhir/sid/us-npi", value });
const tax = (value: string) => ({ type: { coding: [{ code: "TAX" }] }, value });
const issuersNpi = { system: "https://plan.example/npi", value: "1234567893" };

test.each<[string, object[], object | undefined]>([
  [
    "an organization's",
    [npi("1234567893"), tax("51-2345678")],
    { npi: 1_234_567_893, taxNumber: "512345678" },
  ],
  [
    "by its type alone",
    [{ type: { coding: [{ code: "npi" }] }, value: "1234567893" }],
    { npi: 1_234_567_893, taxNumber: null },
  ],
  ["two of them", [npi("1234567893"), npi("1245319599")], undefined],
  ["a wrong check digit", [npi("1234567890")], undefined],
  ["a number of the payer's own", [issuersNpi], undefined],
  [
    "two tax numbers",
    [npi("1234567893"), tax("512345678"), tax("612345678")],
    { npi: 1_234_567_893, taxNumber: null },
  ],
])("the billing provider's numbers: %s", (_name, identifier, billedBy) => {
  const entry = bundle.entry.map(({ resource, ...rest }) => ({
    ...rest,
    resource: resource.id === "clinic" ? { ...resource, identifier } : resource,
  }));
  expect(read({ ...bundle, entry }).claim.billedBy).toEqual(billedBy);
});

const planClass = (value: string) => ({ class: [{ type: { coding: [{ code: "plan" }] }, value }] });
const policyHolder = (resourceType: string) => ({
  policyHolder: { reference: "#h" },
  holder: { resourceType, id: "h", identifier: [tax("69-1234567")] },
});

test.each<[string, object, object[] | undefined]>([
  ["a payer's own plan number", planClass("GR5"), undefined],
  ["ten digits that nothing calls HIOS's", planClass("5101234567"), undefined],
  [
    "a HIOS plan id with its variant",
    planClass("36096IL1480004-01"),
    [
      { idType: "hios", planId: "360961480004" },
      { idType: "hios", planId: "36096148" },
    ],
  ],
  [
    "an identifier called HIOS's",
    { identifier: { type: { coding: [{ code: "HIOS" }] }, value: "5101234567" } },
    [{ idType: "hios", planId: "5101234567" }],
  ],
  [
    "the employer that holds the policy",
    policyHolder("Organization"),
    [{ idType: "ein", planId: "691234567" }],
  ],
  ["a person who holds the policy", policyHolder("Patient"), undefined],
])("the plan's id: %s", (_name, { holder, ...coverage }: { holder?: object }, planIds) => {
  const resource = {
    ...professional,
    insurance: [{ focal: true, coverage: { reference: "#c" } }],
    contained: [{ resourceType: "Coverage", id: "c", ...coverage }, holder],
  };
  expect(read(resource).explanation.planIds).toEqual(planIds);
});

test("Blue Button 2.0 names its categories by variables of CMS", () => {
  const of = (variable: string, value: number) => ({
    category: {
      coding: [{ system: BLUE_BUTTON, code: `https://bluebutton.cms.gov/resources/variables/${variable}` }],
    },
    amount: { value, currency: "USD" },
  });
  const { claim } = read({
    resourceType: "ExplanationOfBenefit",
    identifier: [{ system: "https://bluebutton.cms.gov/resources/variables/clm_id", value: "-1002" }],
    patient: { reference: "Patient/-1" },
    item: [
      {
        productOrService: {
          coding: [{ system: "https://bluebutton.cms.gov/resources/codesystem/hcpcs", code: "G0008" }],
        },
        servicedPeriod: { start: "2025-10-01", end: "2025-10-01" },
        adjudication: [
          of("line_sbmtd_chrg_amt", 60),
          of("line_alowd_chrg_amt", 41.2),
          of("line_coinsrnc_amt", 8.24),
          of("line_bene_ptb_ddctbl_amt", 0),
          of("line_nch_pmt_amt", 32.96),
        ],
      },
    ],
    total: [of("clm_tot_chrg_amt", 60)],
  });
  expect(claim.claimNumber?.value).toBe("-1002");
  expect(cents(claim.lines[0]?.amounts)).toEqual({
    billed: 6_000,
    allowed: 4_120,
    planPaid: 3_296,
    deductible: 0,
    coinsurance: 824,
  });
  expect(cents(claim.totals)).toEqual({ billed: 6_000 });
});

test.each([
  ["a single resource", professional, 1],
  ["a list, as NDJSON gives", [professional, { ...professional, id: "eob-2" }], 2],
  ["a resource without amounts", { resourceType: "ExplanationOfBenefit", item: [{ sequence: 1 }] }, 1],
  ["a resource without anything", { resourceType: "ExplanationOfBenefit" }, 1],
])("%s is read", (_name, value, claims) => {
  expect(read(value).explanation.claims).toHaveLength(claims);
});

describe("what is wrong is told, and nothing is guessed", () => {
  test("circles of references, and references to nothing", () => {
    const circle = {
      resourceType: "ExplanationOfBenefit",
      provider: { reference: "#a" },
      insurer: { reference: "Organization/none" },
      contained: [
        { resourceType: "PractitionerRole", id: "a", organization: { reference: "#b" } },
        { resourceType: "PractitionerRole", id: "b", organization: { reference: "#a" } },
      ],
    };
    expect(read(circle).problems).toEqual([
      { kind: "unresolved-reference", claimNumber: null, text: "#a" },
      { kind: "unresolved-reference", claimNumber: null, text: "Organization/none" },
    ]);
  });

  test.each([
    ["1e400", Number("1e400"), { kind: "no-amount", text: "Infinity" }],
    ["text", "12 dollars", { kind: "no-amount", text: "12 dollars" }],
    ["parts of a cent", 1.005, { kind: "no-amount", text: "1.005" }],
    ["below zero", -5.5, { kind: "negative-amount", cents: -550 }],
  ])("an amount of %s", (_name, value, problem) => {
    const { problems } = read({
      resourceType: "ExplanationOfBenefit",
      item: [{ adjudication: [adjudication("submitted", value)] }],
    });
    expect(problems).toMatchObject([{ ...problem, lineIndex: 0 }]);
  });

  test("another currency is left out", () => {
    const { claim, problems } = read({
      resourceType: "ExplanationOfBenefit",
      total: [adjudication("submitted", 10, { amount: { value: 10, currency: "EUR" } })],
    });
    expect(claim.totals.billed).toBeNull();
    expect(problems).toMatchObject([{ kind: "other-currency", text: "10 EUR" }]);
  });

  test("lines that are not their total, by how much", () => {
    const total = [adjudication("submitted", 210.11)];
    expect(read({ ...professional, total }).problems).toContainEqual({
      kind: "does-not-add-up",
      claimNumber: "CLM-2026-7",
      lineIndex: null,
      of: "billed",
      cents: 1,
    });
  });

  test("a claim that was withdrawn is left out", () => {
    const result = readFhir([{ ...professional, status: "cancelled" }, professional]);
    const withdrawn = { kind: "withdrawn-claim", claimNumber: "CLM-2026-7" };
    expect(result).toMatchObject({ outcome: "read", problems: expect.arrayContaining([withdrawn]) });
    expect(result.outcome === "read" && result.explanations[0]?.claims).toHaveLength(1);
  });

  test("names are one line of a length that fits, whatever they contain", () => {
    const name = `<script>\u0000\u202e\n"'${"x".repeat(5_000)}`;
    const { claim } = read({ ...professional, provider: { display: name }, contained: [] });
    expect(claim.provider?.value).toHaveLength(200);
    expect(claim.provider?.value).not.toMatch(/\p{C}/u);
  });

  test("keys of prototypes change nothing", () => {
    const hostile = JSON.parse(
      '{"resourceType":"ExplanationOfBenefit","__proto__":{"item":[{}]},"constructor":{"prototype":{}},"item":{"length":3}}',
    );
    expect(read(hostile).claim.lines).toHaveLength(1);
    expect(({} as Record<string, unknown>).item).toBeUndefined();
  });
});

test.each([
  ["a patient", { resourceType: "Patient" }, "wrong-resource", "Patient"],
  [
    "a bundle without explanations",
    { resourceType: "Bundle", entry: [{ resource: { resourceType: "Coverage" } }] },
    "wrong-resource",
    "Coverage",
  ],
  ["an empty bundle", { resourceType: "Bundle", entry: [] }, "no-explanation", "Bundle"],
  ["no resource", { hello: 1 }, "no-explanation", null],
  ["a name of its own making", { resourceType: "<b>x</b>" }, "wrong-resource", null],
  ["null", null, "no-explanation", null],
  ["a number", 7, "no-explanation", null],
])("%s is refused", (_name, value, reason, found) => {
  expect(readFhir(value)).toEqual({ outcome: "refused", reason, found });
});
