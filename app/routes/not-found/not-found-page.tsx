import type { MetaFunction } from "@remix-run/node";
import { ErrorPage } from "#app/components/page/error-page.tsx";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";

export const meta: MetaFunction = ({ location, matches }) => {
  const language = languageIn(matches);
  return pageMeta(
    {
      title: wordsIn(language).site.notFound.heading,
      description: wordsIn(language).site.notFound.title,
      keywords: "",
      path: location.pathname,
      noindex: true,
    },
    matches,
  );
};

export function loader(): never {
  throw new Response(null, { status: 404 });
}

export function action(): never {
  return loader();
}

export default function NotFoundPage() {
  return null;
}

export function ErrorBoundary() {
  return <ErrorPage status={404} words={useWords().site.errors} />;
}
