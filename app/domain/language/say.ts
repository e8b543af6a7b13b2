import type { Language } from "./language.ts";
import { localeOf } from "./locale-of.ts";
import type { Message, ValuesOf } from "./message.ts";
import { perLanguage } from "./per-language.ts";

/** A message with its values put in, numbers written as the language writes them. Its elements stay as they are. */
export function say<const M extends Message>(language: Language, message: M, values: ValuesOf<M>): string {
  return formOf(language, message, values).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (values as Record<string, number | string>)[name];
    return typeof value === "number" ? formatsOf(language).numbers.format(value) : String(value);
  });
}

function formOf(language: Language, message: Message, values: object): string {
  if (typeof message === "string") return message;
  const count = "count" in values ? Number(values.count) : 0;
  return message[formatsOf(language).plurals.select(count)] ?? message.other;
}

const formatsOf = perLanguage((language) => ({
  numbers: new Intl.NumberFormat(localeOf(language)),
  plurals: new Intl.PluralRules(localeOf(language)),
}));
