import { readFileSync } from "node:fs";
import path from "node:path";

type Texts = { readonly [key: string]: string | Texts };
type Pair = { key: string; english: string[]; spanish: string[] };

const folder = import.meta.dirname;
const bans = readFileSync(path.join(folder, "bans.txt"), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((ban) => new RegExp(`(?<![\\p{L}])(?:${ban})(?![\\p{L}])`, "iu"));

/** What a machine can find wrong in Spanish texts by their English ones: keys, placeholders, elements, plural forms, forms of
 *  address, signs, numbers, months, banned words. One line for each. */
export function translationFaults(english: Texts, spanish: Texts, name: string): string[] {
  const faults: string[] = [];
  for (const { key, english: source, spanish: texts } of pairsOf(english, spanish, name, faults)) {
    for (const text of texts) {
      const say = (fault: string) => faults.push(`${key}: ${fault}: ${text}`);
      for (const fault of [...agreementFaults(source, text), ...languageFaults(text)]) say(fault);
    }
  }
  return faults;
}

function pairsOf(english: Texts, spanish: Texts, name: string, faults: string[]): Pair[] {
  const lacking = Object.keys(english).filter((key) => !(key in spanish));
  const unknown = Object.keys(spanish).filter((key) => !(key in english));
  faults.push(...lacking.map((key) => `${name}.${key}: no Spanish`));
  faults.push(...unknown.map((key) => `${name}.${key}: no such English text`));
  return Object.entries(english).flatMap(([key, source]): Pair[] => {
    const text = spanish[key];
    const named = `${name}.${key}`;
    if (text === undefined) return [];
    if (typeof source === "string" && typeof text === "string")
      return [{ key: named, english: [source], spanish: [text] }];
    if (typeof source === "string" || typeof text === "string") {
      faults.push(`${named}: a text in one language, a group in the other`);
      return [];
    }
    if (!isPlural(source)) return pairsOf(source, text, named, faults);
    const forms = Object.keys(text).sort().join(" ");
    if (forms !== "many one other") faults.push(`${named}: forms are ${forms}, not many one other`);
    return [
      { key: named, english: Object.values(source).map(String), spanish: Object.values(text).map(String) },
    ];
  });
}

const isPlural = (texts: Texts) => typeof texts.other === "string" && Object.keys(texts).every(isPluralForm);
const isPluralForm = (key: string) => ["zero", "one", "two", "few", "many", "other"].includes(key);

const placesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(" ");
const elementsIn = (text: string) => (text.match(/<\/?\w+>/g) ?? []).sort().join(" ");

function agreementFaults(source: string[], text: string): string[] {
  const isOne = source.length > 1;
  const places = source.map(placesIn);
  const hasPlaces =
    places.includes(placesIn(text)) ||
    (isOne && places.some((of) => of.replace("{count} ", "").replace("{count}", "") === placesIn(text)));
  return [
    ...(hasPlaces ? [] : [`values ${placesIn(text) || "none"}, English ${places.join(" or ") || "none"}`]),
    ...(source.map(elementsIn).includes(elementsIn(text)) ? [] : ["elements differ"]),
    ...(text === text.trim() && text !== "" ? [] : ["empty or padded"]),
  ];
}

const MONTHS = "Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre";
const rules: [fault: string, pattern: RegExp][] = [
  [
    "not usted",
    /(?<!\p{L})(?:tú|tus?|puedes|debes|tienes|quieres|necesitas|eres|estás|haz clic|contigo|te)(?!\p{L})/iu,
  ],
  ["vosotros", /\p{L}(?:áis|éis)(?!\p{L})/u],
  ["decimal comma", /\d,\d\d(?!\d)/],
  ["month with a capital", new RegExp(`(?<=\\p{Ll},? (?:de )?)(?:${MONTHS})(?!\\p{L})`, "u")],
  ["guillemets", /[«»]/],
  ["exclamation", /[¡!]/],
  ["@, x or -e for gender", /\p{L}@\p{L}*(?![\p{L}.])|(?<!\p{L})(?:todes|todxs|les usuaries)(?!\p{L})/u],
];

function languageFaults(text: string): string[] {
  const own = withoutQuotes(text);
  const asked = (own.match(/\?/g) ?? []).length;
  const opened = (own.match(/¿/g) ?? []).length;
  return [
    ...(asked === opened ? [] : [`${asked} ? and ${opened} ¿`]),
    ...rules.filter(([, pattern]) => pattern.test(own)).map(([fault]) => fault),
    ...bans.filter((ban) => ban.test(own)).map((ban) => `banned ${ban.source.slice(14, -13)}`),
  ];
}

/** Without quoted text of English documents, and without addresses. */
const withoutQuotes = (text: string) =>
  text
    .replace(/\{\w+\}/g, "{}")
    .replace(/“[^”]*”/g, "“”")
    .replace(/https?:\S+|\/[\w/?=&.-]+/g, "");
