import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { DataBar } from "#app/components/data-bar.tsx";
import { HospitalChoices } from "#app/components/hospital-choice.tsx";
import { HospitalNotFound, HospitalNotNamed } from "#app/components/hospital-not-found.tsx";
import { breadcrumbThing, type Crumb } from "#app/components/json-ld.ts";
import { PlaceLink } from "#app/components/kept-place.tsx";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { codeName, placeName } from "#app/components/price-words.ts";
import { TableDownloads } from "#app/components/table-downloads.tsx";
import { subcategoryName } from "#app/content/service-category-names.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import {
  hospitalPath,
  hospitalServicePath,
  type LinkedHospital,
} from "#app/domain/hospitals/hospital-link.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import { addressOf, renamed } from "#app/platform/http/address-of.ts";
import { caching } from "#app/platform/http/caching.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { lead, page } from "#app/ui/page/stack.css.ts";
import { ChargeLines } from "./charge-lines.tsx";
import { findServicePage } from "./find-service-page.server.ts";
import { NoSuchService, ServiceNotNamed } from "./no-such-service.tsx";
import { PayerRates } from "./payer-rates.tsx";
import { PriceHistory } from "./price-history.tsx";
import { PriceStandingPart } from "./price-standing.tsx";
import * as css from "./service-details.css.ts";
import { readServiceQuery, serviceAddress } from "./service-query.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const found = data?.outcome === "found" ? data : null;
  if (!found) {
    const title = data?.name ? `A service at ${data.name}` : "A service at a hospital";
    const description = "All charges for one service at one hospital, from the hospital’s own price file.";
    const path = "/hospital_service_details";
    return pageMeta(
      { title, description, keywords: "hospital prices", path, noindex: true },
      originOf(matches),
    );
  }
  const { hospital, service } = found;
  const code = codeName(service);
  return pageMeta(
    {
      title: `${service.name} (${code}) at ${hospital.name}, ${placeName(hospital)}`,
      description: `What ${hospital.name} in ${placeName(hospital)} charges for ${service.name}, ${code}: cash price, gross charge, each insurer’s negotiated rate, and where the price stands in ${hospital.state} and the USA.`,
      keywords: `${code}, ${service.name}, ${hospital.name}, cash price, negotiated rate`,
      path: hospitalServicePath(hospital, service),
      noindex: hospital.isSample,
      card: "hospital",
      things: (address) => [breadcrumbThing(trailTo(hospital, service), address)],
    },
    originOf(matches),
  );
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const statuses = {
  "unnamed hospital": 400,
  "unnamed service": 400,
  "unknown hospital": 404,
  "unknown service": 404,
  several: 200,
  found: 200,
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readServiceQuery(new URL(request.url).searchParams);
  const found = await findServicePage(context.db, query);
  if (found.outcome === "found" && query.id !== "" && query.name !== found.name) {
    throw redirect(renamed(request, found.name), 301);
  }
  const status = statuses[found.outcome];
  const headers: HeadersInit = status === 200 ? { "Cache-Control": caching.untilDataChange } : {};
  return data(found, { status, headers });
}

export default function ServiceDetailsPage() {
  const found = useLoaderData<typeof loader>();
  switch (found.outcome) {
    case "unnamed hospital":
      return <HospitalNotNamed />;
    case "unknown hospital":
      return <HospitalNotFound name={found.name} />;
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
      break;
  }
  const { hospital, service, category, charges, chargeCount, chosen, rates, standing, history } = found;
  const address = { name: hospital.name, shortId: hospital.shortId, ...codeOf(service) };
  return (
    <MainContent>
      <div className={page}>
        <DataBar current="/hospital_service_details" />
        <Breadcrumbs trail={trailTo(hospital, service)} />
        <div className={css.header}>
          <h1 className={css.title}>{service.name}</h1>
          <p className={lead}>
            {codeName(service)} at <PlaceLink href={hospitalPath(hospital)}>{hospital.name}</PlaceLink>,{" "}
            {placeName(hospital)}
          </p>
          {category ? (
            <p>
              <a
                href={`${addressOf("/hospital_details", { name: hospital.name, id: hospital.shortId, ...category })}#other-services`}
              >
                Other services: {subcategoryName(category.subcategory)}
              </a>
            </p>
          ) : null}
        </div>
        <ChargeLines
          hospital={hospital}
          address={address}
          charges={charges}
          chargeCount={chargeCount}
          chosen={chosen}
        />
        <PriceStandingPart
          charge={chosen}
          service={service}
          stateName={found.stateName}
          state={standing.state}
          nation={standing.nation}
          setting={found.setting}
          implausible={found.implausible}
        />
        <PayerRates
          address={address}
          chosen={chosen}
          importId={hospital.importId}
          hospitalRateCount={hospital.negotiatedChargeCount}
          {...rates}
        />
        <PriceHistory prices={history} />
        <div>
          <ActionLink href="/upload-bill">I have a bill for this</ActionLink>
        </div>
        <TableDownloads
          path="/hospital_service_details"
          query={serviceAddress(address, { line: found.line, payer: rates.payer }).replace(/^[^?]*/, "")}
          rowCount={null}
        />
      </div>
    </MainContent>
  );
}

function trailTo(hospital: LinkedHospital, service: ServiceItem): Crumb[] {
  return [
    { label: "Search Hospitals", path: "/hospitals" },
    { label: hospital.name, path: hospitalPath(hospital) },
    { label: service.name, path: hospitalServicePath(hospital, service) },
  ];
}

function codeOf({ codeType, code }: ServiceCode): ServiceCode {
  return { codeType, code };
}
