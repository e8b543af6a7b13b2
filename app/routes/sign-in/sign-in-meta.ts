import type { MetaFunction } from "@remix-run/node";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";

/** What is told of a page of signing in: nothing to a search engine. */
export function signInMeta(
  page: "signUp" | "login" | "code" | "logout" | "forgotten" | "reset",
  path: string,
): MetaFunction {
  const { title, description, keywords } = wordsIn("en").signIn[page];
  return ({ data, matches }) => {
    const isRefused = (data as { isRefused?: boolean } | undefined)?.isRefused;
    return pageMeta(
      {
        title: isRefused ? say("en", wordsIn("en").forms.errorTitle, { title }) : title,
        description: say("en", description, { product: product.name }),
        keywords,
        path,
        noindex: true,
      },
      originOf(matches),
    );
  };
}
