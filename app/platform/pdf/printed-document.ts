import type { FontWeight } from "./open-print-fonts.server.ts";

/** The role of a block for screen reader users: a heading, a paragraph, an item of a list. */
export type PrintedRole = "heading" | "paragraph" | "item";

/** A piece of text that begins on a new line. */
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
  /** It stays on one page if it fits. */
  isWhole?: boolean;
  /** It begins no page: the last lines of the block before move with it. */
  staysWithPrevious?: boolean;
}

/** Pages that are numbered for themselves. */
export interface PrintedSection {
  blocks: readonly PrintedBlock[];
  /** The text at the foot of each page; null: none. Pages count from 1. */
  footer: ((page: number, pageCount: number) => string) | null;
}

/** A page that is a picture, such as a copy of a document. */
export interface PrintedPicture {
  /** The text above it, and its only text for screen readers. */
  heading: string;
  jpeg: Uint8Array;
}

export interface PrintedDocument {
  title: string;
  /** Such as 'en-US'. */
  language: string;
  sections: readonly PrintedSection[];
  /** After them, each on a separate page; absent: none. */
  pictures?: readonly PrintedPicture[];
}
