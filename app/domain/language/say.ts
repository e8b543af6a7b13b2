import type { Language } from "./language.ts";
import type { Message, ValuesOf } from "./message.ts";

/** A message with its values put in, numbers written as the language writes them. Its elements stay as they are. */
export function say<const M extends Message>(language: Language, message: M, values: ValuesOf<M>): string {
  return formOf(language, message, values).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (values as Record<string, number | string>)[name];
    return typeof value === "number" ? new Intl.NumberFormat(language).format(value) : String(value);
  });
}

function formOf(language: Language, message: Message, values: object): string {
  if (typeof message === "string") return message;
  const count = "count" in values ? Number(values.count) : 0;
  return message[new Intl.PluralRules(language).select(count)] ?? message.other;
}
