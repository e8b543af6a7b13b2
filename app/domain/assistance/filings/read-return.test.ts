import { expect, test } from "vitest";
import {
  returnXml,
  type WrittenReturn,
  type WrittenSection,
} from "../../../../tests/fixtures/schedule-h/write-return.ts";
import type { Filing } from "./filing.ts";
import { readReturn } from "./read-return.server.ts";

async function* inChunks(text: string, size = 1000): AsyncIterable<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function filingOf(written: WrittenReturn | string): Promise<Filing> {
  const read = await readReturn(inChunks(typeof written === "string" ? written : returnXml(written)));
  if (read.outcome !== "filing") throw new Error(JSON.stringify(read));
  return read.filing;
}

async function policyOf(section: Partial<WrittenSection>, more: WrittenReturn = {}) {
  const { facilities } = await filingOf({
    ...more,
    sections: [{ name: "EXAMPLE HOSPITAL", number: "1", ...section }],
  });
  return facilities[0]!.policy!;
}

const hospital = (name: string, number: string, group?: string) => ({
  name,
  number,
  group,
  city: "A",
  state: "OR",
});
const section = (name: string, free: string, number?: string): WrittenSection => ({ name, free, number });
const linesOf = ({ facilities }: Filing) => facilities.map(({ policy }) => policy?.free.percent ?? null);

test("a return is read with its header, hospitals, lines and criteria", async () => {
  const written: WrittenReturn = {
    isAmended: true,
    partOne: "<FinancialAssistancePolicyInd>1</FinancialAssistancePolicyInd>",
    facilities: [
      {
        name: 'ST. MARY\'S "WEST" & SONS',
        nameLine2: "HOSPITAL",
        number: "1",
        city: "A",
        state: "or",
        zip: "970010001",
      },
    ],
    sections: [
      {
        ...section('ST. MARY\'S "WEST" & SONS HOSPITAL', "200."),
        criteria: ["AssetLevelCriteriaInd", "OtherCriteriaInd"],
      },
    ],
  };
  expect(await filingOf(written)).toMatchObject({
    ein: "900000201",
    filerName: "EXAMPLE HEALTH",
    taxYear: 2023,
    periodEnd: "2023-12-31",
    isAmended: true,
    sentAt: "2024-11-14T10:00:00-06:00",
    schemaVersion: "2023v5.0",
    hasPolicy: true,
    organisationFree: { percent: null, how: "not stated" },
    facilities: [
      {
        name: 'ST. MARY\'S "WEST" & SONS HOSPITAL',
        state: "OR",
        zip: "97001",
        ein: "900000201",
        policy: { free: { percent: 200, how: "as filed" }, criteria: ["assets", "other"] },
      },
    ],
  });
});

test.each([
  ["A", "18"],
  ["GROUP A", "134"],
  ["FACILITY REPORTING GROUP - A", "1"],
  ["A-14 Facilities - See Part V Sec C", "3"],
])("a group's section called %j is its hospitals', whatever number it has (%s)", async (name, number) => {
  const facilities = [
    hospital("NORTH", "1", "A"),
    hospital("SOUTH", "2", "B"),
    hospital("EAST", "3"),
    hospital("WEST", "18", "A"),
  ];
  const sections = [
    section("EAST", "300", "3"),
    section("GROUP B", "250", "2"),
    section(name, "200", number),
  ];
  expect(linesOf(await filingOf({ facilities, sections }))).toEqual([200, 250, 300, 200]);
});

test("a group of 18 hospitals has one section, and a hospital whose group has none has no lines", async () => {
  const facilities = Array.from({ length: 18 }, (_, n) => hospital(`HOSPITAL ${n}`, String(n + 1), "A"));
  expect(linesOf(await filingOf({ facilities, sections: [section("A", "275", "118")] }))).toEqual(
    Array(18).fill(275),
  );
  expect(linesOf(await filingOf({ facilities, sections: [section("GROUP B", "275", "1")] }))).toEqual(
    Array(18).fill(null),
  );
});

test("a number pairs only where no name does: not a group's, nor that of another hospital's section", async () => {
  const facilities = [hospital("NORTH", "1"), hospital("SOUTH", "2")];
  expect(
    linesOf(
      await filingOf({
        facilities,
        sections: [section("SOUTH", "200", "1"), section("NORTH CAMPUS", "300", "1")],
      }),
    ),
  ).toEqual([300, 200]);
  expect(linesOf(await filingOf({ facilities, sections: [section("SOUTH", "200", "1")] }))).toEqual([
    null,
    200,
  ]);
});

