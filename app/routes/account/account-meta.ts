import type { MetaFunction } from "@remix-run/node";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";

/** What is told of a page of an account: nothing to a search engine. Where its form came back (`isRefused` of its loader),
 *  the title says so first. */
export function accountMeta(words: { title: string; description: string }): MetaFunction {
  return ({ data, matches, location }) => {
    const isRefused = (data as { isRefused?: boolean } | undefined)?.isRefused;
    const title = isRefused ? say("en", wordsIn("en").forms.errorTitle, { title: words.title }) : words.title;
    return pageMeta(
      { title, description: words.description, keywords: "", path: location.pathname, noindex: true },
      originOf(matches),
    );
  };
}
