import { isRouteErrorResponse } from "@remix-run/react";
import { useWords } from "#app/components/use-words.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import type { AccountRefusal } from "./account-address.ts";

/** What the gate refused a request with; null for any other error. */
export function refusalOf(error: unknown): AccountRefusal | null {
  if (!isRouteErrorResponse(error) || error.status !== 403) return null;
  return (error.data as { refusal?: AccountRefusal } | null)?.refusal ?? null;
}

/** Says why a page of an account doesn't open, with a link onward. */
export function RefusedPage({ refusal }: { refusal: AccountRefusal }) {
  const { refused } = useWords().account;
  return (
    <MainContent>
      <h1>{refused.heading}</h1>
      <p>{refused.because[refusal]}</p>
      <div>
        {refusal === "sample" ? (
          <ActionLink href="/signup">{refused.signUp}</ActionLink>
        ) : (
          <ActionLink href="/account">{refused.home}</ActionLink>
        )}
      </div>
    </MainContent>
  );
}
