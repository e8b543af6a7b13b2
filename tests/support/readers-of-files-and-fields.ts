import type { SeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import { type PureReader, pureReader } from "./grown-work.ts";
import { pickWords, vocabularyOf } from "./random-papers.ts";

const list = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));

type Read835 = typeof import("#app/domain/explanations/x12/read-835.ts");
const READ_835 = "domain/explanations/x12/read-835.ts";
const SEGMENTS = "CLP SVC CAS DTM NM1 REF AMT LQ PLB LX MOA MIA N1 BPR TRN TS3".split(" ");
const ELEMENTS =
  "1 2.50 -5 HC:99213 NU:0450 CO PR OA 45 23 1 472 150 20260302 IL QC 82 AU B6 HE N130 8 D".split(" ");
const HEADER =
  "ISA*00*          *00*          *ZZ*SENDER         *ZZ*RECEIVER       *260101*1200*^*00501*000000001*0*P*:~GS*HP*S*R*20260101*1200*1*X*005010X221A1~ST*835*0001~";
const interchange = (segments: readonly string[]) =>
  `${HEADER}${segments.join("~")}~SE*1*0001~GE*1*1~IEA*1*000000001~`;
const segmentOf = (random: SeededRandom) =>
  [random.pick(SEGMENTS), ...list(random.integer(1, 9), () => random.pick(ELEMENTS))].join("*");

const remittance = (name: string, make: (random: SeededRandom, count: number) => readonly string[]) =>
  pureReader<Read835, string>(`a remittance of ${name}`, READ_835, {
    least: 100,
    seeds: [1, 2, 3],
    make: (random, count) => interchange(make(random, count)),
    read: ({ read835 }, text) => read835(text),
  });

type ReadFhir = typeof import("#app/domain/explanations/fhir/read-fhir.ts");
const CODES = "99213 J1885 0450 submitted paid eligible uc prior patientaccountnumber".split(" ");
const SYSTEMS = ["http://www.ama-assn.org/go/cpt", "https://cms.gov/hcpcs", "nubc.org/revenue", "none"];
const concept = (random: SeededRandom, count = 1) => ({
  coding: list(count, () => ({ system: random.pick(SYSTEMS), code: random.pick(CODES), display: "Visit" })),
});
const adjudication = (random: SeededRandom) => ({
  category: concept(random),
  reason: concept(random),
  amount: { value: random.integer(1, 500), currency: random.pick(["USD", "EUR"]) },
});
const item = (random: SeededRandom, count = 3) => ({
  productOrService: concept(random),
  servicedDate: "2026-03-02",
  adjudication: list(count, () => adjudication(random)),
  modifier: [concept(random)],
});
const benefit = (random: SeededRandom, more: object = {}) => ({
  resourceType: "ExplanationOfBenefit",
  status: "active",
  identifier: [{ value: `c${random.integer(1, 9)}` }],
  item: [item(random)],
  total: [adjudication(random)],
  ...more,
});

const fhir = (name: string, make: (random: SeededRandom, count: number) => unknown) =>
  pureReader<ReadFhir, unknown>(`FHIR of ${name}`, "domain/explanations/fhir/read-fhir.ts", {
    least: 50,
    seeds: [1, 2, 3],
    make,
    read: ({ readFhir }, value) => readFhir(value),
  });

/** Words of a room again and again, apart by blanks, lines, tabs or nothing. */
const textsOf = (...folders: string[]) => {
  const vocabulary = vocabularyOf(...folders);
  return (random: SeededRandom, count: number) => {
    const words = pickWords(random, vocabulary);
    const separator = random.pick([" ", "  ", "\n", "\n\n", ", ", "\t", ""]);
    return list(count, () => random.pick(words)).join(separator);
  };
};

const field = <Module>(file: string, folder: string, read: (module: Module, text: string) => unknown) =>
  pureReader<Module, string>(`a text for ${file}`, file, {
    least: 50,
    seeds: [1, 2, 3],
    make: textsOf(folder),
    read,
  });

const TERMS = list(20, (at) => ({
  term: `Deductible ${at}`,
  english: null,
  slug: `deductible-${at}`,
  definition: "What you pay first.",
  context: "See [plans](/plans)",
  function: null,
  example: null,
  category: "Costs",
}));

