import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { returnXml } from "../../fixtures/schedule-h/write-return.ts";

export interface WholeFile {
  name: string;
  bytes: Uint8Array;
}

/** Longer ones cost more to break and to send than they show. */
const MAX_BYTES = 300_000;

/** The fixtures of a folder, those of `endings` where they are named. */
export function filesOf(folder: string, endings?: RegExp): WholeFile[] {
  const place = path.join(projectRoot(), "tests/fixtures", folder);
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:ts|md)$/.test(entry.name))
    .filter(({ name }) => endings?.test(name) ?? true)
    .map(({ name }) => ({ name, bytes: readFileSync(path.join(place, name)) }))
    .filter(({ bytes }) => bytes.length < MAX_BYTES);
}

const claim = {
  resourceType: "ExplanationOfBenefit",
  status: "active",
  identifier: [{ value: "C-1" }],
  patient: { display: "Ann Example" },
  billablePeriod: { start: "2026-03-01", end: "2026-03-01" },
  item: [
    {
      sequence: 1,
      productOrService: { coding: [{ system: "http://www.ama-assn.org/go/cpt", code: "99213" }] },
      net: { value: 210, currency: "USD" },
      adjudication: [
        { category: { coding: [{ code: "eligible" }] }, amount: { value: 120.5, currency: "USD" } },
      ],
    },
  ],
  total: [{ category: { coding: [{ code: "submitted" }] }, amount: { value: 210, currency: "USD" } }],
};

const remittance = [
  "ISA*00*          *00*          *ZZ*PAYER          *ZZ*PROVIDER       *260301*1200*^*00501*000000001*0*P*:",
  "GS*HP*PAYER*PROVIDER*20260301*1200*1*X*005010X221A1",
  "ST*835*0001",
  "BPR*I*100*C*CHK************20260301",
  "TRN*1*12345*1512345678",
  "N1*PR*EXAMPLE HEALTH",
  "N1*PE*EXAMPLE CLINIC*XX*1234567893",
  "CLP*C-1*1*210*100*20.5*12*ICN1*11*1",
  "NM1*QC*1*EXAMPLE*ANN****MI*M1",
  "SVC*HC:99213*210*100**1",
  "DTM*472*20260301",
  "CAS*CO*45*89.5",
  "CAS*PR*3*20.5",
  "SE*13*0001",
  "GE*1*1",
  "IEA*1*000000001",
].join("~");

/** Plans' files of a person. */
export const planFiles: readonly WholeFile[] = [
  { name: "claim.json", bytes: Buffer.from(JSON.stringify(claim)) },
  {
    name: "claims.json",
    bytes: Buffer.from(JSON.stringify({ resourceType: "Bundle", entry: [{ resource: claim }] })),
  },
  { name: "claims.ndjson", bytes: Buffer.from(`${JSON.stringify(claim)}\n`.repeat(3)) },
  { name: "claim.835", bytes: Buffer.from(`${remittance}~`) },
];

/** Hospitals' files, packed and not. */
export function priceFiles(): WholeFile[] {
  const plain = [...filesOf("hpt-validator"), ...filesOf("hpt-validator/3.0"), ...filesOf("mrf")];
  return [
    ...plain,
    ...plain.slice(0, 4).map(({ name, bytes }) => ({ name: `${name}.gz`, bytes: gzipSync(bytes) })),
  ];
}

/** Bills and letters as pictures and PDFs. */
export const pictureFiles = (): WholeFile[] =>
  filesOf("documents").concat(filesOf("bills", /\.(?:png|pdf|tif|webp)$/));

/** Returns of the IRS with Schedule H. */
export function returnFiles(): WholeFile[] {
  const section = { name: "EXAMPLE HOSPITAL", number: "1", free: "200." };
  const facility = { name: "EXAMPLE HOSPITAL", number: "1", city: "A", state: "OR" };
  return [
    {
      name: "2026_public.xml",
      bytes: Buffer.from(returnXml({ facilities: [facility], sections: [section] })),
    },
  ];
}
