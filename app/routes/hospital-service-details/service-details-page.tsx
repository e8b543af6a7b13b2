import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HospitalChoices } from "#app/components/hospitals/hospital-choice.tsx";
import { HospitalNotFound, HospitalNotNamed } from "#app/components/hospitals/hospital-not-found.tsx";
import { HospitalNotLoaded } from "#app/components/hospitals/hospital-not-loaded.tsx";
import { breadcrumbThing, type Crumb } from "#app/components/page/json-ld.ts";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { codeName, placeName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { serviceNameIn } from "#app/domain/billing-codes/plain-service-name.ts";
import { changesPath } from "#app/domain/changes/changes-path.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import {
  hospitalPath,
  hospitalServicePath,
  type LinkedHospital,
} from "#app/domain/hospitals/finding/hospital-link.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import { addressOf, renamed } from "#app/platform/http/addresses/address-of.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { findServicePage } from "./find-service-page.server.ts";
import { FoundService } from "./found-service.tsx";
import { NoSuchService, ServiceNotNamed } from "./no-such-service.tsx";
import { isOfOneBill, readServiceQuery } from "./service-query.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const language = languageIn(matches);
  const found = data?.outcome === "found" ? data : null;
  if (!found) {
    const title = data?.name
      ? say(language, wordsIn(language).serviceDetails.page.titleAtHospital, { data: data.name })
      : wordsIn(language).serviceDetails.page.title;
    const description = wordsIn(language).serviceDetails.page.description;
    const path = "/hospital_service_details";
    return pageMeta(
      {
        title,
        description,
        keywords: wordsIn(language).serviceDetails.page.hospitalPrices,
        path,
        noindex: true,
      },
      matches,
    );
  }
  const { hospital, service } = found;
  const code = codeName(service);
  const title = say(language, wordsIn(language).serviceDetails.page.titleOfService, {
    service: serviceNameIn(language, service),
    code,
    hospital: hospital.name,
    place: placeName(hospital),
  });
  return pageMeta(
    {
      title:
        found.amounts.problems.length > 0
          ? say(language, wordsIn(language).forms.errorTitle, { title })
          : title,
      description: say(language, wordsIn(language).serviceDetails.page.descriptionOfService, {
        hospital: hospital.name,
        place: placeName(hospital),
        service: serviceNameIn(language, service),
        code,
        state: hospital.state,
      }),
      keywords: say(language, wordsIn(language).serviceDetails.page.keywords, {
        code,
        service: serviceNameIn(language, service),
        hospital: hospital.name,
      }),
      path: hospitalServicePath(hospital, service),
      noindex: hospital.isSample,
      card: "hospital",
      oembedPath: hospitalServicePath(hospital, service),
      feed: {
        path: changesPath(service),
        title: say(language, wordsIn(language).changes.title.service, { name: code }),
      },
      things: (address) => [breadcrumbThing(trailTo(language, hospital, service), address)],
    },
    matches,
  );
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const statuses = {
  "unnamed hospital": 400,
  "unnamed service": 400,
  "unknown hospital": 404,
  "unknown service": 404,
  "not-loaded": 404,
  several: 200,
  found: 200,
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readServiceQuery(new URL(request.url).searchParams);
  const found = await findServicePage(
    context.language,
    context.readDb,
    query,
    easternDay(context.clock.now()),
  );
  if (found.outcome === "found" && query.id !== "" && query.name !== found.name) {
    throw redirect(renamed(request, found.name), 301);
  }
  const isWrong = found.outcome === "found" && found.amounts.problems.length > 0;
  const status = isWrong ? 400 : statuses[found.outcome];
  const isPrivate = found.outcome === "found" && isOfOneBill(query);
  const policy = isPrivate ? caching.neverAndPrivate : caching.untilPricesChange;
  const headers: HeadersInit = status === 200 || isPrivate ? { "Cache-Control": policy } : {};
  return data(found, { status, headers });
}

export default function ServiceDetailsPage() {
  const language = useLanguage();
  const found = useLoaderData<typeof loader>();
  const missing = useWords().missingPrices;
  switch (found.outcome) {
    case "unnamed hospital":
      return <HospitalNotNamed />;
    case "unknown hospital":
      return <HospitalNotFound name={found.name} />;
    case "not-loaded":
      return (
        <HospitalNotLoaded
          hospital={found.hospital}
          words={missing}
          searchHref={(location) =>
            addressOf("/hospital_search", { code_type: found.codeType, code: found.code, location })
          }
        />
      );
    case "several":
      return (
        <HospitalChoices
          name={found.name}
          hospitals={found.hospitals}
          hrefOf={(hospital) => hospitalServicePath(hospital, found)}
        />
      );
    case "unnamed service":
      return <ServiceNotNamed hospital={found.hospital} />;
    case "unknown service":
      return <NoSuchService {...found} asked={found} />;
    case "found":
      return <FoundService found={found} trail={trailTo(language, found.hospital, found.service)} />;
  }
}

function trailTo(language: Language, hospital: LinkedHospital, service: ServiceItem): Crumb[] {
  return [
    { label: wordsIn(language).serviceDetails.page.search, path: "/hospitals" },
    { label: hospital.name, path: hospitalPath(hospital) },
    { label: serviceNameIn(language, service), path: hospitalServicePath(hospital, service) },
  ];
}
