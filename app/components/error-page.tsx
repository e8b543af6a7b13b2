import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as css from "./error-page.css.ts";

/** What happened, and a way on, for a page that is not there (404) or failed. */
export function ErrorPage({ status }: { status: number }) {
  const missing = status === 404;
  return (
    <MainContent>
      <div className={css.stack}>
        <p className={css.status}>Error {status}</p>
        <h1>{missing ? "This page does not exist" : "Something went wrong on our side"}</h1>
        <p>
          {missing
            ? "The address may be mistyped, or the page has moved. Nothing you sent was lost."
            : "The page could not be made. Please try again in a minute. If it keeps failing, start over from the first page."}
        </p>
        <div>
          <ActionLink href="/">Go to the first page</ActionLink>
        </div>
        <p>
          Or <a href="/upload-bill">upload a bill</a> to have it read.
        </p>
      </div>
    </MainContent>
  );
}
