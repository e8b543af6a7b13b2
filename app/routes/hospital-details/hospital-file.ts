import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectToSlugs } from "#app/components/search/category-slugs.ts";
import { notLoadedReply } from "#app/content/not-loaded-reply.server.ts";
import { categoryName, subcategoryName } from "#app/content/service-category-names.ts";
import {
  listPublishedOutcomes,
  type PublishedOutcomes,
} from "#app/domain/appeals/outcomes/find-published-outcomes.server.ts";
import { outcomesInJson } from "#app/domain/appeals/outcomes/outcomes-in-json.ts";
import { findHospitalPolicy } from "#app/domain/assistance/find-hospital-policies.server.ts";
import type { HospitalPolicy } from "#app/domain/assistance/hospital-policy.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { findEnforcement } from "#app/domain/enforcement/find-enforcement.server.ts";
import { findHospital, type HospitalDetails } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import { choiceInJson } from "#app/domain/hospitals/finding/hospital-choice.ts";
import { writtenEin } from "#app/domain/hospitals/numbers/hospital-numbers.ts";
import { qualityInJson } from "#app/domain/hospitals/traits/quality-in-json.ts";
import type { Language } from "#app/domain/language/language.ts";
import { listHospitalPlans } from "#app/domain/payers/list-hospital-plans.server.ts";
import { listCategories, listSubcategories } from "#app/domain/services/list-categories.server.ts";
import { listServices } from "#app/domain/services/list-services.server.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import { getPriceFileStanding } from "#app/domain/sources/find-price-file-standing.server.ts";
import { standingInJson } from "#app/domain/sources/standing-in-json.ts";
import { medicarePercent } from "#app/domain/statistics/medicare/medicare-ratio.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { queryText } from "#app/platform/http/addresses/query-value.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import type { Cell, TableColumn } from "#app/platform/http/replies/table-column.ts";
import { tableFile } from "#app/platform/http/replies/table-file.server.ts";
import { type FoundOfMedicare, findOfMedicare } from "./find-of-medicare.server.ts";
import { readAskedHospital } from "./hospital-query.ts";

const MAX_OF_SUBCATEGORY = 1000;

type ChosenService = ServiceItem & { category: string; subcategory: string };

const columnsIn = (language: Language): TableColumn<ChosenService>[] => [
  { name: "category", of: ({ category }) => categoryName(language, category) },
  { name: "subcategory", of: ({ subcategory }) => subcategoryName(language, subcategory) },
  { name: "code_type", of: ({ codeType }) => codeType },
  { name: "code", of: ({ code }) => code },
  { name: "service_name", of: ({ name }) => name },
];

