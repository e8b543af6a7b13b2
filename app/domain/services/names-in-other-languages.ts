import { KEPT_NAMES_LANGUAGE, namedServices } from "#app/domain/billing-codes/plain-service-name.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { LANGUAGES } from "#app/domain/language/language.ts";
import { typedWords } from "./typed-words.ts";

/** A shorter word is the beginning of too many others. */
const MIN_BEGINNING_LENGTH = 4;

/** Words that nearly every name of an examination has one of, so that people take any of them. */
const GENERAL_WORDS: ReadonlySet<string> = new Set(
  ["analisis", "cirugia", "estudio", "examen", "operacion", "prueba", "test", "tratamiento"].map(stemOf),
);

/** The services by the stems of their names' words. The database finds names in its own language. */
const BY_STEM: ReadonlyMap<string, ReadonlySet<ServiceCode>> = servicesByStem();

/** Services whose names in another language than the database's have all of the words, whatever their endings and accents; where
 *  none has, those with all words but general ones. Empty where a word is in no such name. */
export function namedInOtherLanguages(words: readonly string[]): readonly ServiceCode[] {
  const stems = words.map(stemOf);
  const named = namedWithAll(stems);
  if (named.length > 0) return named;
  const telling = stems.filter((stem) => !GENERAL_WORDS.has(stem));
  return telling.length < stems.length ? namedWithAll(telling) : named;
}

/** Returns services of names with as many of the typed letters; `typed` may end within a word. */
export function namesBeginningInOtherLanguages(words: readonly string[]): readonly ServiceCode[] {
  const last = words.at(-1) ?? "";
  const whole = words.slice(0, -1).map((word) => servicesOf(stemOf(word)));
  return inAll([...whole, servicesBeginning(last)]);
}

/** Whether a word is in the name of a service in another language than the database's. */
export function isWordOfOtherNames(word: string): boolean {
  return BY_STEM.has(stemOf(word));
}

function namedWithAll(stems: readonly string[]): readonly ServiceCode[] {
  return stems.length === 0 ? [] : inAll(stems.map(servicesOf));
}

function inAll([first, ...others]: readonly ReadonlySet<ServiceCode>[]): ServiceCode[] {
  return [...(first ?? [])].filter((service) => others.every((services) => services.has(service)));
}

const servicesOf = (stem: string): ReadonlySet<ServiceCode> => BY_STEM.get(stem) ?? new Set();

function servicesBeginning(typed: string): ReadonlySet<ServiceCode> {
  if (typed.length < MIN_BEGINNING_LENGTH) return servicesOf(stemOf(typed));
  const beginning = [...BY_STEM].filter(([stem]) => stem.startsWith(typed) || stem === stemOf(typed));
  return new Set(beginning.flatMap(([, services]) => [...services]));
}

function servicesByStem(): Map<string, Set<ServiceCode>> {
  const byStem = new Map<string, Set<ServiceCode>>();
  for (const language of LANGUAGES.filter((one) => one !== KEPT_NAMES_LANGUAGE)) {
    for (const { codeType, code, name } of namedServices(language)) {
      const service = { codeType, code };
      for (const stem of typedWords(name).map(stemOf)) {
        byStem.set(stem, (byStem.get(stem) ?? new Set()).add(service));
      }
    }
  }
  return byStem;
}

/** Words without the endings of plural and gender: 'rapidas' and 'rapido', 'rinones' and 'rinon'. */
function stemOf(word: string): string {
  const singular = word.replace(/(?<=[dlnrz])es$|s$/, "");
  return singular.length > MIN_BEGINNING_LENGTH ? singular.replace(/[ao]$/, "") : singular;
}
