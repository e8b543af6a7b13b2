import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { findHospital } from "#app/domain/hospitals/find-hospital.server.ts";
import { choiceInJson } from "#app/domain/hospitals/hospital-choice.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import {
  listServiceCharges,
  type ServiceCharge,
  type ServiceRate,
} from "#app/domain/prices/list-service-charges.server.ts";
import { listServiceRates } from "#app/domain/prices/list-service-rates.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { jsonError } from "#app/platform/http/json-error.server.ts";
import { tableFile } from "#app/platform/http/table-file.server.ts";
import { readServiceQuery } from "./service-query.ts";

const ratesPerRead = 500;

/** All charges of a service at a hospital as CSV or JSON, a row for each negotiated charge; those of the page's line and
 *  payer, where it names them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readServiceQuery(new URL(request.url).searchParams);
  if (query.name === "" && query.id === "") return jsonError(400, "Name a hospital: ?name=");
  if (query.code === "") return jsonError(400, "Name a service: ?code= and code_type=");
  const found = await findHospital(context.db, query);
  if (found.outcome === "unknown") return jsonError(404, "Hospital not found");
  if (found.outcome === "several") {
    return jsonError(400, "Several hospitals have this name: add its id.", {
      more: {
        alternatives: found.hospitals.map(choiceInJson),
      },
    });
  }
  const { hospital } = found;
  const { codeType, code } = query;
  const { charges } =
    codeType === null
      ? { charges: [] }
      : await listServiceCharges(context.db, { hospitalId: hospital.hospitalId, codeType, code });
  if (codeType === null || charges.length === 0)
    return jsonError(404, "This hospital publishes no charge under this code.");
  const chosen = charges.filter(({ chargeNo }) => query.line === null || chargeNo === query.line);
  const rows: FileRow[] = [];
  for (const charge of chosen) {
    const rates = await listRates(context.db, {
      hospitalId: hospital.hospitalId,
      codeType,
      code,
      chargeNo: charge.chargeNo,
      payer: query.payer,
    });
    if (rates.length > 0) rows.push(...rates.map((rate) => fileRow(charge, rate)));
    else if (query.payer === "") rows.push(fileRow(charge, null));
  }
  return tableFile(request, {
    name: "hospital-service-charges",
    about: {
      hospital_name: hospital.name,
      city: hospital.city,
      state: hospital.state,
      code_type: codeType,
      code,
      file_date: hospital.fileDate,
      source_url: hospital.sourceUrl,
      source: `/price-files/${hospital.importId}`,
    },
    columns: Object.keys(fileRow(charges[0]!, null)),
    rows,
  });
}

async function listRates(
  db: Database,
  wanted: ServiceCode & { hospitalId: number; chargeNo: number; payer: string },
): Promise<ServiceRate[]> {
  const listed: ServiceRate[] = [];
  for (let page = 1; ; page++) {
    const { rates, total } = await listServiceRates(db, { ...wanted, page, pageSize: ratesPerRead });
    listed.push(...rates);
    if (rates.length === 0 || listed.length >= total) return listed;
  }
}

type FileRow = ReturnType<typeof fileRow>;

/** Amounts in dollars as the file has them; null = none published, or no negotiated charge at all. */
function fileRow(charge: ServiceCharge, rate: ServiceRate | null) {
  return {
    line: charge.chargeNo,
    description: charge.description,
    codes: charge.codes,
    setting: charge.setting,
    billing_class: charge.billingClass,
    modifiers: charge.modifiers,
    drug_unit: charge.drugUnit,
    gross_charge: dollarsNumber(charge.grossDollars),
    cash_price: dollarsNumber(charge.cashDollars),
    min_negotiated: dollarsNumber(charge.minimumDollars),
    max_negotiated: dollarsNumber(charge.maximumDollars),
    payer: rate?.payer ?? null,
    payer_as_written: rate?.payerName ?? null,
    plan: rate?.planName ?? null,
    negotiated_dollar: dollarsNumber(rate?.negotiatedDollars ?? null),
    negotiated_percentage: rate?.percentage ?? null,
    negotiated_algorithm: rate?.algorithm ?? null,
    methodology: rate?.methodology ?? null,
    estimated_amount: dollarsNumber(rate?.estimatedDollars ?? null),
    allowed_median: dollarsNumber(rate?.medianDollars ?? null),
    allowed_10th_percentile: dollarsNumber(rate?.percentile10Dollars ?? null),
    allowed_90th_percentile: dollarsNumber(rate?.percentile90Dollars ?? null),
    claim_count: rate?.claimCount ?? null,
    notes: rate?.notes ?? charge.notes,
    source_place: rate?.sourcePlace ?? charge.sourcePlace,
  };
}
