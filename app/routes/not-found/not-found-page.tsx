import type { MetaFunction } from "@remix-run/node";
import { ErrorPage } from "#app/components/error-page.tsx";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { useWords } from "#app/components/use-words.ts";

export const meta: MetaFunction = ({ location, matches }) =>
  pageMeta(
    {
      title: "Page not found",
      description: "This page does not exist.",
      keywords: "",
      path: location.pathname,
      noindex: true,
    },
    originOf(matches),
  );

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
