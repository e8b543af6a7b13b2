import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { CodeBlock } from "#app/ui/page/code-block.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

/** When the steps were last compared with what the makers of the assistants document. */
const CHECKED_ON = "2026-12-01";

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const words = wordsIn(languageIn(matches)).assistants.page;
  return pageMeta(
    {
      title: say(languageIn(matches), words.title, { product: product.name }),
      description: words.description,
      keywords: words.keywords,
      path: "/assistants",
      card: "data",
    },
    matches,
  );
};

export function loader({ request, context }: LoaderFunctionArgs) {
  const { tools } = wordsIn(context.language).assistants;
  return { address: `${new URL(request.url).origin}/mcp`, tools: Object.values(tools) };
}

export default function AssistantsPage() {
  const { address, tools } = useLoaderData<typeof loader>();
  const { page: words } = useWords().assistants;
  const { clients, ask, careful, honest } = words;
  const language = useLanguage();
  const name = product.name.toLowerCase();
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{words.heading}</h1>
        <p className={stack.lead}>{words.lead}</p>
        <p>{words.address}</p>
        <CodeBlock>{address}</CodeBlock>
        <section className={stack.part} aria-labelledby="connect">
          <h2 id="connect">{clients.heading}</h2>
          <ul className={stack.bullets}>
            <li>{clients.claude}</li>
            <li>
              {clients.claudeCode}
              <CodeBlock>{`claude mcp add --transport http ${name} ${address}`}</CodeBlock>
            </li>
            <li>{clients.chatGpt}</li>
            <li>{clients.vsCode}</li>
            <li>
              {clients.cursor}
              <CodeBlock>{JSON.stringify({ mcpServers: { [name]: { url: address } } }, null, 2)}</CodeBlock>
            </li>
            <li>{clients.others}</li>
          </ul>
          <p className={stack.note}>
            {say(language, clients.checked, { day: formatDate(language, CHECKED_ON) })}
          </p>
        </section>
        <section className={stack.part} aria-labelledby="ask">
          <h2 id="ask">{ask.heading}</h2>
          <ul className={stack.bullets}>
            <li>{ask.cost}</li>
            <li>{ask.bill}</li>
            <li>{ask.help}</li>
          </ul>
        </section>
        {[careful, honest].map(({ heading, text }) => (
          <section key={heading} className={stack.part}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
        <section className={stack.part} aria-labelledby="tools">
          <h2 id="tools">{words.tools}</h2>
          <dl>
            {tools.map(({ title, about }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{about}</dd>
              </div>
            ))}
          </dl>
          <p>
            <Sentence of={words.builders} as={{ api: (text) => <a href="/api">{text}</a> }} />
          </p>
        </section>
      </div>
    </MainContent>
  );
}
