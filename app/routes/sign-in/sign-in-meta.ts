import type { MetaFunction } from "@remix-run/node";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";

/** The metadata of a sign-in page: nothing for search engines. */
export function signInMeta(
  page: "signUp" | "login" | "code" | "logout" | "forgotten" | "reset",
  path: string,
): MetaFunction {
  return ({ data, matches }) => {
    const language = languageIn(matches);
    const { signIn, forms } = wordsIn(language);
    const { title, description, keywords } = signIn[page];
    const isRefused = (data as { isRefused?: boolean } | undefined)?.isRefused;
    return pageMeta(
      {
        title: isRefused ? say(language, forms.errorTitle, { title }) : title,
        description: say(language, description, { product: product.name }),
        keywords,
        path,
        noindex: true,
      },
      matches,
    );
  };
}
