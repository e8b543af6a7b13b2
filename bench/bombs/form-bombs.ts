import { parse } from "node-html-parser";
import { fieldsOf } from "../../tests/support/fields-of.ts";
import { fieldTexts, type WordBomb } from "../../tests/support/word-bombs.ts";

/** As long as a field may be. */
const FIELD_CHARACTERS = 29_000;

interface FoundForm {
  action: string;
  fields: Record<string, string>;
  /** The names of those that a person types into. */
  typed: string[];
}

/** Each form of a page that posts texts: each field that is typed into, full of each kind of text that distinguishes fields. */
export async function formBombs(origin: string, path: string, cookie: string): Promise<WordBomb[]> {
  const reply = await fetch(new URL(path, origin), { headers: { Cookie: cookie }, redirect: "manual" });
  if (!reply.headers.get("Content-Type")?.startsWith("text/html")) return [];
  return findForms(await reply.text(), path).flatMap(({ action, fields, typed }) =>
    typed.flatMap((name) =>
      fieldTexts.map(({ unit, text }) => ({
        name: `${name} of ${JSON.stringify(unit)}`,
        path: action,
        body: new URLSearchParams({ ...fields, [name]: text(FIELD_CHARACTERS) }),
      })),
    ),
  );
}

function findForms(page: string, path: string): FoundForm[] {
  return parse(page)
    .querySelectorAll("main form[method=post]")
    .filter((form) => form.getAttribute("enctype") !== "multipart/form-data")
    .map((form) => {
      const typed = form.querySelectorAll(
        "textarea, input:not([type]), input[type=text], input[type=email], input[type=search]",
      );
      return {
        action: form.getAttribute("action") ?? path,
        fields: fieldsOf(parse(`<main>${form.outerHTML}</main>`)),
        typed: [...new Set(typed.flatMap((field) => field.getAttribute("name") ?? []))],
      };
    });
}
