import { readFileSync } from "node:fs";

type Term = { english: string; forbidden: string[] };

/** Words with another meaning that is meant: a row of a file is 'fila', the sense of balance 'equilibrio'. */
const OTHER_MEANINGS = new Set([
  "fila",
  "file",
  "medio",
  "equilibrio",
  "coverage",
  "cobro",
  "declaración",
  "droga",
]);

/** The field's terms with the Spanish forms that nobody may give them, out of the termbase: `en,es,accepted,forbidden,…`. */
function readTerms(): Term[] {
  const file = new URL("../../../app/content/words/es/termbase.csv", import.meta.url);
  const [, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const cells = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) =>
      cell.replace(/^"|"$/g, "").replaceAll('""', '"'),
    );
    const forms = (cells[3] ?? "").split(";").map((form) => form.trim());
    return {
      english: (cells[0] ?? "").replace(/\s*\(.*?\)/g, "").trim(),
      forbidden: forms.filter((form) => form.length > 3 && !/[()]/.test(form) && !OTHER_MEANINGS.has(form)),
    };
  });
}

const asWord = (text: string) =>
  new RegExp(`(?<!\\p{L})${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}s?(?!\\p{L})`, "iu");

const terms = readTerms().flatMap(({ english, forbidden }) =>
  english === ""
    ? []
    : [
        {
          english,
          spoken: asWord(english),
          forbidden: forbidden.map((form) => ({ form, asWord: asWord(form) })),
        },
      ],
);

/** How many terms the termbase has. */
export const termCount = terms.length;

/** The forms that a Spanish text must not give the terms of its English one; quotes, values and elements aside. */
export function forbiddenTerms(english: string, spanish: string): string[] {
  const own = spanish.replace(/“[^”]*”|<\/?\w+>|\{\w+\}/g, " ");
  return terms
    .filter(({ spoken }) => spoken.test(english))
    .flatMap(({ english: term, forbidden }) =>
      forbidden.filter(({ asWord: found }) => found.test(own)).map(({ form }) => `${term}: ${form}`),
    );
}
