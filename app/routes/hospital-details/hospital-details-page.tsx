import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HospitalChoices } from "#app/components/hospitals/hospital-choice.tsx";
import {
  HospitalNotFound,
  HospitalNotNamed,
  HospitalUnread,
} from "#app/components/hospitals/hospital-not-found.tsx";
import { HospitalNotLoaded } from "#app/components/hospitals/hospital-not-loaded.tsx";
import { QualityPart } from "#app/components/hospitals/quality-part.tsx";
import { FollowChanges } from "#app/components/lists/follow-changes.tsx";
import { TableDownloads } from "#app/components/lists/table-downloads.tsx";
import { UnreadableList } from "#app/components/lists/unreadable-list.tsx";
import { Breadcrumbs } from "#app/components/page/breadcrumbs.tsx";
import { DataBar } from "#app/components/page/data-bar.tsx";
import { breadcrumbThing, type Crumb, hospitalThing } from "#app/components/page/json-ld.ts";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { placeName } from "#app/components/price-words.ts";
import { redirectToSlugs } from "#app/components/search/category-slugs.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayOutcomes } from "#app/content/words/say-outcomes.ts";
import { sayPriceFileLine } from "#app/content/words/say-price-file-state.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { listPublishedOutcomes } from "#app/domain/appeals/outcomes/find-published-outcomes.server.ts";
import { findHospitalPolicy } from "#app/domain/assistance/find-hospital-policies.server.ts";
import { summariseCommunityBills } from "#app/domain/bills/sharing/summarise-community-bills.server.ts";
import { changesPath } from "#app/domain/changes/changes-path.ts";
import { listAnsweredCorrections } from "#app/domain/corrections/list-answered-corrections.server.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { findEnforcement } from "#app/domain/enforcement/find-enforcement.server.ts";
import { findHospital, type HospitalDetails } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { listHospitalsNear, type NearHospital } from "#app/domain/hospitals/finding/hospitals-near.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { namesRatedPlan } from "#app/domain/payer-files/ask/check-hospital.server.ts";
import { product } from "#app/domain/product.ts";
import { getPriceFileStanding } from "#app/domain/sources/find-price-file-standing.server.ts";
import type { PriceFileStanding } from "#app/domain/sources/price-file-state.ts";
import { findCashToGrossRatio } from "#app/domain/statistics/standing/hospital-standing.server.ts";
import { findStandingInState } from "#app/domain/statistics/standing/standing-in-state.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { addressOf, renamed } from "#app/platform/http/addresses/address-of.ts";
import { queryText } from "#app/platform/http/addresses/query-value.ts";
import { AWAY_HEADERS } from "#app/platform/http/answers/answer-failures.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { readOrNull } from "#app/platform/log/read-or-null.ts";
import { mapTileOrigin } from "#app/ui/map/map-tiles.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { lead, note, page } from "#app/ui/page/stack.css.ts";
import { AssistancePart } from "./assistance-part.tsx";
import { CommonServicesPart } from "./common-services.tsx";
import { CommunityBillsPart } from "./community-bills-part.tsx";
import { CorrectionsPart } from "./corrections-part.tsx";
import { EnforcementPart } from "./enforcement-part.tsx";
import { findOfMedicare } from "./find-of-medicare.server.ts";
import { findCommonServices, searchInside } from "./find-priced-services.server.ts";
import { HospitalContact } from "./hospital-contact.tsx";
import * as css from "./hospital-details.css.ts";
import { readAskedHospital } from "./hospital-query.ts";
import { NearbyHospitals } from "./nearby-hospitals.tsx";
import { OtherServices } from "./other-services.tsx";
import { OutcomesPart } from "./outcomes-part.tsx";
import { OwnBill } from "./own-bill.tsx";
import { PublishedPrices } from "./published-prices.tsx";
import { SearchInside } from "./search-inside.tsx";
import { readServicesPanel } from "./services-panel.server.ts";
import { StandingInStatePart } from "./standing-in-state.tsx";

