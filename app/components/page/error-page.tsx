import type { ReactNode } from "react";
import { type ErrorKind, errorKind } from "#app/content/words/error-kind.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as css from "./error-page.css.ts";

type ErrorText = { title: string; advice: string };

interface ErrorPageProps {
  /** What can be done here before leaving. */
  children?: ReactNode;
  status: number;
  words: Record<ErrorKind, ErrorText> & {
    status: string;
    home: string;
    upload: string;
  };
}

/** What happened, and a way on, for a page that is not there (404), was asked for wrongly (4xx) or failed. */
export function ErrorPage({ status, words, children }: ErrorPageProps) {
  const { title, advice } = words[errorKind(status)];
  return (
    <MainContent>
      <div className={css.stack}>
        <p className={css.status}>
          {words.status} {status}
        </p>
        <h1>{title}</h1>
        <p>{advice}</p>
        {children}
        <div>
          <ActionLink href="/">{words.home}</ActionLink>
        </div>
        <p>
          <a href="/upload-bill">{words.upload}</a>
        </p>
      </div>
    </MainContent>
  );
}
