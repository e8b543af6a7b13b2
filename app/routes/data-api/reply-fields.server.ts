import type { JsonSchema } from "./json-schema.server.ts";

interface ReplyField {
  /** Its path in the reply: 'results[].cash_price'. */
  name: string;
  meaning: string;
}

/** The fields of a reply whose name alone doesn't say enough, in their order. */
export function replyFields(schema: JsonSchema, name = ""): ReplyField[] {
  const { description, properties = {}, items } = schema;
  const own = description ? [{ name, meaning: description }] : [];
  const inside = Object.entries(properties).flatMap(([property, value]) =>
    replyFields(value as JsonSchema, name ? `${name}.${property}` : property),
  );
  const inItems = items ? replyFields(items as JsonSchema, `${name}[]`) : [];
  return [...own, ...inside, ...inItems];
}
