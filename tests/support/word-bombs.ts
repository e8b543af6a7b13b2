import { deflateSync } from "node:zlib";

/** A request that is small, and made of what its door looks for. */
export interface WordBomb {
  name: string;
  path: string;
  body: URLSearchParams | FormData | string;
}

const form = (path: string, name: string, fields: Record<string, string>): WordBomb => ({
  name,
  path,
  body: new URLSearchParams(fields),
});

function files(path: string, field: string, sent: [string, Uint8Array<ArrayBuffer>][]): WordBomb {
  const body = new FormData();
  for (const [name, bytes] of sent) body.append(field, new Blob([bytes]), name);
  return { name: sent.map(([name]) => name).join(" and "), path, body };
}

/** What distinguishes rows of typed bills. */
const rowWords = [
  ..."hospital sum total totals charges sub subtotal item line payments amount of comes to grand balance".split(
    " ",
  ),
  ..."insurance paid patient discount previous due tax 99213 G0378 0450 $1.00 1.00 1 x @ each units 3/1/2026".split(
    " ",
  ),
  ..."( ) - / # . , ; : | CR RM € ' \" \t MD FNP hrs copay visit mg ml -- == w/".split(" "),
];

/** As rows of 400 characters, and of as many characters as the form takes. */
export function typedBillBombs(path: string): WordBomb[] {
  const visit = "99213 Visit 1 $210.00\n";
  const exponential = `${visit}total ${"hospital ".repeat(26)}zz $5.00`;
  return [
    form(path, "words of a total", { lines: exponential }),
    ...rowWords.flatMap((word) => {
      const row = (characters: number) => `${word} `.repeat(Math.floor(characters / (word.length + 1)));
      return [
        form(path, `a row of ${JSON.stringify(word)}`, { lines: `${visit}total ${row(400)}zz $5.00` }),
        form(path, `rows of ${JSON.stringify(word)}`, {
          lines: visit + `${row(60)}zz $5.00\n`.repeat(Math.floor(290_000 / 70)),
        }),
        form(path, `one long row of ${JSON.stringify(word)}`, { lines: `${visit}${row(290_000)}zz $5.00` }),
      ];
    }),
  ];
}

/** What distinguishes an amount, a day, a code or a name, each without an end. */
export const fieldTexts = [
  ..." |\t|9|9,|1 |(|-|$|$ |CR |1.|,|00|1/|2026-|/|A|a |:|#|.|@|a@|a.|'|&|RM|é|\u200d|99213|9 9".split("|"),
].map((unit) => ({
  unit,
  text: (characters: number) => `1${unit.repeat(Math.floor(characters / unit.length))}x`,
}));

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const claims = (count: number, of: object = {}) =>
  Array.from({ length: count }, (_, at) => ({
    resourceType: "ExplanationOfBenefit",
    identifier: { value: `c${at}` },
    ...of,
  }));
const item = (of: object) => ({ resourceType: "ExplanationOfBenefit", item: [of] });
const coded = (coding: object) => ({ coding: [coding] });

/** FHIR: long texts of each kind, long lists of each kind. */
export function fhirBombs(): [string, Uint8Array<ArrayBuffer>][] {
  const eob = (of: object) => ({ resourceType: "ExplanationOfBenefit", ...of });
  const many = <Value>(count: number, value: Value) => Array(count).fill(value);
  const sent: Record<string, unknown> = {
    "claims.json": claims(8_000),
    "claims of one number.json": claims(20_000, { identifier: { value: "one" } }),
    "a reference.json": eob({ provider: { reference: "Ar".repeat(80_000) } }),
    "a reference of slashes.json": eob({ provider: { reference: "Aa/".repeat(50_000) } }),
    "a system.json": item({ productOrService: coded({ system: "nubc.org".repeat(20_000), code: "0450" }) }),
    "a code.json": item({ productOrService: coded({ system: "hcpcs", code: "9".repeat(500_000) }) }),
    "an amount.json": item({
      adjudication: [
        { category: coded({ code: "submitted" }), amount: { value: `1${" ".repeat(200_000)}x` } },
      ],
    }),
    "a name.json": eob({ provider: { display: "\u200b ".repeat(200_000) } }),
    "items.json": eob({ item: many(100_000, {}) }),
    "adjudications.json": eob({ adjudication: many(100_000, { amount: { value: "x" } }) }),
    "related.json": eob({
      related: many(50_000, { relationship: coded({ code: "prior" }), claim: { reference: "#b" } }),
      contained: many(50_000, { id: "a" }),
    }),
    "codings.json": item({ productOrService: { coding: many(100_000, { system: "x", code: "y" }) } }),
    "a bundle.json": { resourceType: "Bundle", entry: many(100_000, { resource: eob({}) }) },
    "given names.json": [
      eob({ patient: { reference: "Patient/a" } }),
      { resourceType: "Patient", id: "a", name: [{ given: many(200_000, "Ada") }] },
    ],
  };
  const lines = `${JSON.stringify(eob({}))}\n`.repeat(100_000);
  return [
    ...Object.entries(sent).map(([name, value]): [string, Uint8Array<ArrayBuffer>] => [name, json(value)]),
    ["lines.ndjson", Buffer.from(lines)],
  ];
}