test.each([
  ["200.", 200, "as filed"],
  ["138.500000000000", 138.5, "as filed"],
  ["2.00", 200, "times 100, doubtful"],
  ["1.385", 138.5, "times 100, doubtful"],
  ["10", 1000, "times 100, doubtful"],
  ["1000", 1000, "as filed"],
  ["1000.01", null, "refused"],
  ["-5", null, "refused"],
  ["two hundred", null, "refused"],
  ["2e2", null, "refused"],
  ["0.000000000000", null, "zero: not offered or not stated"],
  [undefined, null, "not stated"],
])("a line of %j is %j, %s", async (free, percent, how) => {
  expect((await policyOf({ free })).free).toEqual({ percent, how });
});

test.each([
  ["https://www.example.org/FAP", "https://www.example.org/FAP", "as filed"],
  ["HTTPS://WWW.EXAMPLE.ORG/B/FAP.PDF?A=1", "https://www.example.org/B/FAP.PDF?A=1", "repaired"],
  ["WWW.EXAMPLE.ORG", "https://www.example.org", "repaired"],
  ["example.org/Fap", "https://example.org/Fap", "repaired"],
  ["HTTPS//EXAMPLE.ORG/FAP", "https://example.org/FAP", "repaired"],
  ["http:/example.org", "http://example.org", "repaired"],
  ["SEE PART V, SECTION C", null, "reference"],
  ["SEE PART V, PAGE 8", null, "reference"],
  ["SEE STATEMENT", null, "reference"],
  ["SEE LINE 16J", null, "reference"],
  ["NONE", null, "unusable"],
  ["N/A", null, "unusable"],
  ["javascript:alert(1)", null, "unusable"],
  ["JavaScript://example.org/%0aalert(1)", null, "unusable"],
  ["mailto:help@example.org", null, "unusable"],
  ["help@example.org", null, "unusable"],
  ["https://user@example.org/", null, "unusable"],
  ["ftp://example.org/a", null, "unusable"],
  ["https://localhost/fap", null, "unusable"],
  ["https://example.org/a b", null, "unusable"],
  ['https://example.org/"><script>', null, "unusable"],
  ["https://example.org/\u202Efdp.exe", null, "unusable"],
  [`https://example.org/${"a".repeat(2_000)}`, null, "unusable"],
  [undefined, null, "missing"],
])("a link of %j is %j, %s", async (policyUrl, url, how) => {
  expect((await policyOf({ policyUrl })).links.policy).toEqual({ raw: policyUrl ?? null, url, how });
});

test.each<[string, string, (string | null)[]]>([
  [
    "LINE 16A - GROUP A",
    "NORTH HOSPITAL: HTTPS://N.EXAMPLE.ORG/F; SOUTH HOSPITAL: WWW.S.EXAMPLE.ORG.",
    ["https://n.example.org/F", "https://www.s.example.org"],
  ],
  ["LINE 16A-C", "NORTH HOSPITAL - HTTPS://N.EXAMPLE.ORG/F", ["https://n.example.org/F", null]],
  ["LINE 16B", "NORTH HOSPITAL: HTTPS://N.EXAMPLE.ORG/F", [null, null]],
  ["LINE 16A - GROUP B", "NORTH HOSPITAL: HTTPS://N.EXAMPLE.ORG/F", [null, null]],
  ["LINE 16A", "NORTH HOSPITAL: HTTPS://N.EXAMPLE.ORG/F, HTTPS://N.EXAMPLE.ORG/G", [null, null]],
  ["LINE 16A", "NORTH HOSPITAL EAST: HTTPS://EAST.EXAMPLE.ORG", [null, null]],
  ["LINE 16A", "GREAT NORTH HOSPITAL: HTTPS://GREAT.EXAMPLE.ORG", [null, null]],
  ["LINE 16A", "NORTH HOSPITAL: NONE, OTHER HOSPITAL: HTTPS://OTHER.EXAMPLE.ORG", [null, null]],
  ["LINE 16A", "HTTPS://ALL.EXAMPLE.ORG", [null, null]],
  ["LINE 16A", "NORTH HOSPITAL: JAVASCRIPT:ALERT(1)", [null, null]],
])("Section C, %j: %j gives each hospital its own line's one link alone", async (reference, text, urls) => {
  const facilities = [hospital("NORTH HOSPITAL", "1", "A"), hospital("SOUTH HOSPITAL", "2", "A")];
  const sections = [{ name: "A", policyUrl: "SEE SECTION C" }];
  const filing = await filingOf({ facilities, sections, remarks: [[reference, text]] });
  expect(filing.facilities.map(({ policy }) => policy!.links.policy.url)).toEqual(urls);
  const hows = urls.map((url) => (url === null ? "reference" : "from Section C"));
  expect(filing.facilities.map(({ policy }) => policy!.links.policy.how)).toEqual(hows);
});

