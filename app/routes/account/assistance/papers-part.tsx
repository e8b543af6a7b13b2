import { FilesField } from "#app/components/forms/files-field.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { AccountStorage } from "#app/domain/documents/storage/account-storage.ts";
import { say } from "#app/domain/language/say.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { applicationPath } from "../appeal-case/application-path.ts";
import { AppealFileLink, RemoveFile } from "../documents/kept-file.tsx";
import { StorageNote } from "../documents/storage-note.tsx";
import { useAccountAddress } from "../frame/account-address.ts";
import type { ViewedApplication } from "./view-application.server.ts";

/** The documents that hospitals usually ask for, each with a place to add it. */
export function PapersPart({
  application,
  storage,
}: {
  application: ViewedApplication;
  storage: AccountStorage;
}) {
  const { one, papers: named } = useWords().assistanceApplication;
  const { papers: words } = one;
  const language = useLanguage();
  const address = useAccountAddress();
  const { appealId, papers } = application;
  const action = address(applicationPath(appealId));
  return (
    <section className={stack.part} aria-labelledby="papers">
      <h2 id="papers">{words.heading}</h2>
      <p>{words.lead}</p>
      <p className={stack.note}>{words.hint}</p>
      <StorageNote storage={storage} />
      <ul className={stack.cards}>
        {papers.map(({ paper, files }) => (
          <li key={paper} className={stack.part}>
            <div>
              <h3 className={stack.cardHeading}>{named[paper].name}</h3>
              <p className={stack.note}>{named[paper].about}</p>
            </div>
            {files.length === 0 ? null : (
              <ul className={stack.plainList}>
                {files.map(({ fileId, name }) => (
                  <li key={fileId}>
                    <form method="post" action={action} className={stack.links}>
                      <AppealFileLink appealId={appealId} fileId={fileId} name={name} />
                      <RemoveFile
                        file={{ fileId, name }}
                        words={words}
                        does={{ name: "intent", value: "remove" }}
                      />
                    </form>
                  </li>
                ))}
              </ul>
            )}
            <details className={stack.details}>
              <summary className={stack.summary}>
                {say(language, words.add, { paper: named[paper].name })}
              </summary>
              <form method="post" encType="multipart/form-data" action={action} className={stack.part}>
                <input type="hidden" name="paper" value={paper} />
                <FilesField
                  id={`files-${paper}`}
                  label={say(language, words.file, { paper: named[paper].name })}
                />
                <div>
                  <SubmitButton rank="secondary">{words.submit}</SubmitButton>
                </div>
              </form>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
