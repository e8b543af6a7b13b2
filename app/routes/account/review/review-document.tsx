import type { ReactNode } from "react";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { PagePictures } from "./page-pictures.tsx";
import * as css from "./review-form.css.ts";
import scriptUrl from "./review-script.js?url";
import type { ShownPage } from "./shown-page.ts";

interface ReviewDocumentProps {
  title: string;
  lead: string;
  /** What led here from another kind's page; null: nothing did. */
  taken: string | null;
  pages: ShownPage[];
  /** How a draft that was read as the wrong kind is sent on as the other one; null: it is kept already. */
  otherKind: { intent: "is-bill" | "is-explanation"; hint: string; label: string } | null;
  /** What is wrong and what was saved, above the pictures. */
  told: ReactNode;
  /** The form, next to the pictures. */
  children: ReactNode;
}

/** The page on which a document is checked: its form next to its pictures. */
export function ReviewDocument(props: ReviewDocumentProps) {
  const { title, lead, taken, pages, otherKind, told, children } = props;
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{title}</h1>
        {taken ? <p role="status">{taken}</p> : null}
        <p className={stack.lead}>{lead}</p>
        {told}
        <div className={pages.length > 0 ? css.beside : undefined}>
          {pages.length > 0 ? <PagePictures pages={pages} /> : null}
          {children}
        </div>
        {pages.length > 0 && otherKind ? (
          <form method="post" className={stack.part}>
            <p className={stack.note}>{otherKind.hint}</p>
            <div>
              <SubmitButton rank="secondary" name="intent" value={otherKind.intent}>
                {otherKind.label}
              </SubmitButton>
            </div>
          </form>
        ) : null}
        <script type="module" src={scriptUrl} />
      </div>
    </MainContent>
  );
}
