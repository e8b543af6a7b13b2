/** A call or a talk about a bill, as the person who made it noted it. */
export interface CallNote {
  /** Its own in the file, from 1, and never another's. */
  noteNo: number;
  /** ISO day of the call, and the ISO time when it was noted. */
  on: string;
  at: string;
  /** Whom they talked to; null: not said. */
  person: string | null;
  /** The other side's number of the call or the case; null: none. */
  reference: string | null;
  /** What was said, in their words. */
  said: string;
  /** ISO day by which the other side promised something; null: nothing. */
  promisedBy: string | null;
}

/** What the owner of a bill notes about it besides what it says. */
export interface CaseFile {
  notes: CallNote[];
  /** The highest number that a note ever had. */
  lastNoteNo: number;
  /** A collection agency asks for the bill, by a notice that came on an ISO day (null: not said); null: none does. */
  collection: { noticeOn: string | null } | null;
}

export const MAX_NOTES = 200;
export const MAX_NOTE_LENGTH = 2_000;
export const MAX_NAME_LENGTH = 100;

export const emptyCaseFile: CaseFile = { notes: [], lastNoteNo: 0, collection: null };
