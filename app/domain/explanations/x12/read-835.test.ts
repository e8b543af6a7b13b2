import { describe, expect, test } from "vitest";
import { amountKinds, type ExplainedAmounts } from "../explanation.ts";
import { read835 } from "./read-835.ts";

/** An interchange of these segments, as '*', ':' and '~' separate them. */
function interchange(segments: readonly string[], { bpr = "188.00", plb = [] as string[] } = {}): string {
  return [
    "ISA*00*          *00*          *ZZ*PLAN           *ZZ*CLINIC         *260320*1200*^*00501*000000001*0*P*:",
    "GS*HP*PLAN*CLINIC*20260320*1200*1*X*005010X221A1",
    "ST*835*0001",
    `BPR*I*${bpr}*C*ACH*CCP***********20260320`,
    "TRN*1*12345*1512345678",
    "DTM*405*20260319",
    "N1*PR*PRAIRIE HEALTH PLAN",
    "N1*PE*CEDAR VALLEY CLINIC*XX*1234567893",
    "REF*TJ*512345678",
    "LX*1",
    ...segments,
    ...plb,
    "SE*30*0001",
    "GE*1*1",
    "IEA*1*000000001",
    "",
  ].join("~");
}

const claim = [
  "CLP*ACC-77*1*300*188*32*12*CLM-9",
  "NM1*QC*1*DIAZ*ANA*B***MI*W100200",
  "NM1*IL*1*DIAZ*LUIS****MI*W100200",
  "NM1*82*1*RAO*SUNITA***MD*XX*1",
  "REF*F8*CLM-3",
  "DTM*232*20260302",
  "DTM*233*20260303",
  "AMT*AU*220",
  "AMT*F5*20",
  "MOA***MA01",
  "SVC*HC:99213:25*200*128**1",
  "DTM*472*20260302",
  "CAS*CO*45*50",
  "CAS*PR*3*20*1*2*2",
  "AMT*B6*150",
  "LQ*HE*N130",
  "SVC*HC:85025*100*60**1",
  "DTM*472*20260303",
  "CAS*CO*45*20*0*97*10",
  "CAS*PR*1*10",
];

function read(text: string) {
  const result = read835(text);
  if (result.outcome !== "read") throw new Error(`Refused: ${result.reason}`);
  const [explanation] = result.explanations;
  const [first] = explanation?.claims ?? [];
  if (!explanation || !first) throw new Error("Nothing was read.");
  return { ...result, explanation, claim: first };
}

const cents = (amounts: ExplainedAmounts | undefined) =>
  Object.fromEntries(amountKinds.flatMap((kind) => (amounts?.[kind] ? [[kind, amounts[kind].value]] : [])));

test("a remittance is read to the cent, its reasons in the columns of an explanation", () => {
  const { explanation, claim: read1, problems } = read(interchange(claim));
  expect(problems).toEqual([]);
  expect(explanation).toMatchObject({
    source: "835",
    plan: { value: "PRAIRIE HEALTH PLAN" },
    issueDate: { value: "2026-03-19" },
    memberId: { value: "W100200" },
  });
  expect(read1).toMatchObject({
    claimNumber: { value: "CLM-9" },
    replacesClaimNumber: { value: "CLM-3" },
    accountNumber: { value: "ACC-77" },
    provider: { value: "CEDAR VALLEY CLINIC" },
    billedBy: { npi: 1_234_567_893, taxNumber: "512345678" },
    patient: { value: "ANA B DIAZ" },
    serviceDates: { first: { value: "2026-03-02" }, last: { value: "2026-03-03" } },
    processedDate: { value: "2026-03-20" },
    patientPaid: { value: 2_000 },
    remarkCodes: ["MA01"],
    status: "paid",
    network: null,
  });
  const [visit, blood] = read1.lines;
  expect(visit).toMatchObject({
    serviceDate: { value: "2026-03-02" },
    serviceCode: { value: { codeType: "CPT", code: "99213" } },
    modifiers: ["25"],
    remarkCodes: ["N130"],
  });
  const none = { discount: 0, notCovered: 0, otherInsurance: 0, deductible: 0, copay: 0, coinsurance: 0 };
  expect(cents(visit?.amounts)).toEqual({
    ...none,
    billed: 20_000,
    discount: 5_000,
    allowed: 15_000,
    planPaid: 12_800,
    copay: 2_000,
    coinsurance: 200,
    youOwe: 2_200,
  });
  // 97 is a provider's fault, not a contract's discount.
  expect(cents(blood?.amounts)).toEqual({
    ...none,
    billed: 10_000,
    discount: 2_000,
    notCovered: 1_000,
    planPaid: 6_000,
    deductible: 1_000,
    youOwe: 1_000,
  });
  expect(cents(read1.totals)).toMatchObject({
    billed: 30_000,
    planPaid: 18_800,
    youOwe: 3_200,
    allowed: 22_000,
  });
});

