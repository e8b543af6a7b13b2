import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import * as css from "#app/components/embed/embed.css.ts";
import { EmbedCard } from "#app/components/embed/embed-card.tsx";
import { EmbedLink } from "#app/components/embed/embed-link.tsx";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { answerEmbed } from "./answer-embed.server.ts";

export const meta: MetaFunction = ({ matches }) => {
  const { title, description } = wordsIn(languageIn(matches)).embeds.assistance;
  return pageMeta({ title, description, keywords: "", path: "/assistance" }, matches);
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The address names a hospital or a place, and nothing about a person. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await answerEmbed(context, new URL(request.url).searchParams);
  return data(answer, { headers: { "Cache-Control": caching.untilDataChange } });
}

/** What a hospital, or those near a place, forgive by their own policy, in a frame of another site. */
export default function EmbedAssistancePage() {
  const words = useWords().embeds.assistance;
  const { title, sentences, rows, ask } = useLoaderData<typeof loader>();
  return (
    <EmbedCard title={title}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {rows.length === 0 ? null : (
        <ul className={css.rows}>
          {rows.map(({ name, address, note }) => (
            <li key={address}>
              <EmbedLink href={address}>{name}</EmbedLink> {note}
            </li>
          ))}
        </ul>
      )}
      <p>
        <EmbedLink href={ask}>{words.ask}</EmbedLink>
      </p>
    </EmbedCard>
  );
}
