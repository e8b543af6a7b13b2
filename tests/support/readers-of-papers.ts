import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import type { SeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";
import { type PureReader, pureReader } from "./grown-work.ts";
import { type PaperRow, pickRow, pickWords, printRows, vocabularyOf } from "./random-papers.ts";

type LayOutRows = typeof import("#app/domain/reading/page/lay-out-rows.ts");
type BillOfWords = typeof import("#app/domain/bills/read/bill-of-words.ts");
type KindOfDocument = typeof import("#app/domain/documents/kind-of-document.ts");
type OtherDocuments = typeof import("#app/domain/bills/read/other-documents.ts");
type MentionsCare = typeof import("#app/domain/bills/read/mentions-care.ts");
type FindContacts = typeof import("#app/domain/bills/read/names/find-contacts.ts");
type ExplanationOfRows = typeof import("#app/domain/explanations/read/explanation-of-rows.ts");
type ReadTypedBill = typeof import("#app/domain/bills/typed/read-typed-bill.ts");

/** What compares the words of one row with each other may rely on there being no more. */
const MAX_WORDS_OF_ROW = 120;

const rowOf = (...cells: string[]): PaperRow => cells.map((cell) => cell.split(" "));
const list = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));

/** How the rows of a document are made: `count` of them, or that many words each. */
type Shape = (random: SeededRandom, words: readonly string[], count: number) => PaperRow[];

const rows: Shape = (random, words, count) => list(count, () => pickRow(random, words, random.integer(1, 6)));
const sameRow: Shape = (random, words, count) => {
  const row = pickRow(random, words, random.integer(1, 8));
  return list(count, () => row);
};
const wideRows: Shape = (random, words, count) => list(count, () => pickRow(random, words, MAX_WORDS_OF_ROW));
const rowsOfAmounts: Shape = (random, words, count) =>
  list(count, () => [
    [random.pick(words)],
    ...list(MAX_WORDS_OF_ROW - 1, () => [`$${random.integer(1, 3)}.00`]),
  ]);
const tables: Shape = (random, words, count) => {
  const head = pickRow(random, words, 6);
  return list(count, (at) =>
    at % 10 === 0
      ? head
      : [["03/02/2026"], [random.pick(words)], ...list(5, () => [`$${random.integer(1, 999)}.00`])],
  );
};

interface Paper {
  vocabulary: readonly string[];
  head: readonly PaperRow[];
  foot: readonly PaperRow[];
}

const BILL: Paper = {
  vocabulary: vocabularyOf("domain/bills/read", "domain/reading"),
  head: [
    rowOf("Cedar Valley Hospital"),
    rowOf("Patient Statement"),
    rowOf("Statement date: 05/06/2026"),
    rowOf("99213", "Office visit", "1", "$210.00"),
  ],
  foot: [rowOf("Total charges", "$210.00"), rowOf("Amount due", "$210.00")],
};
const EXPLANATION: Paper = {
  vocabulary: vocabularyOf("domain/explanations/read"),
  head: [
    rowOf("Explanation of Benefits"),
    rowOf("This is not a bill"),
    rowOf("Prairie Health Plan"),
    rowOf("Claim number: CLM-10432"),
    rowOf("Service", "Date", "Billed", "Discount", "Plan paid", "You owe"),
    rowOf("Office visit", "03/02/2026", "$210.00", "$10.00", "$150.00", "$50.00"),
  ],
  foot: [],
};
const TYPED: Paper = { vocabulary: vocabularyOf("domain/bills/typed"), head: [], foot: [] };

function rowsOf({ vocabulary, head, foot }: Paper, shape: Shape, random: SeededRandom, count: number) {
  const words = pickWords(random, vocabulary);
  const isWhole = random.chance(0.7);
  const body = shape(random, words, count);
  return isWhole ? [...head, ...body, ...foot] : body;
}

const printed =
  (paper: Paper, shape: Shape) =>
  (random: SeededRandom, count: number): DocumentText =>
    printRows(rowsOf(paper, shape, random, count));

const laidOut =
  (paper: Paper, shape: Shape) =>
  (random: SeededRandom, count: number): Row[] =>
    layOutRows(printed(paper, shape)(random, count));

