import type { MetaFunction } from "@remix-run/node";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { securityWords } from "#app/content/words/account-security.ts";
import { formWords } from "#app/content/words/forms.ts";
import { say } from "#app/domain/language/say.ts";

/** What is told of a page about signing in to an account. */
export function securityMeta(
  page: "overview" | "password" | "email" | "codes" | "recovery" | "passkeys",
): MetaFunction {
  const { description, [page]: words } = securityWords.en;
  return ({ data, matches, location }) => {
    const isRefused = (data as { isRefused?: boolean } | undefined)?.isRefused;
    const { title: usualTitle } = words;
    const title = isRefused ? say("en", formWords.en.errorTitle, { title: usualTitle }) : usualTitle;
    return pageMeta(
      { title, description, keywords: "", path: location.pathname, noindex: true },
      originOf(matches),
    );
  };
}
