import type { SeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import { oddJson } from "./fuzz-values.ts";

/** As much of JSON Schema as /openapi.json and tools say their inputs by. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

const MAX_DEPTH = 7;
const WORDS = ["knee mri", "99213", "2026-03-01", "CA", "Example", "90012", "12.50", "https://example.org/a"];

/** A value that nearly fits: each part of it is an odd one with this probability. `find` gives what a `$ref` names. */
export function valueOfSchema(
  schema: Schema,
  random: SeededRandom,
  { oddness, find }: { oddness: number; find: (ref: string) => Schema },
  depth = 0,
): unknown {
  if (random.chance(oddness) || depth > MAX_DEPTH) return oddJson(random);
  const inner = (part: Schema) => valueOfSchema(part, random, { oddness, find }, depth + 1);
  if (schema.$ref) return inner(find(schema.$ref));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return inner(random.pick(choices));
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(inner));
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  if (type === "object" || schema.properties) {
    const kept = Object.entries(schema.properties ?? {}).filter(
      ([name]) => schema.required?.includes(name) || random.chance(0.5),
    );
    return Object.fromEntries(kept.map(([name, part]) => [name, inner(part)]));
  }
  if (type === "array") return Array.from({ length: random.integer(0, 3) }, () => inner(schema.items ?? {}));
  if (type === "integer" || type === "number") return random.integer(0, 100_000);
  if (type === "boolean") return random.chance(0.5);
  if (type === "null") return null;
  return random.pick(WORDS);
}
