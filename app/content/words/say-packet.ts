import type { PaperKind } from "#app/domain/appeals/application/application-papers.ts";
import {
  type AssistanceApplication,
  annualCentsOf,
  annualIncomeCentsOf,
} from "#app/domain/appeals/application/assistance-application.ts";
import type { PacketText, SheetText } from "#app/domain/appeals/application/draw-packet.server.ts";
import type { GatheredPaper } from "#app/domain/appeals/application/gather-papers.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { LetterText } from "#app/domain/letters/letter-text.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { sayPrograms } from "./say-application-letter.ts";
import { sayFaxCover, sayLetterFrame } from "./say-letter-frame.ts";
import { sayList } from "./say-list.ts";
import { wordsIn } from "./words.ts";

interface PacketParts {
  letter: LetterText;
  application: AssistanceApplication;
  /** The papers that hospitals usually ask for. */
  wanted: readonly PaperKind[];
  gathered: readonly GatheredPaper[];
  /** Names of files that are not in the packet. */
  left: readonly string[];
  /** The sender's; null: not known, or not to be told. */
  phone: string | null;
  /** Of the hospital's form; null: not known. */
  formUrl: string | null;
}

/** All that an application's packet says beside its papers. */
export function sayPacket(language: Language, parts: PacketParts): PacketText {
  const { letter, gathered, phone, formUrl } = parts;
  const { cover: words } = wordsIn(language).assistanceApplication.packet;
  const frame = sayLetterFrame(language, letter, { phone });
  const count = gathered.reduce((sum, { pages }) => sum + pages.length, 0);
  return {
    title: frame.title,
    language: frame.language,
    sayPage: frame.sayPage,
    letter,
    household: sayHousehold(language, parts.application),
    papers: sayPapers(language, parts),
    sayCover(pageCount) {
      // What is enclosed is in the file, and counted with it.
      const fax = sayFaxCover(language, { ...letter, enclosures: [] }, { phone, pageCount });
      return {
        heading: words.heading,
        lines: [
          ...fax.lines,
          count === 0 ? words.nothingEnclosed : say(language, words.contents, { count }),
          ...(formUrl === null ? [] : [say(language, words.form, { url: formUrl })]),
        ],
        notice: `${words.hold}\n\n${fax.notice}`,
      };
    },
  };
}

/** What stands above each page of a paper. */
export function sayPictureHeading(
  language: Language,
  paper: GatheredPaper["paper"],
  page: number,
  count: number,
): string {
  const { papers, packet } = wordsIn(language).assistanceApplication;
  return say(language, packet.papers.picture, { paper: papers[paper].name, page, count });
}

function sayHousehold(language: Language, application: AssistanceApplication): SheetText {
  const { packet, kinds, spans, insurances } = wordsIn(language).assistanceApplication;
  const { household: words } = packet;
  const { size, incomes, insurance } = application;
  const programs = sayPrograms(language, application);
  return {
    heading: words.heading,
    lead: [
      say(language, words.size, { size }),
      say(language, words.total, { income: sayCents(annualIncomeCentsOf(application)) }),
    ],
    items: incomes.map((income) => {
      const { person, kind, amountCents, span } = income;
      if (kind === "none") return say(language, words.noIncome, { person });
      return say(language, words.row, {
        person,
        kind: kinds[kind],
        amount: sayCents(amountCents),
        span: spans[span],
        annual: sayCents(annualCentsOf(income)),
      });
    }),
    closing: [
      programs === null ? words.noPrograms : say(language, words.programs, { list: programs }),
      say(language, words.insurance, { answer: insurances[insurance] }),
      words.statement,
      `\n\n${words.signature}`,
    ],
  };
}

function sayPapers(language: Language, { wanted, gathered, left }: PacketParts): SheetText {
  const { papers, packet } = wordsIn(language).assistanceApplication;
  const { papers: words } = packet;
  const enclosed = new Set(gathered.map(({ paper }) => paper));
  const listed = ["bill" as const, ...wanted].filter((paper) => paper !== "other" || enclosed.has(paper));
  return {
    heading: words.heading,
    lead: [],
    items: listed.map((paper) => {
      const sentence = enclosed.has(paper) ? words.enclosed : words.apart;
      return say(language, sentence, { paper: papers[paper].name });
    }),
    closing: left.length === 0 ? [] : [say(language, words.left, { list: sayList(language, left) })],
  };
}

function sayCents(cents: number): string {
  return formatDollars(dollarsOfCents(cents));
}
