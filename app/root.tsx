import displayFaceUrl from "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url";
import type { AppLoadContext, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { EmbedFrame } from "#app/components/embed/embed-frame.tsx";
import { ErrorPage } from "#app/components/page/error-page.tsx";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { SampleNotice } from "#app/components/page/sample-notice.tsx";
import { SiteFooter } from "#app/components/page/site-footer.tsx";
import { SiteHeader } from "#app/components/page/site-header.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { embedTheme, isEmbedPath } from "#app/domain/embeds/embedded-page.ts";
import { hasSampleData } from "#app/domain/imports/has-sample-data.server.ts";
import { addressIn } from "#app/domain/language/address-in.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import { readThemeChoice } from "#app/platform/session/theme-cookie.server.ts";
import pageScriptUrl from "#app/ui/page/page-script.js?worker&url";
import { PrintSource } from "#app/ui/page/print-source.tsx";
import { ScrollToTop } from "#app/ui/page/scroll-to-top.tsx";
import { SkipLink } from "#app/ui/page/skip-link.tsx";
import { PageSpinner } from "#app/ui/page/spinner.tsx";
import { defaultTheme, isThemeChoice } from "#app/ui/theme/theme-choice.ts";
import { UiWordsProvider } from "#app/ui/words/ui-words.tsx";
import "#app/ui/theme/global.css.ts";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  // Asked for with the style sheet rather than after it, headings are mostly drawn once.
  { rel: "preload", href: displayFaceUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

/** For paths without their own rule. */
export const meta: MetaFunction<typeof loader> = ({ location, matches }) => {
  const language = languageIn(matches);
  const { title, description, keywords } = wordsIn(language).site;
  return pageMeta(
    {
      title,
      description: say(language, description, { product: product.name }),
      keywords,
      path: location.pathname,
    },
    matches,
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { origin, pathname, search } = new URL(request.url);
  // Another site's frame sends no cookie of ours, and none is read for it.
  const choosing = isEmbedPath(pathname) ? embedTheme(search) : readThemeChoice(request);
  const [chosen, showsSampleData] = await Promise.all([choosing, findSampleData(context)]);
  return {
    origin,
    language: context.language,
    theme: isThemeChoice(chosen) ? chosen : defaultTheme,
    showsSampleData,
  };
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { errors } = useWords().site;
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} words={errors} />;
}

/** Whether a page shows a person's own documents, which aren't sample data. The prices compared with them may be;
 *  the page says so below. */
const isOfOwnPapers = (path: string) => /^\/(?:account|audit|upload-bill)(?:\/|$)/.test(path);

/** The frame of every page, the failed ones too. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const location = useLocation();
  const language = useLanguage();
  const { site: words, ui } = wordsIn(language);
  const isEmbedded = isEmbedPath(location.pathname);
  const theme = root?.theme ?? (isEmbedded ? embedTheme(location.search) : defaultTheme);
  const address = location.pathname + location.search;
  const translations = LANGUAGES.filter((other) => other !== language).map((other) => ({
    language: other,
    name: LANGUAGE_NAMES[other],
    address: (root?.origin ?? "") + addressIn(other, address), // with the host, it gets no prefix at the door
  }));
  const sample = root?.showsSampleData ? (
    <SampleNotice
      label={words.sampleData.label}
      replacing={
        <Sentence of={words.sampleData.replace} as={{ steps: (text) => <a href="/first-steps">{text}</a> }} />
      }
    >
      <Sentence
        of={words.sampleData.notice}
        as={{
          strong: (text) => <strong>{text}</strong>,
          files: (text) => <a href="/price-files">{text}</a>,
        }}
      />
    </SampleNotice>
  ) : null;
  return (
    <html lang={language} data-theme={theme} id="top">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {isEmbedded ? <base target="_blank" /> : <script type="module" src={pageScriptUrl} />}
      </head>
      <body>
        <UiWordsProvider value={ui}>
          {isEmbedded ? (
            <EmbedFrame areSamples={root?.showsSampleData === true}>{children}</EmbedFrame>
          ) : (
            <>
              <SkipLink />
              <SiteHeader
                path={location.pathname}
                words={words.header}
                navigation={words.navigation}
                translations={translations}
              />
              {isOfOwnPapers(location.pathname) ? null : sample}
              <PageSpinner />
              {children}
              {isOfOwnPapers(location.pathname) ? sample : null}
              <PrintSource
                note={words.paper}
                name={product.name}
                address={(root?.origin ?? "") + addressIn(language, address)}
              />
              <SiteFooter theme={theme} returnTo={address} words={words.footer} navigation={words.navigation}>
                <ScrollToTop />
              </SiteFooter>
            </>
          )}
        </UiWordsProvider>
      </body>
    </html>
  );
}

/** Whether the page is to say that the data are fictional; null if that is unknown, because the database fails or is slow. Such a
 *  page comes without the notice rather than not at all. */
async function findSampleData({
  readDb: db,
  sampleNoticePatienceMs,
}: Partial<AppLoadContext>): Promise<boolean | null> {
  if (!db) return false;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, sampleNoticePatienceMs, null);
  });
  try {
    return await Promise.race([hasSampleData(db), tooLate]);
  } catch (error) {
    logFailure("Whether the data are samples is not known", error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
