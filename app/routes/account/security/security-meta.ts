import type { MetaFunction } from "@remix-run/node";
import { accountMeta } from "../frame/account-meta.ts";

/** The metadata of a page about signing in to an account. */
export function securityMeta(
  page: "overview" | "password" | "email" | "codes" | "recovery" | "passkeys",
): MetaFunction {
  return accountMeta(({ accountSecurity: { description, [page]: words } }) => ({
    title: words.title,
    description,
  }));
}
