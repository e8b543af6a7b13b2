import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

export const meta: MetaFunction = ({ matches }) => {
  const language = languageIn(matches);
  const { title, description } = wordsIn(language).accountExport.deleted;
  return pageMeta({ title, description, keywords: "", path: "/account-deleted", noindex: true }, matches);
};

export const headers: HeadersFunction = () => ({ "Cache-Control": caching.never });

/** Where the deletion of an account leads: no one is signed in here. */
export default function AccountDeletedPage() {
  const words = useWords().accountExport.deleted;
  const [query] = useSearchParams();
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{words.title}</h1>
        <p role="status">{query.get("files") === "left" ? words.filesLeft : words.gone}</p>
        <div>
          <ActionLink href="/">{words.home}</ActionLink>
        </div>
      </div>
    </MainContent>
  );
}
