import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { useShouldHydrate } from "remix-utils/use-should-hydrate";
import { ErrorPage } from "#app/components/error-page.tsx";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { SiteFooter } from "#app/components/site-footer.tsx";
import { SiteHeader } from "#app/components/site-header.tsx";
import { product } from "#app/domain/product.ts";
import { useNonce } from "#app/nonce.ts";
import { readThemeChoice } from "#app/platform/session/theme-cookie.server.ts";
import pageScriptUrl from "#app/ui/page/page-script.js?url";
import { ScrollToTop } from "#app/ui/page/scroll-to-top.tsx";
import { SkipLink } from "#app/ui/page/skip-link.tsx";
import { PageSpinner } from "#app/ui/page/spinner.tsx";
import { defaultTheme, isThemeChoice } from "#app/ui/theme/theme-choice.ts";
import "#app/ui/theme/global.css.ts";

export const links: LinksFunction = () => [{ rel: "icon", href: "/icon.svg", type: "image/svg+xml" }];

/** For paths with no rule of their own. */
export const meta: MetaFunction<typeof loader> = ({ location, matches }) =>
  pageMeta(
    {
      title: "Medical prices and bills, made readable",
      description: `${product.name} helps patients read hospital bills and compare hospital prices, with the source of every number.`,
      keywords: "hospital prices, medical bills, price transparency",
      path: location.pathname,
    },
    originOf(matches),
  );

export async function loader({ request }: LoaderFunctionArgs) {
  const chosen = await readThemeChoice(request);
  return {
    origin: new URL(request.url).origin,
    theme: isThemeChoice(chosen) ? chosen : defaultTheme,
  };
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}

/** The frame of every page, the failed ones too. Script comes only with pages that ask for it by `handle.hydrate`. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const location = useLocation();
  const nonce = useNonce();
  const hydrate = useShouldHydrate();
  const theme = root?.theme ?? defaultTheme;
  return (
    <html lang="en" data-theme={theme} id="top">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <script type="module" src={pageScriptUrl} />
      </head>
      <body>
        <SkipLink />
        <SiteHeader path={location.pathname} />
        {hydrate ? <RouteSpinner /> : null}
        {children}
        <SiteFooter theme={theme} returnTo={location.pathname + location.search} />
        <ScrollToTop />
        {hydrate ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : null}
      </body>
    </html>
  );
}

function RouteSpinner() {
  return useNavigation().state === "loading" ? <PageSpinner /> : null;
}
