import type { MetaFunction } from "@remix-run/node";
import { originOf, pageMeta } from "#app/components/page/page-meta.ts";
import { type Words, wordsIn } from "#app/content/words/words.ts";
import { languageOf } from "#app/domain/language/language-of.ts";
import { say } from "#app/domain/language/say.ts";

/** What is told of a page under /admin: nothing to a search engine. Where its form came back the title says so first. */
export function deskMeta(
  textsOf: (words: Words["admin"]) => { title: string; description: string },
): MetaFunction {
  return ({ data, matches, location }) => {
    const words = wordsIn(languageOf(location.pathname));
    const { title: usual, description } = textsOf(words.admin);
    const isRefused = (data as { isRefused?: boolean } | undefined)?.isRefused;
    const language = languageOf(location.pathname);
    const title = isRefused ? say(language, words.forms.errorTitle, { title: usual }) : usual;
    return pageMeta(
      { title, description, keywords: "", path: location.pathname, noindex: true },
      originOf(matches),
    );
  };
}
