import {
  type StructuredKind,
  structuredKindOf,
} from "#app/domain/explanations/read-structured-file.server.ts";
import type { ClaimFileType } from "#app/domain/kept/kept-document.ts";

/** As which a plan's file of claims is kept; null: it is none. */
export function claimFileTypeOf(bytes: Uint8Array): ClaimFileType | null {
  const kind = structuredKindOf(bytes);
  return kind && typeOfKind[kind];
}

const typeOfKind = { fhir: "json", "835": "edi" } as const satisfies Record<StructuredKind, ClaimFileType>;

export const kindOfType: Record<ClaimFileType, StructuredKind> = { json: "fhir", edi: "835" };