const ISA = `ISA*00*          *00*          *ZZ*SENDER         *ZZ*RECEIVER       *260101*1200*^*00501*000000001*0*P*:~`;

/** X12 835: 199,900 segments of each kind, in a claim with a service. */
export function remittanceBombs(count = 199_900): [string, Uint8Array<ArrayBuffer>][] {
  const segments: Record<string, string> = {
    SVC: "SVC*HC:1*1*2~",
    PLB: "PLB*1*2*WO*5*WO*6*WO*7*WO*8*WO*9*WO*10~",
    CAS: "CAS*CO*45*1**45*x**45*1**45*1**45*1**45*1~",
    CLP: "CLP*1*1*1*1**12*c~",
    ST: "ST*835*0001~",
    LX: "LX*1~",
    DTM: "DTM*472*20260101~",
    NM1: "NM1*QC*1*A*B~",
    REF: "REF*F8*1~",
    AMT: "AMT*B6*x~",
    LQ: "LQ*HE*N1~",
    N1: "N1*PR*A~",
    MOA: "MOA***N1*N2*N3*N4*N5~",
  };
  const claim = "CLP*1*1*1*1**12*c~SVC*HC:99213*1*2~";
  const of = (body: string) =>
    Buffer.from(
      `${ISA}GS*HP*S*R*20260101*1200*1*X*005010X221A1~ST*835*0001~${claim}${body}SE*1*0001~GE*1*1~IEA*1*000000001~`,
    );
  return [
    ...Object.entries(segments).map(([name, text]): [string, Uint8Array<ArrayBuffer>] => [
      `${name}.835`,
      of(text.repeat(count)),
    ]),
    ["a long segment.835", of(`REF*F8*${"*a".repeat(2_000_000)}~`)],
    ["a long element.835", of(`NM1*QC*1*${"a ".repeat(2_000_000)}~`)],
  ];
}

/** Text of a page, from its top down, a line each: 14,400 points wide. Several pages are all the same. */
export function widePdf(lines: readonly string[], pageCount = 1): Uint8Array<ArrayBuffer> {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, "\\$&")}) Tj T*`).join("\n");
  const content = deflateSync(Buffer.from(`BT /F1 4 Tf 5 TL 20 14300 Td\n${shown}\nET`));
  const kids = "3 0 R ".repeat(pageCount);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pageCount} >>`,
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 14400 14400] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>",
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`);
  const head = Buffer.from(
    `%PDF-1.4\n${objects.join("")}5 0 obj\n<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`,
  );
  return Buffer.concat([
    head,
    content,
    Buffer.from("\nendstream\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n"),
  ]);
}

const billHead = [
  "Lakehaven Hospital",
  "Patient Statement",
  "Statement Date: 03/25/2026",
  "99213   Office visit   1   $210.00",
];
const billFoot = ["Total charges   $210.00", "Amount due   $210.00"];
const planHead = [
  "Juniper Health Plan",
  "Explanation of Benefits",
  "THIS IS NOT A BILL",
  "Claim number: JHP-26-00988",
  "Date of notice: 03/22/2026",
  "Billed   Allowed   Plan paid   You owe",
];

/** Pages of wide rows, of many rows and of long words, as a bill and as a plan's document. */
export function pageBombs(): [string, Uint8Array<ArrayBuffer>][] {
  const rows: Record<string, string[]> = {
    "20 rows of 375 amounts": Array(20).fill("$1.00   ".repeat(375)),
    "150 rows of 100 amounts": Array(150).fill("$1.00   ".repeat(100)),
    "one row of 833 amounts": ["$1.00 ".repeat(833)],
    "2,500 rows": Array(2_500).fill("99213 Office visit 1 $210.00"),
    "2,500 amounts below each other": Array(2_500).fill("$1.00"),
    "rows of codes": Array(40).fill("99213   ".repeat(300)),
    "rows of days": Array(40).fill("03/01/2026   ".repeat(200)),
    "rows of labels": Array(40).fill("Total charges   Amount due   ".repeat(80)),
    "rows of names": Array(40).fill("St. Jude Medical Center   ".repeat(80)),
    "rows of letters": Array(40).fill("A B C ".repeat(400)),
    "rows of commas": Array(40).fill(", . : - ".repeat(300)),
    "long words": Array(40).fill("9".repeat(2_400)),
    "long words with colons": Array(40).fill("Total:$1.00,".repeat(200)),
  };
  const printed = Array(60).fill("99213   Office visit   1   $210.00");
  return [
    ...Object.entries(rows).flatMap(([name, lines]): [string, Uint8Array<ArrayBuffer>][] => [
      [`bill of ${name}.pdf`, widePdf([...billHead, ...lines, ...billFoot])],
      [`plan's paper of ${name}.pdf`, widePdf([...planHead, ...lines, ...billFoot])],
    ]),
    ["75 printed pages.pdf", widePdf([...billHead, ...printed, ...billFoot], 75)],
    ["25 pages of 800 rows of 119 amounts.pdf", widePdf(Array(800).fill("$1.00 ".repeat(119)), 25)],
  ];
}

