import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { appealsPath } from "../appeal-case/appeal-address.ts";
import { AppealFileLink, RemoveFile } from "../documents/kept-file.tsx";
import { useAccountAddress } from "../frame/account-address.ts";
import * as css from "./appeals.css.ts";
import type { ViewedAppeal } from "./view-appeal.server.ts";

/** The files that belong to an appeal. */
export function AppealDocuments({ appeal }: { appeal: ViewedAppeal }) {
  const { documents: words } = useWords().appeals.one;
  const language = useLanguage();
  const address = useAccountAddress();
  const { appealId, documents } = appeal;
  return (
    <section className={stack.part} aria-labelledby="documents">
      <h2 id="documents">{words.heading}</h2>
      <p>{words.lead}</p>
      {documents.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className={css.list}>
          {documents.map(({ fileId, name, pageCount, addedOn }) => (
            <li key={fileId} className={css.item}>
              <span>
                <AppealFileLink appealId={appealId} fileId={fileId} name={name} />{" "}
                <span className={stack.note}>
                  {say(language, words.pages, { count: pageCount })}, {formatDate(language, addedOn)}
                </span>
              </span>
              <form method="post" action={address(appealsPath, { appeal: appealId })}>
                <RemoveFile
                  file={{ fileId, name }}
                  words={words}
                  does={{ name: "change", value: "remove-document" }}
                />
              </form>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={address(`/account/appeals/${appealId}/add-document`)}>{words.add}</a>
      </p>
    </section>
  );
}
