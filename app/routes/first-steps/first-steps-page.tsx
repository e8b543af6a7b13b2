import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { readSources } from "#app/domain/site-status/read-sources.server.ts";
import { CodeBlock } from "#app/ui/page/code-block.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

const COMMANDS = {
  sources: "npx faircharge sources add my-hospitals.txt",
  check: "npx faircharge sources check --now",
  hospitals:
    "npx faircharge hospitals import Hospital_General_Information.csv\nnpx faircharge rules import addendum-b.csv",
} as const;
const GRANT_COMMAND = "npx faircharge admin grant you@example.org";

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const { title, description } = wordsIn(languageIn(matches)).firstSteps;
  return pageMeta({ title, description, keywords: "", path: "/first-steps", noindex: true }, matches);
};

/** This page is gone once real prices are here. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { isSample, hospitals } = await readSources(context.readDb);
  if (!isSample) throw new Response(null, { status: 404 });
  return { hospitalCount: hospitals };
}

export default function FirstStepsPage() {
  const { hospitalCount } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const words = useWords().firstSteps;
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{words.heading}</h1>
        <p className={stack.lead}>{say(language, words.lead, { count: hospitalCount })}</p>
        <p>{words.where}</p>
        {(["sources", "check", "hospitals"] as const).map((step, index) => (
          <section key={step} className={stack.part} aria-labelledby={step}>
            <h2 id={step}>{`${index + 1}. ${words.steps[step].heading}`}</h2>
            <p>{words.steps[step].text}</p>
            <CodeBlock>{COMMANDS[step]}</CodeBlock>
          </section>
        ))}
        <p>{words.desk}</p>
        <CodeBlock>{GRANT_COMMAND}</CodeBlock>
      </div>
    </MainContent>
  );
}
