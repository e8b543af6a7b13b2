/** A stretch of looks that found no file at an edition's address (404 or 410). Times are ISO. */
export type FileAbsence = {
  importId: number;
  goneAt: string;
  /** Of the last such look. */
  lastGoneAt: string;
  looks: number;
  /** When there was a file again; null: not yet. */
  backAt: string | null;
};

/** How an edition's prices differ from those of the one before, like for like: cash prices, else gross charges. */
export type EditionChanges = {
  comparedCount: number;
  /** By 1% or more. */
  upCount: number;
  downCount: number;
  /** Of all compared prices, this edition's by the former one's; null: none can be compared. */
  medianRatio: number | null;
};

/** What a hospital published at one time, as this site imported it. */
export type Edition = {
  importId: number;
  isCurrent: boolean;
  fileName: string;
  sourceUrl: string | null;
  sha256: string;
  sizeBytes: number;
  template: string;
  /** ISO day, the file's own; null where it gave none that can be read. */
  fileDate: string | null;
  /** ISO time of its import. */
  firstSeenAt: string;
  /** ISO time at which its address gave the same bytes last; null: only the first time. */
  lastSeenAt: string | null;
  rowCount: number;
  chargeCount: number;
  negotiatedChargeCount: number;
  payerCount: number;
  priceCount: number;
  /** Null: it is the first edition, or was not compared. */
  changes: EditionChanges | null;
  absences: FileAbsence[];
};

/** Whether an edition has half as many rows as the one before it, or fewer. */
export function hasHalvedRows(edition: Edition, former: Edition | undefined): boolean {
  return former !== undefined && former.rowCount >= 2 && edition.rowCount * 2 <= former.rowCount;
}

/** One look may meet a server at a bad moment: a file is gone once two found none. */
const LOOKS_OF_GONE = 2;

/** Whether the looks are enough to say that the file was gone. */
export function wasGone({ looks }: FileAbsence): boolean {
  return looks >= LOOKS_OF_GONE;
}