export const handle = { imageOrigins: [mapTileOrigin] };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const language = languageIn(matches);
  const words = wordsIn(language).hospitalDetails.page;
  const name = data?.name || words.title;
  const listed = data && "hospital" in data ? data.hospital : null;
  const hospital = data?.outcome === "found" ? data.hospital : null;
  return pageMeta(
    {
      title: name,
      description: say(language, words.description, {
        hospital: listed ? say(language, words.hospitalInPlace, { name, place: placeName(listed) }) : name,
        product: product.name,
      }),
      keywords: say(language, words.keywords, { name }),
      path: listed ? hospitalPath(listed) : addressOf("/hospital_details", { name: data?.name ?? "" }),
      noindex: !hospital || hospital.isSample,
      card: "hospital",
      ...(listed && {
        feed: {
          path: changesPath({ hospital: listed.shortId }),
          title: say(language, wordsIn(language).changes.title.hospital, { name }),
        },
      }),
      things: (address) =>
        hospital
          ? [
              hospitalThing(hospital, hospitalPath(hospital), address),
              breadcrumbThing(trailTo(language, hospital), address),
            ]
          : [],
    },
    matches,
  );
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const cacheable = { "Cache-Control": caching.untilPricesChangeBillsLater };

const nearHospitals = 5;
/** Further is not near by, even in the country. */
const nearMiles = 100;

export async function loader({ request, context }: LoaderFunctionArgs) {
  redirectToSlugs(request);
  const { pathname, search, searchParams: query } = new URL(request.url);
  const asked = readAskedHospital(query);
  const { name } = asked;
  if (name === "" && asked.id === "") return data({ outcome: "unnamed" as const, name }, 400);
  const { readDb: db } = context;
  const found = await readOrNull("A hospital", findHospital(db, asked));
  if (found === null) {
    const unread = { outcome: "unread" as const, name, address: pathname + search };
    return data(unread, { status: 503, headers: AWAY_HEADERS });
  }
  if (found.outcome === "unknown") return data({ outcome: "unknown" as const, name }, 404);
  if (found.outcome === "several") return data({ ...found, name }, { headers: cacheable });

  if (asked.id !== "" && name !== found.hospital.name)
    throw redirect(renamed(request, found.hospital.name), 301);
  if (found.outcome === "not-loaded") {
    const { hospitalId } = found.hospital;
    const [near, answered, enforcement] = await Promise.all([
      readOrNull("The hospitals near one", listHospitalsNear(db, found.hospital, { limit: nearHospitals })),
      readOrNull("Corrections of a hospital", listAnsweredCorrections(db, hospitalId)),
      readOrNull("What CMS did about a hospital's file", findEnforcementOf(db, hospitalId)),
    ]);
    return data(
      { ...found, name: found.hospital.name, near: near && withinReach(near), answered, enforcement },
      { headers: near && answered && enforcement ? cacheable : { "Cache-Control": caching.never } },
    );
  }

  const { hospital } = found;
  const { hospitalId, state } = hospital;
  const today = easternDay(context.clock.now());
  const text = queryText(query, "q");
  const [
    standing,
    common,
    inside,
    panel,
    ratio,
    ofMedicare,
    bills,
    outcomes,
    assistance,
    near,
    hasRatedPlan,
    fileStanding,
    answered,
    enforcement,
  ] = await Promise.all([
    readOrNull("How a hospital's prices stand in its state", findStandingInState(db, hospitalId)),
    readOrNull("What common services cost at a hospital", findCommonServices(db, hospital)),
    readOrNull("A search inside a hospital", searchInside(db, hospital, text)),
    readServicesPanel(db, hospitalId, query),
    readOrNull("How cash prices stand to gross charges", findCashToGrossRatio(db, { hospitalId, state })),
    readOrNull("How cash prices stand to Medicare's amounts", findOfMedicare(db, hospital)),
    readOrNull("A hospital's shared bills", findSharedBills(db, hospital.name)),
    readOrNull("How appeals at a hospital ended", findOutcomes(context.language, db, hospital)),
    readOrNull("A hospital's assistance policy", findAssistance(db, hospitalId)),
    readOrNull("The hospitals near one", listHospitalsNear(db, hospital, { limit: nearHospitals })),
    readOrNull("Whether a plan's files are here", namesRatedPlan(db, hospitalId)),
    readOrNull("How a price file is", getPriceFileStanding(db, hospitalId, today)),
    readOrNull("Corrections of a hospital", listAnsweredCorrections(db, hospitalId)),
    readOrNull("What CMS did about a hospital's file", findEnforcementOf(db, hospitalId)),
  ]);
  if (panel.category !== "" && panel.subcategory === "" && query.has("subcategory")) {
    throw redirect(withoutSubcategory(request));
  }
  const isWhole =
    standing &&
    common &&
    (inside || text === "") &&
    panel.outcome !== "failed" &&
    ratio &&
    ofMedicare &&
    bills &&
    outcomes &&
    assistance &&
    near &&
    fileStanding &&
    answered &&
    enforcement;
  return data(
    {
      outcome: "found" as const,
      name: hospital.name,
      hospital,
      standing,
      common,
      inside,
      panel,
      ratio,
      ofMedicare,
      bills,
      outcomes,
      assistance,
      near: near && withinReach(near),
      hasRatedPlan: hasRatedPlan === true,
      fileStanding,
      answered,
      enforcement,
    },
    { headers: isWhole ? cacheable : { "Cache-Control": caching.never } },
  );
}

