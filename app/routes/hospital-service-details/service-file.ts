import type { LoaderFunctionArgs } from "@remix-run/node";
import { notLoadedReply } from "#app/content/not-loaded-reply.server.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { findHospital } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import { choiceInJson } from "#app/domain/hospitals/finding/hospital-choice.ts";
import { say } from "#app/domain/language/say.ts";
import type { MedicarePayment } from "#app/domain/medicare/medicare-payment.ts";
import { readAmountsOf } from "#app/domain/medicare/read-amounts-of.server.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import type { PlanKind } from "#app/domain/payers/plan-kinds.ts";
import { judgePart } from "#app/domain/price-parts/judge-part.ts";
import { partColumns } from "#app/domain/price-parts/part-columns.ts";
import type { JudgedPart } from "#app/domain/price-parts/price-part.ts";
import { readFits } from "#app/domain/price-parts/read-fits.server.ts";
import {
  CHARGES_PER_PAGE,
  listAllServiceCharges,
  listServiceCharges,
  type ServiceCharge,
} from "#app/domain/prices/at-hospital/list-service-charges.server.ts";
import { type FoundRates, listServiceRates } from "#app/domain/prices/rates/list-service-rates.server.ts";
import { isRateAboveGross } from "#app/domain/prices/rates/rate-above-gross.ts";
import type { ServiceRate } from "#app/domain/prices/rates/service-rate.server.ts";
import { medicareColumns } from "#app/domain/prices/search/medicare-columns.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { nextPage } from "#app/platform/http/addresses/next-page.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import type { TableColumn } from "#app/platform/http/replies/table-column.ts";
import { csvFile, isCsvAsked, jsonPage } from "#app/platform/http/replies/table-file.server.ts";
import { priceOf } from "./charge-price.ts";
import { readServiceQuery, type ServiceQuery } from "./service-query.ts";

const RATES_PER_READ = 500;

/** A charge with what it probably prices and one of its negotiated charges (null: none). Also what Medicare pays
 *  (null: it sets no amount). */
type FileRow = {
  charge: ServiceCharge;
  judged: JudgedPart;
  rate: ServiceRate | null;
  medicare: MedicarePayment | null;
};

/** Amounts in dollars as the file has them; null = none published, or no negotiated charge at all. */
const columns: TableColumn<FileRow>[] = [
  { name: "line", of: ({ charge }) => charge.chargeNo },
  { name: "description", of: ({ charge }) => charge.description },
  { name: "codes", of: ({ charge }) => charge.codes },
  { name: "setting", of: ({ charge }) => charge.setting },
  { name: "billing_class", of: ({ charge }) => charge.billingClass },
  { name: "modifiers", of: ({ charge }) => charge.modifiers },
  { name: "drug_unit", of: ({ charge }) => charge.drugUnit },
  { name: "gross_charge", of: ({ charge }) => dollarsNumber(charge.grossDollars) },
  { name: "cash_price", of: ({ charge }) => dollarsNumber(charge.cashDollars) },
  ...partColumns<FileRow>(({ judged }) => judged),
  ...medicareColumns<FileRow>(({ charge, medicare }) => ({
    medicare,
    priceDollars: priceOf(charge)?.dollars ?? null,
  })),
  { name: "min_negotiated", of: ({ charge }) => dollarsNumber(charge.minimumDollars) },
  { name: "max_negotiated", of: ({ charge }) => dollarsNumber(charge.maximumDollars) },
  { name: "payer", of: ({ rate }) => rate?.payer ?? null },
  { name: "payer_as_written", of: ({ rate }) => rate?.payerName ?? null },
  { name: "plan", of: ({ rate }) => rate?.planName ?? null },
  { name: "plan_kind", of: ({ rate }) => rate?.planKind ?? null },
  { name: "negotiated_dollar", of: ({ rate }) => dollarsNumber(rate?.negotiatedDollars ?? null) },
  {
    name: "is_rate_above_gross",
    of: ({ charge, rate }) => rate && isRateAboveGross(rate.negotiatedDollars, charge.grossDollars),
  },
  { name: "negotiated_percentage", of: ({ rate }) => rate?.percentage ?? null },
  { name: "negotiated_algorithm", of: ({ rate }) => rate?.algorithm ?? null },
  { name: "methodology", of: ({ rate }) => rate?.methodology ?? null },
  { name: "estimated_amount", of: ({ rate }) => dollarsNumber(rate?.estimatedDollars ?? null) },
  { name: "allowed_median", of: ({ rate }) => dollarsNumber(rate?.medianDollars ?? null) },
  { name: "allowed_10th_percentile", of: ({ rate }) => dollarsNumber(rate?.percentile10Dollars ?? null) },
  { name: "allowed_90th_percentile", of: ({ rate }) => dollarsNumber(rate?.percentile90Dollars ?? null) },
  { name: "claim_count", of: ({ rate }) => rate?.claimCount ?? null },
  { name: "notes", of: ({ charge, rate }) => rate?.notes ?? charge.notes },
  { name: "source_place", of: ({ charge, rate }) => rate?.sourcePlace ?? charge.sourcePlace },
];

