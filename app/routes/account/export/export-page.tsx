import { useLoaderData } from "@remix-run/react";
import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import { measureStorage } from "#app/domain/documents/storage/claim-storage.server.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { StorageNote } from "../documents/storage-note.tsx";
import { accountMeta } from "../frame/account-meta.ts";
import { accountLoader } from "../frame/gate.server.ts";

export const meta = accountMeta((words) => words.accountExport.export);

export const loader = accountLoader("owner", async ({ context, access }) => ({
  storage: await measureStorage(context.db, access.account),
}));

export default function ExportPage() {
  const { storage } = useLoaderData<typeof loader>();
  const words = useWords().accountExport.export;
  const as = { code: (text: string) => <code>{text}</code> };
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{words.title}</h1>
        <p className={stack.lead}>{words.lead}</p>
        <ul className={stack.bullets}>
          <li>
            <Sentence of={words.json} as={as} />
          </li>
          <li>
            <Sentence of={words.schema} as={as} />
          </li>
          <li>
            <Sentence of={words.files} as={as} />
          </li>
        </ul>
        <StorageNote storage={storage} />
        <p>{words.care}</p>
        <div>
          <ActionLink href="/account/export/archive.zip">{words.download}</ActionLink>
        </div>
        <p>
          <a href="/account/delete">{words.delete}</a>
        </p>
      </div>
    </MainContent>
  );
}