/** A blank line's worth of columns, as portals, spreadsheets and people part them. */
const SEPARATORS = ["\t", " | ", "  ", " "];

const SHAPES: readonly { what: string; least: number; shape: Shape }[] = [
  { what: "many rows", least: 10, shape: rows },
  { what: "one row again and again", least: 10, shape: sameRow },
  { what: "tables", least: 10, shape: tables },
  { what: "the widest rows", least: 1, shape: wideRows },
  { what: "the widest rows of amounts", least: 1, shape: rowsOfAmounts },
];

const ROWS = 10;
/** `ROWS` rows of that many amounts: eight times the least is the widest row. */
const widerRows: Shape = (random, words, count) =>
  list(ROWS, () => [
    [random.pick(words)],
    ...list(count - 1, () => [random.pick(["$1.00", "$2.00", "$3.00"])]),
  ]);
const MIN_WIDTH = MAX_WORDS_OF_ROW / 8;

/** Of amounts in a row an explanation compares `MAX_SLOTS` at most; a bill compares all words of a row. */
const readersOfWiderRows: readonly PureReader[] = [
  pureReader<ExplanationOfRows, Row[]>(
    "an explanation of wider and wider rows",
    "domain/explanations/read/explanation-of-rows.ts",
    {
      least: MIN_WIDTH,
      seeds: [2],
      make: laidOut(EXPLANATION, widerRows),
      read: ({ explanationOfRows }, all) => explanationOfRows(all),
    },
  ),
];

/** Readers of printed and typed documents. A row's own words may be compared with each other: there are `MAX_WORDS_OF_ROW` at
 *  most. */
export const readersOfPapers: readonly PureReader[] = [
  ...readersOfWiderRows,
  ...SHAPES.flatMap(({ what, least, shape }) => [
    pureReader<LayOutRows, DocumentText>(`rows of ${what}`, "domain/reading/page/lay-out-rows.ts", {
      least,
      seeds: [2],
      make: printed(BILL, shape),
      read: (module, document) => module.layOutRows(document),
    }),
    pureReader<BillOfWords, Row[]>(`a bill of ${what}`, "domain/bills/read/bill-of-words.ts", {
      least,
      seeds: [2],
      make: laidOut(BILL, shape),
      read: ({ billOfRows }, all) => billOfRows(all, []),
    }),
    pureReader<KindOfDocument, Row[]>(`the kind of ${what}`, "domain/documents/kind-of-document.ts", {
      least,
      seeds: [2],
      make: laidOut(BILL, shape),
      read: ({ kindOfDocument }, all) => kindOfDocument(all),
    }),
    pureReader<OtherDocuments, Row[]>(`signs of no bill in ${what}`, "domain/bills/read/other-documents.ts", {
      least,
      seeds: [2],
      make: laidOut(BILL, shape),
      read: ({ findOtherDocument }, all) => findOtherDocument(all),
    }),
    pureReader<MentionsCare, Row[]>(`care in ${what}`, "domain/bills/read/mentions-care.ts", {
      least,
      seeds: [2],
      make: laidOut(BILL, shape),
      read: ({ mentionsCare }, all) => mentionsCare(all),
    }),
    pureReader<FindContacts, Row[]>(`contacts in ${what}`, "domain/bills/read/names/find-contacts.ts", {
      least,
      seeds: [2],
      make: laidOut(BILL, shape),
      read: ({ findContacts }, all) => findContacts(all),
    }),
    pureReader<ExplanationOfRows, Row[]>(
      `an explanation of ${what}`,
      "domain/explanations/read/explanation-of-rows.ts",
      {
        least,
        seeds: [2],
        make: laidOut(EXPLANATION, shape),
        read: ({ explanationOfRows }, all) => explanationOfRows(all),
      },
    ),
    pureReader<ReadTypedBill, string>(`a typed bill of ${what}`, "domain/bills/typed/read-typed-bill.ts", {
      least,
      seeds: [2],
      make: (random, count) => {
        const separator = random.pick(SEPARATORS);
        const lines = rowsOf(TYPED, shape, random, count).map((row) => row.map((cell) => cell.join(" ")));
        return lines.map((cells) => cells.join(separator)).join("\n");
      },
      read: ({ readTypedBill }, text) => readTypedBill(text),
    }),
  ]),
];
