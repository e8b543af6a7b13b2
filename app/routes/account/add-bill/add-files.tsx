import type { ReactNode } from "react";
import type { AccountStorage } from "#app/domain/documents/storage/account-storage.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { FilesForm } from "../documents/files-form.tsx";
import { StorageNote } from "../documents/storage-note.tsx";
import { KeepingPanel } from "./keeping-panel.tsx";
import type { showKeeping } from "./show-keeping.server.ts";

interface AddFilesProps {
  words: { title: string; lead: string; label: string; submit: string };
  action: string;
  keeping: Pick<Awaited<ReturnType<typeof showKeeping>>, "waiting" | "message"> & {
    storage: AccountStorage | null;
  };
  /** What came back in place of the last files. */
  refused: { message?: string } | undefined;
  /** What is asked besides the files. */
  children: ReactNode;
  /** The way on without files. */
  wayOn: ReactNode;
}

/** The page that takes files for the account, and then waits until they are read. */
export function AddFiles({ words, action, keeping, refused, children, wayOn }: AddFilesProps) {
  const { waiting, message, storage } = keeping;
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{words.title}</h1>
        {waiting ? (
          <KeepingPanel progress={waiting.progress} />
        ) : (
          <>
            <p className={stack.lead}>{words.lead}</p>
            <FilesForm action={action} words={words} problem={refused?.message ?? message ?? undefined}>
              {children}
            </FilesForm>
            {storage ? <StorageNote storage={storage} /> : null}
            <p>{wayOn}</p>
          </>
        )}
      </div>
    </MainContent>
  );
}
