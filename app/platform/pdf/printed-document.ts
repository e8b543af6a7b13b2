import type { FontWeight } from "./open-print-fonts.server.ts";

/** What a block is to who hears the page read out: a heading, a paragraph, an item of a list. */
export type PrintedRole = "heading" | "paragraph" | "item";

/** A piece of text that begins on a line of its own. */
export interface PrintedBlock {
  role: PrintedRole;
  /** Line breaks stay. */
  text: string;
  /** An item's number or dot, which hangs before its text. */
  label?: string;
  weight?: FontWeight;
  sizePoints?: number;
  /** White space above it, unless it begins a page. */
  gapPoints?: number;
  /** It begins no higher than so far from the top of the page. */
  topPoints?: number;
  /** It stands on one page, where a page holds it. */
  isWhole?: boolean;
  /** It begins no page: the last lines of the block before it go along. */
  staysWithPrevious?: boolean;
}

/** Pages that are numbered for themselves. */
export interface PrintedSection {
  blocks: readonly PrintedBlock[];
  /** Stands at the foot of each page; null: nothing does. Pages count from 1. */
  footer: ((page: number, pageCount: number) => string) | null;
}

/** A page that is a picture, such as a copy of a paper. */
export interface PrintedPicture {
  /** Stands above it, and is all that is read out of it. */
  heading: string;
  jpeg: Uint8Array;
}

export interface PrintedDocument {
  title: string;
  /** Such as 'en-US'. */
  language: string;
  sections: readonly PrintedSection[];
  /** After them, each on a page of its own; absent: none. */
  pictures?: readonly PrintedPicture[];
}