describe("what does not add up is told by how much", () => {
  test.each([
    ["a service", ["SVC*HC:99213:25*200*128**1", "SVC*HC:99213:25*200*127.99**1"], 0, "payment", 1],
    ["what the patient owes", ["CLP*ACC-77*1*300*188*32", "CLP*ACC-77*1*300*188*33"], null, "youOwe", 100],
    ["the claim", ["CLP*ACC-77*1*300*188", "CLP*ACC-77*1*300.5*188"], null, "payment", 50],
  ] as const)("%s", (_name, [from, to], lineIndex, of, gapCents) => {
    const changed = claim.map((segment) => segment.replace(from, to));
    expect(read(interchange(changed)).problems).toContainEqual({
      kind: "does-not-add-up",
      claimNumber: "CLM-9",
      lineIndex,
      of,
      cents: gapCents,
    });
  });

  test("the payment, less what was taken back besides", () => {
    const plb = ["PLB*1234567893*20261231*WO:OLD*30"];
    expect(read(interchange(claim, { bpr: "158.00", plb })).problems).toEqual([
      { kind: "provider-adjustment", text: "WO:OLD", cents: 3_000 },
    ]);
    expect(read(interchange(claim, { plb })).problems).toContainEqual({
      kind: "does-not-add-up",
      claimNumber: null,
      lineIndex: null,
      of: "payment",
      cents: -3_000,
    });
  });

  test("an amount that is none", () => {
    const changed = claim.map((segment) => segment.replace("CAS*PR*1*10", "CAS*PR*1*1e400"));
    expect(read(interchange(changed)).problems).toContainEqual({
      kind: "no-amount",
      claimNumber: "CLM-9",
      lineIndex: 1,
      text: "1e400",
    });
  });
});

test.each([
  ["1", "paid"],
  ["2", "paid"],
  ["3", "paid"],
  ["4", "denied"],
  ["19", "paid"],
  ["20", "paid"],
  ["21", "paid"],
  ["22", "reprocessed"],
  ["23", null],
  ["77", null],
])("claim status %s", (code, status) => {
  const changed = claim.map((segment) => segment.replace("CLP*ACC-77*1*", `CLP*ACC-77*${code}*`));
  expect(read(interchange(changed)).claim.status).toBe(status);
});

test.each([
  ["a wrong check digit", [["*XX*1234567893", "*XX*1234567890"]], undefined],
  ["a tax number alone", [["*XX*1234567893", "*FI*512345678"]], undefined],
  [
    "a tax number, and the claim's own provider",
    [
      ["*XX*1234567893", "*FI*987654321"],
      ["NM1*82*1*RAO*SUNITA***MD*XX*1", "NM1*1P*2*CLINIC*****XX*1234567893"],
    ],
    { npi: 1_234_567_893, taxNumber: "987654321" },
  ],
  [
    "a tax number of the payer's",
    [
      ["REF*TJ*512345678~", ""],
      ["N1*PR*PRAIRIE HEALTH PLAN~", "N1*PR*PRAIRIE HEALTH PLAN~REF*TJ*512345678~"],
    ],
    { npi: 1_234_567_893, taxNumber: null },
  ],
])("who billed, with %s", (_name, changes, billedBy) => {
  const text = changes.reduce((before, [from = "", to = ""]) => before.replace(from, to), interchange(claim));
  expect(read(text).claim.billedBy).toEqual(billedBy);
});

test("a reversal takes back what was paid, below zero", () => {
  const reversal = [
    "CLP*ACC-77*22*-100*-60*-10*MB*CLM-9",
    "SVC*HC:85025*-100*-60**-1",
    "CAS*CO*45*-30",
    "CAS*PR*1*-10",
  ];
  const { claim: taken, explanation, problems } = read(interchange(reversal, { bpr: "-60" }));
  expect(problems).toEqual([]);
  expect(explanation.planKind).toBe("medicare");
  expect(taken.totals).toMatchObject({ billed: { value: -10_000 }, planPaid: { value: -6_000 } });
});

test("what another plan paid is a column of its own", () => {
  const secondary = ["CLP*A*2*100*15*5*12*C", "CAS*OA*23*80", "CAS*PR*2*5"];
  expect(cents(read(interchange(secondary, { bpr: "15" })).claim.totals)).toMatchObject({
    otherInsurance: 8_000,
    coinsurance: 500,
    youOwe: 500,
  });
});

test("several transactions are several explanations, whatever separates their segments", () => {
  const once = interchange(claim);
  const body = once.slice(once.indexOf("ST*"), once.indexOf("GE*"));
  const twice = once.replace("GE*", `${body}GE*`);
  const other = twice.replaceAll("~", "\r\n").replaceAll("*", "|").replaceAll(":", ">");
  for (const text of [twice, twice.replaceAll("~", "~\n"), other.replaceAll("\r\n", "\n")]) {
    const result = read835(text);
    expect(result.outcome === "read" && result.explanations.map(({ claims }) => claims.length)).toEqual([
      1, 1,
    ]);
    expect(result.outcome === "read" && result.problems).toEqual([]);
  }
});

test("of a file that ends in the middle, the claims before are read and the rest is told", () => {
  const two = interchange([...claim, "CLP*B*1*50*50*0*12*CLM-10", "SVC*HC:80053*50*50"]);
  const cut = two.slice(0, two.indexOf("SVC*HC:80053") + 10);
  const { explanation, problems } = read(cut);
  expect(explanation.claims.map(({ claimNumber }) => claimNumber?.value)).toEqual(["CLM-9"]);
  expect(problems).toEqual([{ kind: "cut-off" }]);
  const first = interchange(claim);
  expect(read835(first.slice(0, first.indexOf("SVC*HC:85025") + 5))).toMatchObject({ reason: "cut-off" });
});

test.each([
  ["no header", "CLP*A*1*1*1~", "wrong-separators"],
  ["a header that is too short", "ISA*00*~", "wrong-separators"],
  ["a header whose separators are one", interchange(claim).replace("*P*:~", "*P*~~"), "wrong-separators"],
  ["elements that are not 16", interchange(claim).replace("*00501*", "X00501*"), "wrong-separators"],
  ["a claim instead of a remittance", interchange(claim).replace("ST*835", "ST*837"), "not-835"],
])("%s is refused", (_name, text, reason) => {
  expect(read835(text)).toMatchObject({ outcome: "refused", reason });
});
