import type { MetaFunction } from "@remix-run/node";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { type Words, wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";

/** The metadata of an account's page: nothing for search engines. If its form came back (`isRefused` of its loader),
 *  the title says so first. */
export function accountMeta(textsOf: (words: Words) => { title: string; description: string }): MetaFunction {
  return ({ data, matches, location }) => {
    const language = languageIn(matches);
    const words = wordsIn(language);
    const { title: usual, description } = textsOf(words);
    const isRefused = (data as { isRefused?: boolean } | undefined)?.isRefused;
    const title = isRefused ? say(language, words.forms.errorTitle, { title: usual }) : usual;
    return pageMeta({ title, description, keywords: "", path: location.pathname, noindex: true }, matches);
  };
}
