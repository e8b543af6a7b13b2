import type { LoaderFunctionArgs } from "@remix-run/node";
import { wordsIn } from "#app/content/words/words.ts";
import {
  EMBED_WIDTH_PX,
  embedAddress,
  embedHeightPx,
  embedOfPath,
  frameHtml,
} from "#app/domain/embeds/embedded-page.ts";
import { addressIn, withoutLanguage } from "#app/domain/language/address-in.ts";
import { languageOf } from "#app/domain/language/language-of.ts";
import { product } from "#app/domain/product.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";

const MAX_ADDRESS_CHARACTERS = 2_000;
const CACHE_SECONDS = 86_400;

/** GET /oembed.json: how to show one of our pages on another site (oembed.com), in the language of its address. 404: this address has no frame that is as
 *  narrow as asked; 501: another format than JSON. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const { searchParams, origin } = new URL(request.url);
  const { oembed: words } = wordsIn(context.language).embeds;
  if ((searchParams.get("format") ?? "json") !== "json") return jsonError(501, words.format);
  const written = searchParams.get("url") ?? "";
  const url = written.length <= MAX_ADDRESS_CHARACTERS && URL.canParse(written) ? new URL(written) : null;
  const name = url?.origin === origin ? embedOfPath(withoutLanguage(url.pathname.replace(/\/$/, ""))) : null;
  const [maxWidthPx, maxHeightPx] = [
    readPixels(searchParams, "maxwidth"),
    readPixels(searchParams, "maxheight"),
  ];
  if (url === null || name === null) return jsonError(404, words.notOurs);
  if (maxWidthPx < EMBED_WIDTH_PX.min) return jsonError(404, words.tooNarrow);
  const widthPx = Number.isFinite(maxWidthPx)
    ? Math.min(maxWidthPx, EMBED_WIDTH_PX.max)
    : EMBED_WIDTH_PX.usual;
  const heightPx = Math.min(maxHeightPx, embedHeightPx(name, url.search, widthPx));
  const language = languageOf(url.pathname);
  const { title } = wordsIn(language).embeds[name];
  const address = origin + addressIn(language, embedAddress(name, url.search));
  return Response.json(
    {
      version: "1.0",
      type: "rich",
      title,
      provider_name: product.name,
      provider_url: origin,
      cache_age: CACHE_SECONDS,
      width: widthPx,
      height: heightPx,
      html: frameHtml({ address, title, widthPx, heightPx }),
    },
    { headers: { "Cache-Control": caching.anHour } },
  );
}

/** The most pixels that a site has room for; no number sets no limit. */
function readPixels(given: URLSearchParams, name: string): number {
  const written = given.get(name) ?? "";
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : Number.POSITIVE_INFINITY;
}
