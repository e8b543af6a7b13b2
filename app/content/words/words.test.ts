import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { forbiddenTerms, termCount } from "../../../tests/support/spanish/forbidden-terms.ts";
import { translationFaults } from "../../../tests/support/spanish/translation-faults.ts";
import { wordsIn } from "./words.ts";

type Texts = { [key: string]: string | Texts };

const app = path.resolve(import.meta.dirname, "../..");
const source = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|content\/words\/e[ns]\//.test(file))
  .map((file) => readFileSync(path.join(app, file), "utf8"))
  .join("\n");

const PLURAL_FORMS: ReadonlySet<string> = new Set(["zero", "one", "two", "few", "many", "other"]);

/** Every message with the keys that lead to it. A plural is one message. */
function* listMessages(texts: Texts, keys: string[] = []): Generator<{ keys: string[]; forms: string[] }> {
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === "string") yield { keys: [...keys, key], forms: [text] };
    else if (Object.keys(text).every((form) => PLURAL_FORMS.has(form))) {
      yield { keys: [...keys, key], forms: Object.values(text) as string[] };
    } else yield* listMessages(text, [...keys, key]);
  }
}

const wordsFound = (pattern: RegExp) => new Set([...source.matchAll(pattern)].map(([word]) => word));
const named = wordsFound(/(?<=\.|[{,]\s*)\w+/g);
const picked = wordsFound(/\w+(?=\[|,? *problems\b|\))|(?<=nameOf\([\w.()]*)\w+(?=,)/g);

/** A message is used where the code names its key, or picks it out of its group by a code (`problems[reason]`, `nameOf(names, code)`). */
function isUsed(keys: string[]): boolean {
  return named.has(keys.at(-1)!) || keys.slice(0, -1).some((group) => picked.has(group));
}

const areas: [area: string, texts: Texts][] = Object.entries(wordsIn("en") as object);

describe.each(areas)("%s", (_, texts) => {
  const messages = [...listMessages(texts)];

  test("every message is used", () => {
    const unused = messages.filter(({ keys }) => !isUsed(keys)).map(({ keys }) => keys.join("."));
    expect(unused).toEqual([]);
  });

  test("no message is empty, padded or lacks an end to an element", () => {
    for (const { keys, forms } of messages) {
      for (const form of forms) {
        expect([keys.join("."), form.trim()]).toEqual([keys.join("."), form]);
        expect(form).not.toBe("");
        const opened = [...form.matchAll(/<(\w+)>/g)].map(([, name]) => name);
        const closed = [...form.matchAll(/<\/(\w+)>/g)].map(([, name]) => name);
        expect([keys.join("."), closed]).toEqual([keys.join("."), opened]);
      }
    }
  });
});

describe("the Spanish", () => {
  test.each(areas)("%s says what the English says, as a machine can tell", (area, texts) => {
    const spanish = (wordsIn("es") as object as Record<string, Texts>)[area]!;
    expect(translationFaults(texts, spanish, area)).toEqual([]);
  });

  test("gives no term of the field a form that the termbase forbids", () => {
    expect(termCount).toBeGreaterThan(150);
    const english = [...listMessages(wordsIn("en") as object as Texts)];
    const spanish = new Map(
      [...listMessages(wordsIn("es") as object as Texts)].map(({ keys, forms }) => [keys.join("."), forms]),
    );
    const found = english.flatMap(({ keys, forms }) =>
      (spanish.get(keys.join(".")) ?? []).flatMap((text) =>
        forbiddenTerms(forms.join(" "), text).map((fault) => `${keys.join(".")}: ${fault}`),
      ),
    );
    expect(found).toEqual([]);
    expect(forbiddenTerms("Your deductible", "Su deductible")).toEqual(["deductible: deductible"]);
  });

  test("of each text was looked at since its English changed: after a look, update this by `npx vitest run words.test -u`", async () => {
    const looked = areas.flatMap(([area, texts]) =>
      [...listMessages(texts, [area])].map(
        ({ keys, forms }) => `${keys.join(".")} ${hashOf(forms.join("\n"))}`,
      ),
    );
    await expect(`${looked.join("\n")}\n`).toMatchFileSnapshot("es/english-looked-at.txt");
  });
});

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);
