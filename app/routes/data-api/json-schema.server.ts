import { z } from "zod/v4";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A schema as JSON Schema 2020-12, which OpenAPI 3.1 takes: what a caller may rely on, without zod's own bounds.
 *  Objects stay open, so that a reply may gain a field. `io`: what is sent, or what is answered. */
export function jsonSchemaOf(schema: z.ZodType, io: "input" | "output" = "output"): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io,
    override({ jsonSchema }) {
      delete jsonSchema.additionalProperties;
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return described;
}
