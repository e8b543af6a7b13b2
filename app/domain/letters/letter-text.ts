/** A letter in words, as it is read, edited, kept and printed. */
export interface LetterText {
  senderLines: readonly string[];
  date: string;
  recipientLines: readonly string[];
  subject: string;
  /** 'Account number: 12345', each on a line. */
  references: readonly string[];
  salutation: string;
  /** Paragraphs with an empty line between; one that begins with '1. ' is an item of a list. */
  body: string;
  closing: string;
  signature: string;
  enclosuresHeading: string;
  enclosures: readonly string[];
}

/** What goes before a letter that is sent by fax. */
export interface FaxCoverText {
  heading: string;
  /** 'To: …', each on a line. */
  lines: readonly string[];
  notice: string;
}

/** A paragraph of a letter's body. */
export interface LetterParagraph {
  /** Null: it isn't an item of a list. */
  number: string | null;
  text: string;
}

const ITEM = /^(\d{1,4})\. +/;

/** The paragraphs of a body, as a person may have changed it. */
export function paragraphsOf(body: string): LetterParagraph[] {
  return body
    .replace(/\r\n?/g, "\n")
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => {
      const [marker = "", number = null] = ITEM.exec(text) ?? [];
      return { number, text: text.slice(marker.length) };
    });
}

/** The whole letter as plain text, for a form or a message. */
export function plainLetter(letter: LetterText): string {
  const { senderLines, date, recipientLines, subject, references, salutation, body, closing, signature } =
    letter;
  const enclosures =
    letter.enclosures.length > 0
      ? [[letter.enclosuresHeading, ...letter.enclosures.map((enclosure) => `- ${enclosure}`)].join("\n")]
      : [];
  const parts = [
    senderLines.join("\n"),
    date,
    recipientLines.join("\n"),
    [subject, ...references].join("\n"),
    salutation,
    ...paragraphsOf(body).map(({ number, text }) => (number === null ? text : `${number}. ${text}`)),
    `${closing}\n\n${signature}`,
    ...enclosures,
  ];
  return `${parts.join("\n\n")}\n`;
}
