import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as css from "./error-page.css.ts";

const notFound = {
  title: "This page does not exist",
  advice: "The address may be mistyped, or the page has moved. Nothing you sent was lost.",
};
const refused = {
  title: "This request could not be taken",
  advice: "It was not sent in a form that this page takes. Please go back, reload the page and try again.",
};
const failed = {
  title: "Something went wrong on our side",
  advice:
    "The page could not be made. Please try again in a minute. If it keeps failing, start over from the first page.",
};

/** What happened, and a way on, for a page that is not there (404), was asked for wrongly (4xx) or failed. */
export function ErrorPage({ status }: { status: number }) {
  const { title, advice } = status === 404 ? notFound : status < 500 ? refused : failed;
  return (
    <MainContent>
      <div className={css.stack}>
        <p className={css.status}>Error {status}</p>
        <h1>{title}</h1>
        <p>{advice}</p>
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
