import { type ParsedJson, parseJson } from "#app/platform/http/receive-json.server.ts";
import { readFhir } from "./fhir/read-fhir.ts";
import type { ReadStructured, StructuredRefusal } from "./structured-file.ts";
import { read835 } from "./x12/read-835.ts";

/** Years of one person's claims take 1 to 5 MB; a larger file is refused before it is parsed. */
const MAX_BYTES = 10_000_000;
const FHIR_LIMITS = { maxBytes: MAX_BYTES, maxDepth: 40, maxItems: 400_000 };
const FIRST_BYTES = 200;

/** What a structured file says it is, by how it begins: FHIR JSON, or X12; null: neither, such as a picture or a PDF. */
export type StructuredKind = "fhir" | "835";

export function structuredKindOf(bytes: Uint8Array): StructuredKind | null {
  const start = Buffer.from(bytes.subarray(0, FIRST_BYTES))
    .toString("utf8")
    .replace(/^[\uFEFF\s]+/, "");
  if (/^[[{]/.test(start)) return "fhir";
  return /^ISA[^A-Za-z0-9\s]/.test(start) ? "835" : null;
}

/** Reads a file of a plan's patient access or a remittance. Its size, depth and items are counted before it is parsed. */
export function readStructuredFile(bytes: Uint8Array, kind: StructuredKind): ReadStructured {
  if (bytes.byteLength > MAX_BYTES) return refused("too-large");
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === "835") return read835(buffer.toString("utf8"));
  const parsed = parseJson(buffer, FHIR_LIMITS);
  if (parsed.outcome === "received") return readFhir(parsed.value);
  return parsed.outcome === "malformed" ? readLines(buffer) : refused(parsed.outcome);
}

/** NDJSON: a resource on each line. */
function readLines(buffer: Buffer): ReadStructured {
  const lines = buffer
    .toString("utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length < 2) return refused("not-json");
  const resources: unknown[] = [];
  for (const line of lines) {
    const parsed: ParsedJson = parseJson(Buffer.from(line), FHIR_LIMITS);
    if (parsed.outcome !== "received") return refused("not-json");
    resources.push(parsed.value);
  }
  return readFhir(resources);
}

function refused(reason: StructuredRefusal): ReadStructured {
  return { outcome: "refused", reason, found: null };
}