test("the only hospital of a filing need not be named in Section C", async () => {
  const remarks: [string, string][] = [
    ["PART V, SECTION B, LINES 16A, 16B AND 16C", "SEE WWW.EXAMPLE.ORG/HELP."],
  ];
  const { links } = await policyOf({ policyUrl: "SEE SECTION C", summaryUrl: "SEE SECTION C" }, { remarks });
  expect([links.policy.url, links.summary.url, links.application.how]).toEqual([
    "https://www.example.org/HELP",
    "https://www.example.org/HELP",
    "missing",
  ]);
});

test("Part I has ticks, a D apart, and other lines; it says nothing of a hospital with a section B", async () => {
  const partOne =
    "<Percent200Ind>X</Percent200Ind><DiscountedCareOthPercentageGrp><DiscountedCareOtherPct>600.</DiscountedCareOtherPct></DiscountedCareOthPercentageGrp>";
  const filing = await filingOf({ partOne, sections: [section("EXAMPLE HOSPITAL", "250")] });
  expect([filing.organisationFree.percent, filing.organisationDiscount.percent, ...linesOf(filing)]).toEqual([
    200, 600, 250,
  ]);
  const discount = await filingOf({ partOne: "<Percent200DInd>X</Percent200DInd>" });
  expect([discount.organisationFree.percent, discount.organisationDiscount.percent]).toEqual([null, 200]);
});

test("a hospital of a group return has its own EIN", async () => {
  const { ein, facilities } = await filingOf({
    facilities: [{ ...hospital("NORTH", "1"), ein: "900000299" }],
  });
  expect([ein, facilities[0]!.ein]).toEqual(["900000201", "900000299"]);
});

test("a return may begin with a BOM, stand on one line and be cut anywhere", async () => {
  const text = `\ufeff${returnXml({ filer: "ÉXAMPLE HEALTH" }).replaceAll("\n", "")}`;
  for (const size of [1, 7]) {
    const read = await readReturn(inChunks(text, size));
    expect(read).toMatchObject({ outcome: "filing", filing: { filerName: "ÉXAMPLE HEALTH" } });
  }
});

const inSchedule = (inside: string) => returnXml({ partOne: inside });

test.each([
  [
    "a document type",
    returnXml().replace("<Return ", '<!DOCTYPE Return [<!ENTITY a "aaaa">]><Return '),
    /document type/,
  ],
  [
    "an external entity",
    returnXml().replace("<Return ", '<!DOCTYPE r SYSTEM "file:///etc/passwd"><Return '),
    /document type/,
  ],
  ["an entity of its own", inSchedule("<OtherDesc>&lol;</OtherDesc>"), /undefined entity/],
  ["an end before its end", returnXml().slice(0, -200), /not well-formed/],
  ["a depth beyond any form", inSchedule("<a>".repeat(200)), /nested too deep/],
  ["an EIN of eight digits", returnXml({ ein: "90000020" }), /EIN of nine digits/],
  ["a period that ends on no day", returnXml({ periodEnd: "2023-02-30" }), /period ends/],
  ["no tax year", returnXml({ taxYear: "" }), /tax year/],
])("a return with %s is broken, and says so", async (_, text, told) => {
  expect(await readReturn(inChunks(text))).toEqual({ outcome: "broken", told: expect.stringMatching(told) });
});

test("documents that nobody reads are passed over, wherever they stand and however the bytes are cut", async () => {
  const other =
    "<IRS990ScheduleO><ExplanationTxt>&amp; &unknown; IRS990ScheduleH</ExplanationTxt></IRS990ScheduleO>";
  const text = returnXml()
    .replace("</IRS990>", `</IRS990>${other}`)
    .replace("</IRS990ScheduleH>", `</IRS990ScheduleH>${other}`);
  for (const size of [1, 5, 64, 5000]) {
    expect(await readReturn(inChunks(text, size))).toMatchObject({
      outcome: "filing",
      filing: { facilities: [{ policy: { free: { percent: 200 } } }] },
    });
  }
});

test("200 MB of one element are not held", async () => {
  const [before, behind] = returnXml({ remarks: [["LINE 16A", "MANY"]] }).split("MANY");
  let sentBytes = 0;
  async function* endless() {
    yield Buffer.from(before!);
    const chunk = Buffer.alloc(256 * 1024, "a");
    for (; sentBytes < 200e6; sentBytes += chunk.length) yield chunk;
    yield Buffer.from(behind!);
  }
  expect(await readReturn(endless())).toMatchObject({
    outcome: "broken",
    told: expect.stringMatching(/longer than any/),
  });
  expect(sentBytes).toBeLessThan(2e6);
});

test.each([
  [returnXml({ type: "990EZ" }), "not-form-990"],
  [returnXml({ taxYear: "2013" }), "before-2014"],
  [returnXml().replaceAll("IRS990ScheduleH", "IRS990ScheduleO"), "no-schedule-h"],
])("another return is left out", async (text, why) => {
  expect(await readReturn(inChunks(text))).toEqual({ outcome: "left-out", why });
});