function withinReach(near: NearHospital[]): NearHospital[] {
  return near.filter(({ distanceMiles }) => distanceMiles <= nearMiles);
}

/** The page's address once another category is chosen: the subcategory was the former one's. */
function withoutSubcategory(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  for (const name of ["subcategory", "page"]) searchParams.delete(name);
  return `${pathname}?${searchParams}`;
}

/** `summary` is null if no one has shared a bill from a hospital of this name. */
async function findSharedBills(db: Database, hospitalName: string) {
  return { summary: await summariseCommunityBills(db, hospitalName) };
}

/** `known` is null where CMS's list has nothing that is this hospital's for sure. */
async function findEnforcementOf(db: Database, hospitalId: number) {
  return { known: await findEnforcement(db, hospitalId) };
}

/** `policy` is null where none is known. */
async function findAssistance(db: Database, hospitalId: number) {
  return { policy: await findHospitalPolicy(db, hospitalId) };
}

async function findOutcomes(language: Language, db: Database, { shortId }: HospitalDetails) {
  return sayOutcomes(language, await listPublishedOutcomes(db, { hospital: shortId }));
}

export default function HospitalDetailsPage() {
  const language = useLanguage();
  const { lists, hospital: unreadHospital, thisHospital } = useWords().unreadableLists;
  const missing = useWords().missingPrices;
  const changes = useWords().changes;
  const quality = useWords().quality;
  const found = useLoaderData<typeof loader>();
  switch (found.outcome) {
    case "unnamed":
      return <HospitalNotNamed />;
    case "unread":
      return (
        <HospitalUnread>
          <Sentence
            of={unreadHospital}
            values={{ hospital: found.name || thisHospital }}
            as={{ again: (text) => <a href={found.address}>{text}</a> }}
          />
        </HospitalUnread>
      );
    case "unknown":
      return <HospitalNotFound name={found.name} />;
    case "not-loaded":
      return (
        <HospitalNotLoaded
          hospital={found.hospital}
          words={missing}
          searchHref={(location) => addressOf("/hospital_search", { location })}
        >
          <QualityPart
            hospitals={[{ ...found.hospital, label: found.hospital.name }]}
            names={found.hospital.name}
            words={quality}
          />
          <HospitalContact hospital={found.hospital} />
          {found.enforcement?.known ? <EnforcementPart {...found.enforcement.known} /> : null}
          <NearbyHospitals
            hospitals={found.near ?? []}
            isApproximate={found.hospital.isPositionApproximate}
          />
          <CorrectionsPart shortId={found.hospital.shortId} answered={found.answered ?? []} />
          <FollowChanges path={changesPath({ hospital: found.hospital.shortId })}>
            {changes.follow.hospital}
          </FollowChanges>
        </HospitalNotLoaded>
      );
    case "several":
      return <HospitalChoices name={found.name} hospitals={found.hospitals} hrefOf={hospitalPath} />;
    case "found":
      break;
  }
  const { hospital, standing, common, inside, panel, ratio, ofMedicare, bills, outcomes, near } = found;
  const { assistance } = found;
  const stateName = nameOf(wordsIn(language).stateNames, hospital.state);
  const { category, subcategory } = panel;
  return (
    <MainContent>
      <div className={page}>
        <DataBar current="/hospital_details" />
        <Breadcrumbs trail={trailTo(language, hospital)} />
        <HospitalHeader
          hospital={hospital}
          fileStanding={found.fileStanding}
          appealCount={outcomes?.length ? Math.max(...outcomes.map(({ atLeast }) => atLeast)) : null}
        />
        {standing ? (
          <StandingInStatePart standing={standing} stateName={stateName} />
        ) : (
          <UnreadableList message={lists.figures} address={hospitalPath(hospital)} />
        )}
        <CommonServicesPart hospital={hospital} stateName={stateName} services={common ?? []} />
        <SearchInside hospital={hospital} stateName={stateName} found={inside} />
        <QualityPart
          hospitals={[{ ...hospital, label: hospital.name }]}
          names={hospital.name}
          words={quality}
        />
        <HospitalContact hospital={hospital} />
        <OtherServices hospital={hospital} panel={panel} />
        <PublishedPrices hospital={hospital} ratio={ratio} ofMedicare={ofMedicare} />
        {found.enforcement?.known ? <EnforcementPart {...found.enforcement.known} /> : null}
        {found.hasRatedPlan ? <PlanAgreementLink shortId={hospital.shortId} /> : null}
        {outcomes ? (
          <OutcomesPart outcomes={outcomes} />
        ) : (
          <UnreadableList message={lists.figures} address={hospitalPath(hospital)} />
        )}
        {assistance ? (
          <AssistancePart hospital={hospital} policy={assistance.policy} />
        ) : (
          <UnreadableList message={lists.figures} address={hospitalPath(hospital)} />
        )}
        <OwnBill hospitalName={hospital.name} />
        {bills ? null : <UnreadableList message={lists.sharedBills} address={hospitalPath(hospital)} />}
        {bills?.summary ? <CommunityBillsPart bills={bills.summary} /> : null}
        {near ? (
          <NearbyHospitals hospitals={near} isApproximate={hospital.isPositionApproximate} />
        ) : (
          <UnreadableList message={lists.nearHospitals} address={hospitalPath(hospital)} />
        )}
        <CorrectionsPart shortId={hospital.shortId} answered={found.answered ?? []} />
        <FollowChanges path={changesPath({ hospital: hospital.shortId })}>
          {changes.follow.hospital}
        </FollowChanges>
        <TableDownloads
          path="/hospital_details"
          query={addressOf("", { name: hospital.name, id: hospital.shortId, category, subcategory })}
          rowCount={null}
        />
      </div>
    </MainContent>
  );
}