/** What reads files of plans and hospitals, and the fields of forms. */
export const readersOfFilesAndFields: readonly PureReader[] = [
  remittance("any segments", (random, count) => {
    const some = list(random.integer(1, 4), () => segmentOf(random));
    const first = random.chance(0.6) ? ["CLP*1*1*100*80*20*12*c1"] : [];
    return [...first, ...list(count, () => random.pick(some))];
  }),
  remittance("many claims", (_random, count) =>
    list(count, (at) => `CLP*${at}*1*100*80*20*12*c${at}~NM1*QC*1*A*B~SVC*HC:99213*100*80~CAS*PR*1*20`),
  ),
  remittance("many transactions", (_random, count) =>
    list(count, (at) => `SE*1*1~ST*835*${at}~BPR*I*5~CLP*${at}*1*100*80*20*12*c${at}`),
  ),
  fhir("many claims", (random, count) => list(count, () => benefit(random))),
  fhir("many services", (random, count) => benefit(random, { item: list(count, () => item(random)) })),
  fhir("many adjudications", (random, count) => {
    const many = () => list(count, () => adjudication(random));
    return benefit(random, { item: [item(random, count)], total: many(), adjudication: many() });
  }),
  fhir("many contained resources and references to them", (random, count) =>
    benefit(random, {
      provider: { reference: "#none" },
      contained: list(count, (at) => ({ resourceType: "Organization", id: `p${at}`, name: "Oak Clinic" })),
      related: list(count, () => ({
        relationship: { coding: [{ code: "prior" }] },
        claim: { reference: "#none" },
      })),
    }),
  ),
  fhir("many codings", (random, count) =>
    benefit(random, {
      item: list(3, () => ({
        productOrService: concept(random, count),
        adjudication: [{ category: concept(random, count), amount: { value: 1 } }],
      })),
      supportingInfo: list(count, () => ({ category: concept(random), code: concept(random) })),
      identifier: list(count, () => ({ value: "x", type: concept(random) })),
      insurance: list(count, () => ({ coverage: { reference: "#x" } })),
    }),
  ),
  fhir("a bundle", (random, count) => ({
    resourceType: "Bundle",
    entry: list(count, (at) => ({
      fullUrl: `urn:${at}`,
      resource:
        at % 2 === 0
          ? benefit(random, { insurer: { reference: `Organization/${random.integer(1, count)}` } })
          : { resourceType: "Organization", id: String(at), name: "Prairie Health Plan" },
    })),
  })),
  field<typeof import("#app/domain/forms/tidy-text.ts")>(
    "domain/forms/tidy-text.ts",
    "domain/bills",
    ({ tidyLine, tidyParagraphs }, text) => [tidyLine(text), tidyParagraphs(text)],
  ),
  field<typeof import("#app/domain/letters/letter-text.ts")>(
    "domain/letters/letter-text.ts",
    "domain/bills",
    ({ paragraphsOf }, text) => paragraphsOf(text),
  ),
  field<typeof import("#app/domain/letters/letter-fields.ts")>(
    "domain/letters/letter-fields.ts",
    "domain/bills",
    ({ readLetterFields }, text) => readLetterFields({ body: text, enclosures: text }, String),
  ),
  field<typeof import("#app/domain/glossary/search-glossary.ts")>(
    "domain/glossary/search-glossary.ts",
    "domain/glossary",
    ({ searchTerms }, text) => searchTerms(TERMS, text),
  ),
  field<typeof import("#app/domain/services/typed-words.ts")>(
    "domain/services/typed-words.ts",
    "domain/services",
    ({ typedWords, queryKey: wishKey }, text) => wishKey(typedWords(text)),
  ),
  field<typeof import("#app/domain/hospitals/addresses/us-address.ts")>(
    "domain/hospitals/addresses/us-address.ts",
    "domain/hospitals",
    ({ parseUsAddress }, text) => parseUsAddress(text),
  ),
  field<typeof import("#app/domain/billing-codes/recognise-code.ts")>(
    "domain/billing-codes/recognise-code.ts",
    "domain/billing-codes",
    ({ recogniseProcedureCode, recogniseRevenueCode, findDrg }, text) => [
      recogniseProcedureCode(text),
      recogniseRevenueCode(text),
      findDrg(text),
    ],
  ),
  field<typeof import("#app/domain/billing-codes/readable-description.ts")>(
    "domain/billing-codes/readable-description.ts",
    "domain/billing-codes",
    ({ readableDescription }, text) => readableDescription(text, "99213"),
  ),
  pureReader<typeof import("#app/domain/money/parse-amount.ts"), string>(
    "an amount",
    "domain/money/parse-amount.ts",
    {
      least: 100,
      seeds: [1, 2, 3],
      make: (random, count) =>
        list(count, () => random.pick(["1", ",", "$", ".00", "(", ")", "-", "CR"])).join(""),
      read: ({ parseAmount }, text) => parseAmount(text),
    },
  ),
  pureReader<typeof import("#app/domain/mrf/csv-rows.ts"), Buffer>(
    "the rows of a CSV price file",
    "domain/mrf/csv-rows.ts",
    {
      least: 200,
      seeds: [1, 2, 3],
      make: (random, count) =>
        Buffer.from(
          list(count, () => random.pick(['"', ",", "\n", "1.00", '""', "\r\n", "description"])).join(""),
        ),
      read: ({ openCsvRows }, bytes) => {
        const { write, end } = openCsvRows({ onRow() {}, onFault() {} });
        write(bytes);
        end();
      },
    },
  ),
];