/** A hospital's services as CSV or JSON: those of the page's category and subcategory, else all. JSON says about the
 *  hospital what the page says. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  redirectToSlugs(request);
  const query = new URL(request.url).searchParams;
  const asked = readAskedHospital(query);
  if (asked.name === "" && asked.id === "") return jsonError(400, "Name a hospital: ?name=");
  const found = await findHospital(context.readDb, asked);
  if (found.outcome === "unknown") return jsonError(404, "Hospital not found");
  if (found.outcome === "not-loaded")
    return jsonError(404, ...notLoadedReply(context.language, found.hospital));
  if (found.outcome === "several") {
    return jsonError(400, "Several hospitals have this name: add its id.", {
      more: {
        alternatives: found.hospitals.map(choiceInJson),
      },
    });
  }
  const { hospital } = found;
  const [rows, outcomes, plans, ofMedicare, policy, fileStanding, enforcement] = await Promise.all([
    listChosenServices(context.readDb, hospital.hospitalId, {
      category: queryText(query, "category"),
      subcategory: queryText(query, "subcategory"),
    }),
    listPublishedOutcomes(context.readDb, { hospital: hospital.shortId }),
    listHospitalPlans(context.readDb, hospital.hospitalId),
    findOfMedicare(context.readDb, hospital),
    findHospitalPolicy(context.readDb, hospital.hospitalId),
    getPriceFileStanding(context.readDb, hospital.hospitalId, easternDay(context.clock.now())),
    findEnforcement(context.readDb, hospital.hospitalId),
  ]);
  return tableFile(request, {
    name: "hospital-services",
    about: {
      ...aboutHospital(hospital, outcomes),
      ...ofMedicareInJson(ofMedicare),
      ...policyInJson(policy),
      ...standingInJson(fileStanding),
      enforcement: (enforcement?.actions ?? []).map(({ caseId, action, actedOn }) => ({
        case_id: caseId,
        action,
        acted_on: actedOn,
      })),
      plans: plans.map(({ payer, payerName, plan, planKind }) => ({
        payer,
        payer_as_written: payerName,
        plan,
        plan_kind: planKind,
      })),
    },
    columns: columnsIn(context.language),
    rows,
  });
}

async function listChosenServices(
  db: Database,
  hospitalId: number,
  chosen: { category: string; subcategory: string },
): Promise<ChosenService[]> {
  const isChosen = (name: string, choice: string) => choice === "" || name === choice;
  const categories = await listCategories(db, { hospitalId });
  const rows: ChosenService[] = [];
  for (const category of categories.filter((name) => isChosen(name, chosen.category))) {
    const subcategories = await listSubcategories(db, { category, hospitalId });
    for (const subcategory of subcategories.filter((name) => isChosen(name, chosen.subcategory))) {
      for (let page = 1, isLast = false; !isLast; page++) {
        const { services, total } = await listServices(db, {
          category,
          subcategory,
          hospitalId,
          page,
          pageSize: MAX_OF_SUBCATEGORY,
        });
        rows.push(...services.map((service) => ({ ...service, category, subcategory })));
        isLast = page * MAX_OF_SUBCATEGORY >= total;
      }
    }
  }
  return rows;
}

function aboutHospital(
  hospital: HospitalDetails,
  outcomes: readonly PublishedOutcomes[],
): Record<string, Cell | object> {
  return {
    name: hospital.name,
    id: hospital.shortId,
    city: hospital.city,
    state: hospital.state,
    address: hospital.address,
    phone: hospital.phone,
    ccn: hospital.ccn,
    npis: hospital.npis,
    eins: hospital.eins.map(writtenEin),
    latitude: hospital.latitude,
    longitude: hospital.longitude,
    is_position_approximate: hospital.isPositionApproximate,
    quality: qualityInJson(hospital),
    negotiation_status: hospital.negotiationStatus,
    outcomes: outcomesInJson(outcomes),
    price_count: hospital.priceCount,
    service_count: hospital.serviceCount,
    cash_price_count: hospital.cashPriceCount,
    file_date: hospital.fileDate,
    source_url: hospital.sourceUrl,
    source: `/price-files/${hospital.importId}`,
  };
}

/** Its assistance policy in two lines, percent of the poverty level; /assistance.json says where they are from. */
function policyInJson(policy: HospitalPolicy | null) {
  return {
    free_care_percent: policy?.freeUpToPercent ?? null,
    discount_percent: policy?.discountUpToPercent ?? null,
    is_policy_doubtful: policy?.isDoubtful ?? null,
    policy_as_of: policy && (policy.source.kind === "filing" ? policy.source.periodEnd : policy.source.asOf),
  };
}

/** How the hospital's cash prices compare with Medicare's amounts; null: fewer than ten services. */
function ofMedicareInJson({ hospital, editions }: FoundOfMedicare) {
  return {
    medicare_percent: hospital && medicarePercent(hospital.median),
    medicare_percent_p25: hospital && medicarePercent(hospital.p25),
    medicare_percent_p75: hospital && medicarePercent(hospital.p75),
    medicare_service_count: hospital?.serviceCount ?? null,
    medicare_editions: editions.map(({ schedule, edition }) => ({ schedule, edition })),
  };
}
