import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Article } from "#app/components/article/article.tsx";
import { articleMeta } from "#app/components/article/article-meta.ts";
import { useLanguage } from "#app/components/use-words.ts";
import { figuresIn } from "#app/content/read-article.server.ts";
import { getTextPage } from "#app/content/text-pages.server.ts";
import { sayFigures } from "#app/content/words/say-figure.ts";
import { readFigures } from "#app/domain/figures/read-figures.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  articleMeta(data?.text, "/learn-roadmap-process", matches);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ context }: LoaderFunctionArgs) {
  const text = getTextPage(context.language, "our-process");
  const { figures, isWhole } = await readFigures(context.readDb, figuresIn(text));
  const headers = { "Cache-Control": isWhole ? caching.untilPricesChange : caching.never };
  return data({ text, figures }, { headers });
}

export default function OurProcessPage() {
  const { text, figures } = useLoaderData<typeof loader>();
  return (
    <MainContent>
      <Article article={text} figures={sayFigures(useLanguage(), figures)} />
    </MainContent>
  );
}