/** Everything that a door for files may be sent, one at a time and all that fits. */
export const fileBombs = (
  path: string,
  field: string,
  sent: [string, Uint8Array<ArrayBuffer>][],
): WordBomb[] => sent.map((one) => files(path, field, [one]));

/** Ten files at once, each as large as it may be. */
export function manyFilesBomb(path: string, field: string): WordBomb {
  const services = { item: Array(9).fill({ productOrService: coded({ system: "hcpcs", code: "99213" }) }) };
  const full = (at: number): [string, Uint8Array<ArrayBuffer>] => [`${at}.json`, json(claims(490, services))];
  return {
    ...files(
      path,
      field,
      Array.from({ length: 10 }, (_, at) => full(at)),
    ),
    name: "ten full files",
  };
}

/** A bill of 5,000 lines with explanations of as many, all of one vocabulary. */
export function auditCallBombs(): WordBomb[] {
  const path = "/audit.json";
  const lines = (of: (at: number) => object) => Array.from({ length: 5_000 }, (_, at) => of(at));
  const bill = (name: string, value: object): WordBomb => ({ name, path, body: JSON.stringify(value) });
  return [
    bill("5,000 lines of one code", {
      lines: lines(() => ({ code: "99213", amount_cents: 100, date: "2026-03-01" })),
    }),
    bill("5,000 lines of many codes", {
      lines: lines((at) => ({
        code: String(10_000 + at * 7),
        amount_cents: at,
        date: "2026-03-01",
        units: at % 9,
      })),
    }),
    bill("5,000 outpatient lines of revenue codes", {
      setting: "outpatient",
      lines: lines((at) => ({
        code: String(10_000 + (at % 900) * 7),
        revenue_code: String(250 + (at % 700)).padStart(4, "0"),
        amount_cents: at,
        date: "2026-03-01",
      })),
    }),
    bill("5,000 long descriptions", {
      lines: lines((at) => ({ description: "total hospital ".repeat(20), amount_cents: at })),
    }),
    bill("5,000 lines and a plan's", {
      lines: lines((at) => ({ code: "99213", amount_cents: at, date: "2026-03-01" })),
      eob: { lines: lines((at) => ({ code: "99213", billed_cents: at })) },
    }),
    bill("5,000 payments", {
      lines: [{ code: "99213", amount_cents: 100 }],
      payments: lines((at) => ({ amount_cents: at, date: "2026-03-01" })),
    }),
    bill("4,900 claims", {
      lines: lines((at) => ({ code: "99213", amount_cents: at, date: "2026-03-01" })),
      explanations: Array.from({ length: 49 }, () => ({
        claims: Array.from({ length: 100 }, (_, at) => ({
          claim_number: String(at),
          totals: { billed_cents: at },
        })),
      })),
    }),
    ...fhirBombs()
      .filter(([, bytes]) => bytes.byteLength < 1_900_000)
      .map(([name, bytes]) => ({
        name: `fhir: ${name}`,
        path,
        body: `{"lines":[{"amount_cents":1}],"fhir":${Buffer.from(bytes)}}`,
      }))
      .filter(({ name }) => !name.endsWith("ndjson")),
  ];
}

/** What is looked for in what a visitor types to search. */
const searchWords = [
  ..."knee mri have a baby er level 4 parto of in the near 90012 Los Angeles CA St. New 99213 - ' , ñ % _ ( ) \\ \" * + .".split(
    " ",
  ),
];

/** What the addresses are asked by. */
const queryNames = "q place service state hospital payer plan page sort code category name row".split(" ");

/** Every address with a query of each name, as long as it is read and much longer. */
export function searchBombs(addresses: readonly string[]): { name: string; path: string }[] {
  return addresses.flatMap((address, at) =>
    queryNames.map((name, of) => {
      const word = searchWords[(at + of) % searchWords.length]!; // each address gets some, each word some addresses
      const text = `${word} `.repeat(Math.floor((at % 2 === 0 ? 200 : 3_000) / (word.length + 1)));
      return { name: `${name} of ${word}`, path: `${address}?${new URLSearchParams({ [name]: text })}` };
    }),
  );
}