function trailTo(language: Language, hospital: Pick<HospitalDetails, "name" | "shortId" | "state">): Crumb[] {
  const { name, state } = hospital;
  return [
    { label: wordsIn(language).hospitalDetails.page.search, path: "/hospitals" },
    { label: nameOf(wordsIn(language).stateNames, state), path: addressOf("/hospitals", { state }) },
    { label: name, path: hospitalPath(hospital) },
  ];
}

/** Links to the hospital's file and its plans' own files. */
function PlanAgreementLink({ shortId }: { shortId: string }) {
  const words = useWords().payerFiles.agreement;
  return (
    <p>
      <a href={addressOf("/hospital_details/plans", { id: shortId })}>{words.link}</a>
    </p>
  );
}

interface HospitalHeaderProps {
  hospital: HospitalDetails;
  /** How many appeals at least the largest of its published groups has; null: none is published. */
  appealCount: number | null;
  /** Null: it could not be read. */
  fileStanding: PriceFileStanding | null;
}

function HospitalHeader({ hospital, appealCount, fileStanding }: HospitalHeaderProps) {
  const words = useWords().hospitalDetails;
  const { name, negotiationStatus } = hospital;
  const language = useLanguage();
  const { status, outcomes } = useWords().hospitalDetails;
  const isFixed = negotiationStatus === "Fixed";
  return (
    <div className={css.header}>
      <h1 className={css.name}>{name}</h1>
      <p className={lead}>{placeName(hospital)}</p>
      <p className={css.badge} data-fixed={isFixed ? "" : undefined}>
        {say(language, words.page.priceOf, {
          negotiationStatus: words.page.negotiationStatuses[negotiationStatus],
        })}
      </p>
      <p className={note}>
        {appealCount === null
          ? status[negotiationStatus]
          : say(language, isFixed ? status.fixedWithOutcomes : status.negotiableWithOutcomes, {
              count: appealCount,
            })}{" "}
        {appealCount === null ? null : <a href="#outcomes">{outcomes.see}</a>}
      </p>
      {fileStanding ? <p className={note}>{sayPriceFileLine(language, fileStanding)}</p> : null}
    </div>
  );
}
