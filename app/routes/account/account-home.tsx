import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { accountHomeWords } from "#app/content/words/account-home.ts";
import { say } from "#app/domain/language/say.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { accountLoader } from "./gate.server.ts";

export const meta: MetaFunction = ({ matches }) => {
  const { title, description } = accountHomeWords.en;
  return pageMeta({ title, description, keywords: "", path: "/account", noindex: true }, originOf(matches));
};

export const loader = accountLoader("any", ({ access: { viewer } }) => ({ name: viewer.name }));

export default function AccountHome() {
  const { name } = useLoaderData<typeof loader>();
  const words = useWords(accountHomeWords);
  return (
    <MainContent>
      <h1>{say(useLanguage(), words.heading, { name })}</h1>
    </MainContent>
  );
}
