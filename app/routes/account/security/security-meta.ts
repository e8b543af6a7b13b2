import type { MetaFunction } from "@remix-run/node";
import { wordsIn } from "#app/content/words/words.ts";
import { accountMeta } from "../account-meta.ts";

/** What is told of a page about signing in to an account. */
export function securityMeta(
  page: "overview" | "password" | "email" | "codes" | "recovery" | "passkeys",
): MetaFunction {
  const { description, [page]: words } = wordsIn("en").accountSecurity;
  return accountMeta({ title: words.title, description });
}
