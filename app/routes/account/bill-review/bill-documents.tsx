import { useWords } from "#app/components/use-words.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "../review/review-form.css.ts";
import type { ShownBill } from "./show-bill.server.ts";

interface BillDocumentsProps {
  documents: ShownBill["documents"];
  addAt: string;
}

/** The files of a bill as they were sent, and where one is added. */
export function BillDocuments({ documents, addAt }: BillDocumentsProps) {
  const { pages: words } = useWords().billReview;
  return (
    <details className={stack.details}>
      <summary className={stack.summary}>{words.documents}</summary>
      <ul className={css.documents}>
        {documents.map(({ address, kind, name, hasPictures }) => (
          <li key={address}>
            <a href={address} download>
              {name || words.kinds[kind]}
            </a>{" "}
            <span className={stack.note}>
              {words.kinds[kind]}
              {hasPictures ? "" : `, ${words.noPicture}`}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a href={addAt}>{words.add}</a>
      </p>
    </details>
  );
}
