import type { FileType } from "#app/platform/ocr/image/sniff-file-type.ts";

export const documentKinds = ["bill", "eob", "estimate"] as const;

/** A bill, an explanation of benefits or a good-faith estimate. */
export type DocumentKind = (typeof documentKinds)[number];

/** The picture of a page, a JPEG. Only the ratio of the sizes is the picture's own. */
export interface KeptPage {
  fileId: string;
  widthPx: number;
  heightPx: number;
  sizeBytes: number;
}

/** Of a plan's file of claims: FHIR, which is JSON, or an X12 835. */
export const claimFileTypes = ["json", "edi"] as const;

export type ClaimFileType = (typeof claimFileTypes)[number];

/** A file as it was sent. */
export interface KeptDocument {
  fileId: string;
  kind: DocumentKind;
  /** As its sender's machine calls it. */
  name: string;
  type: FileType | ClaimFileType;
  sizeBytes: number;
  pages: KeptPage[];
}

export const keptStates = ["draft", "kept"] as const;

/** A draft is being checked by its owner, or was typed in part. */
export type KeptState = (typeof keptStates)[number];