/** The charges of a service at a hospital, a row for each negotiated charge; those of the page's line, payer and kind of plan,
 *  where it names them. CSV has all of them, JSON pages of 100 charges that `page` counts. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { language } = context;
  const query = readServiceQuery(new URL(request.url).searchParams);
  if (query.name === "" && query.id === "") return jsonError(400, "Name a hospital: ?name=");
  if (query.code === "") return jsonError(400, "Name a service: ?code= and code_type=");
  const found = await findHospital(context.readDb, query);
  if (found.outcome === "unknown") return jsonError(404, "Hospital not found");
  if (found.outcome === "not-loaded") return jsonError(404, ...notLoadedReply(language, found.hospital));
  if (found.outcome === "several") {
    return jsonError(400, "Several hospitals have this name: add its id.", {
      more: {
        alternatives: found.hospitals.map(choiceInJson),
      },
    });
  }
  const { hospital } = found;
  const { codeType, code } = query;
  const db = context.readDb;
  const { hospitalId, importId } = hospital;
  const service = codeType === null ? null : { hospitalId, importId, codeType, code };
  const isOfLine = ({ chargeNo }: ServiceCharge) => query.line === null || chargeNo === query.line;
  const { charges, total } = service
    ? await listServiceCharges(db, service, {
        page: query.page ?? 1,
        lines: query.line === null ? [] : [query.line],
      })
    : { charges: [], total: 0 };
  if (service === null || total === 0) {
    const { ofHospital } = wordsIn(language).missingPrices;
    const message = say(language, ofHospital["does-not-list"], {
      hospital: hospital.name,
      service: code,
    });
    return jsonError(404, message, { reason: "does-not-list" });
  }
  const rowsOf = await openRows(db, service, query);
  if (isCsvAsked(request)) {
    const blocks = query.line === null ? listAllServiceCharges(db, service) : [charges.filter(isOfLine)];
    return csvFile(request, {
      name: "hospital-service-charges",
      columns,
      rows: inTurn(blocks, rowsOf),
      rowCount: null,
    });
  }
  const pageCount = query.line === null ? Math.ceil(total / CHARGES_PER_PAGE) : 1;
  const rows = query.page === null ? [] : await rowsOf(charges.filter(isOfLine));
  return jsonPage({
    about: {
      hospital_name: hospital.name,
      city: hospital.city,
      state: hospital.state,
      hospital_phone: hospital.phone,
      code_type: codeType,
      code,
      file_date: hospital.fileDate,
      source_url: hospital.sourceUrl,
      source: `/price-files/${importId}`,
      charge_count: total,
      page: query.page,
      page_count: pageCount,
    },
    columns,
    rows,
    total: pageCount === 1 ? rows.length : null,
    next: nextPage(request, query.page, pageCount),
  });
}

type RowsOf = (charges: readonly ServiceCharge[]) => Promise<FileRow[]>;

/** How the rows of charges are read: of the payer and the kind of plan that are asked for, else all. */
async function openRows(
  db: Database,
  service: ServiceCode & { hospitalId: number },
  { payer, planKind }: ServiceQuery,
): Promise<RowsOf> {
  const { hospitalId } = service;
  const [{ amounts, paymentFor }, fitOf] = await Promise.all([
    readAmountsOf(db, [service]),
    readFits(db, [hospitalId]),
  ]);
  const isOfAll = payer === "" && planKind === "";
  return async (charges) => {
    const rates = await listRates(db, {
      ...service,
      chargeNos: charges.map(({ chargeNo }) => chargeNo),
      payer,
      ...(planKind === "" ? {} : { planKind }),
    });
    return charges.flatMap((charge) => {
      const medicare = paymentFor({ ...service, ...charge, billingClass: charge.comparedClass });
      const judged = judgePart(amounts, service, charge, fitOf(hospitalId));
      const ofCharge = rates.filter(({ chargeNo }) => chargeNo === charge.chargeNo);
      const shown = ofCharge.length === 0 && isOfAll ? [null] : ofCharge;
      return shown.map((rate) => ({ charge, judged, rate, medicare }));
    });
  };
}

async function* inTurn(
  blocks: AsyncIterable<ServiceCharge[]> | Iterable<ServiceCharge[]>,
  rowsOf: RowsOf,
): AsyncGenerator<FileRow, void, void> {
  for await (const charges of blocks) yield* await rowsOf(charges);
}

/** Those of all pages. */
async function listRates(
  db: Database,
  wanted: ServiceCode & { hospitalId: number; chargeNos: number[]; payer: string; planKind?: PlanKind },
): Promise<FoundRates["rates"]> {
  const listed: FoundRates["rates"] = [];
  for (let page = 1; ; page++) {
    const { rates, total } = await listServiceRates(db, { ...wanted, page, pageSize: RATES_PER_READ });
    listed.push(...rates);
    if (rates.length === 0 || listed.length >= total) return listed;
  }
}
