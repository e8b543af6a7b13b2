import type { MetaFunction } from "@remix-run/node";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { type Words, wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";

/** The metadata of a page under /admin: nothing for search engines. If its form came back, the title says so first. */
export function deskMeta(
  textsOf: (words: Words["admin"]) => { title: string; description: string },
): MetaFunction {
  return ({ data, matches, location }) => {
    const words = wordsIn(languageIn(matches));
    const { title: usual, description } = textsOf(words.admin);
    const isRefused = (data as { isRefused?: boolean } | undefined)?.isRefused;
    const language = languageIn(matches);
    const title = isRefused ? say(language, words.forms.errorTitle, { title: usual }) : usual;
    return pageMeta({ title, description, keywords: "", path: location.pathname, noindex: true }, matches);
  };
}
