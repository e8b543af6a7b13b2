import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import * as css from "#app/components/embed/embed.css.ts";
import { EmbedCard } from "#app/components/embed/embed-card.tsx";
import { EmbedLink } from "#app/components/embed/embed-link.tsx";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { codeName, placeName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { serviceNameIn } from "#app/domain/billing-codes/plain-service-name.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { hospitalServicePath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { findServicePage } from "./find-service-page.server.ts";
import { PriceAndStanding } from "./price-and-standing.tsx";
import { isOfOneBill, readServiceQuery } from "./service-query.ts";

export const meta: MetaFunction<typeof loader> = ({ data: found, matches }) => {
  const { title, description } = wordsIn(languageIn(matches)).embeds.price;
  const path =
    found?.outcome === "found"
      ? hospitalServicePath(found.hospital, found.service)
      : "/hospital_service_details";
  return pageMeta({ title, description, keywords: "", path }, matches);
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readServiceQuery(new URL(request.url).searchParams);
  const found = await findServicePage(
    context.language,
    context.readDb,
    query,
    easternDay(context.clock.now()),
  );
  const isFound = found.outcome === "found" || found.outcome === "several";
  const policy = isOfOneBill(query) ? caching.neverAndPrivate : caching.untilPricesChange;
  const cacheControl = isFound ? policy : caching.never;
  return data(found, { status: isFound ? 200 : 404, headers: { "Cache-Control": cacheControl } });
}

/** One price of one hospital, in a frame of another site. */
export default function EmbedPricePage() {
  const words = useWords().embeds.price;
  const language = useLanguage();
  const found = useLoaderData<typeof loader>();
  switch (found.outcome) {
    case "found": {
      const { hospital, service } = found;
      const values = {
        service: serviceNameIn(language, service),
        code: codeName(service),
        hospital: hospital.name,
        place: placeName(hospital),
      };
      return (
        <EmbedCard title={say(language, words.titleAt, values)}>
          <PriceAndStanding found={found} address={{ ...hospital, ...service }} isBrief />
        </EmbedCard>
      );
    }
    case "several":
      return (
        <EmbedCard title={words.title}>
          <p>{words.several}</p>
          <ul className={css.rows}>
            {found.hospitals.slice(0, MAX_CHOICES).map((hospital) => (
              <li key={hospital.shortId}>
                <EmbedLink href={hospitalServicePath(hospital, found)}>
                  {hospital.name}, {placeName(hospital)}
                </EmbedLink>
              </li>
            ))}
          </ul>
        </EmbedCard>
      );
    default:
      return (
        <EmbedCard title={words.title}>
          <p>{found.outcome === "not-loaded" ? words.notLoaded : words.none}</p>
        </EmbedCard>
      );
  }
}

const MAX_CHOICES = 8;
