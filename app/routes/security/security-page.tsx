import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Article } from "#app/components/article/article.tsx";
import { articleMeta } from "#app/components/article/article-meta.ts";
import { getTextPage } from "#app/content/text-pages.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  articleMeta(data, "/security", matches);

export const headers: HeadersFunction = () => ({
  "Cache-Control": caching.untilPricesChange,
});

export function loader({ context }: LoaderFunctionArgs) {
  return getTextPage(context.language, "security");
}

export default function SecurityPage() {
  return (
    <MainContent>
      <Article article={useLoaderData<typeof loader>()} />
    </MainContent>
  );
}
