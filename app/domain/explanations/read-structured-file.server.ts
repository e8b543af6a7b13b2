import { type ParsedJson, parseJson } from "#app/platform/http/bodies/receive-json.server.ts";
import { readFhir } from "./fhir/read-fhir.ts";
import { MAX_CLAIMS } from "./kept/kept-explanation.ts";
import type { ReadStructured, StructuredRefusal } from "./structured-file.ts";
import { read835 } from "./x12/read-835.ts";

/** Years of one person's claims take 1 to 5 MB; a larger file is refused before it is parsed. */
const MAX_BYTES = 10_000_000;
const FHIR_LIMITS = { maxBytes: MAX_BYTES, maxDepth: 40, maxItems: 400_000 };
const FIRST_BYTES = 200;
/** Of NDJSON. */
const MAX_RESOURCES = 20_000;
/** Of claims, adjustments and remarks, of services as many as a bill may have: an account keeps no more of one file, and `/audit.json`
 *  takes no more either. */
const MAX_SERVICES = 5_000;
const MAX_REASONS = 20_000;
const MAX_PROBLEMS = 20;
const MAX_OTHER_AMOUNTS = 100;

/** What a structured file says it is, by how it begins: FHIR JSON, or X12; null: neither, such as a picture or a PDF. */
export type StructuredKind = "fhir" | "835";

export function structuredKindOf(bytes: Uint8Array): StructuredKind | null {
  const start = Buffer.from(bytes.subarray(0, FIRST_BYTES))
    .toString("utf8")
    .replace(/^[\uFEFF\s]+/, "");
  if (/^[[{]/.test(start)) return "fhir";
  return /^ISA[^A-Za-z0-9\s]/.test(start) ? "835" : null;
}

/** Reads a file of a plan's patient access or a remittance. Its size, depth and items are counted before it is parsed, and what
 *  was read of it has its limits, too: code that uses it may rely on them. */
export function readStructuredFile(bytes: Uint8Array, kind: StructuredKind): ReadStructured {
  return withinLimits(readWhole(bytes, kind));
}

function readWhole(bytes: Uint8Array, kind: StructuredKind): ReadStructured {
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
  if (lines.length > MAX_RESOURCES) return refused("too-many-items");
  const resources: unknown[] = [];
  for (const line of lines) {
    const parsed: ParsedJson = parseJson(Buffer.from(line), FHIR_LIMITS);
    if (parsed.outcome !== "received") return refused("not-json");
    resources.push(parsed.value);
  }
  return readFhir(resources);
}

/** Of problems and other amounts the first are told; a file with too many claims is refused, since what is left out would be
 *  missing where a bill is held against it. */
function withinLimits(read: ReadStructured): ReadStructured {
  if (read.outcome === "refused") return read;
  const claims = read.explanations.flatMap((explanation) => explanation.claims);
  const lines = claims.flatMap((claim) => claim.lines);
  const reasons = [...claims, ...lines].reduce(
    (count, { adjustments, remarkCodes }) => count + adjustments.length + (remarkCodes?.length ?? 0),
    0,
  );
  if (claims.length > MAX_CLAIMS || lines.length > MAX_SERVICES || reasons > MAX_REASONS) {
    return refused("too-many-claims");
  }
  const told = read.problems.slice(0, MAX_PROBLEMS);
  return {
    ...read,
    problems: read.problems.length > MAX_PROBLEMS ? [...told, { kind: "more-problems" }] : told,
    others: read.others.slice(0, MAX_OTHER_AMOUNTS),
  };
}

function refused(reason: StructuredRefusal): ReadStructured {
  return { outcome: "refused", reason, found: null };
}
