import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { Fold } from "#app/ui/page/fold.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "../documents/papers.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import type { ViewedBill } from "./view-bill.server.ts";

interface BillPapersProps {
  billId: string;
  documents: ViewedBill["documents"];
  mayAdd: boolean;
}

/** The files of a bill, to download as they were sent, and the pictures of their pages. */
export function BillPapers({ billId, documents, mayAdd }: BillPapersProps) {
  const words = useWords().accountBills.bill;
  const language = useLanguage();
  const address = useAccountAddress();
  return (
    <Fold id="documents" heading={words.documents.heading}>
      {documents.length === 0 ? <p>{words.documents.none}</p> : null}
      {documents.map(({ fileId, kind, name, pages }) => (
        <div key={fileId} className={stack.part}>
          <p className={css.file}>
            <strong>{words.documents.kinds[kind]}</strong>{" "}
            <a href={address(`/account/bills/${billId}/files/${fileId}`)} download>
              {name}
            </a>
          </p>
          <ul className={css.pages}>
            {pages.map((page, index) => {
              const picture = address(`/account/bills/${billId}/pages/${page.fileId}`);
              return (
                <li key={page.fileId}>
                  <a href={picture}>
                    <img
                      src={picture}
                      width={page.widthPx}
                      height={page.heightPx}
                      loading="lazy"
                      className={css.page}
                      alt={say(language, words.documents.page, {
                        kind: words.documents.kinds[kind],
                        number: index + 1,
                        count: pages.length,
                      })}
                    />
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      {mayAdd ? (
        <p>
          <a href={address(`/account/bills/${billId}/add-document`)}>{words.documents.add}</a>
        </p>
      ) : null}
    </Fold>
  );
}
