import { readTypedCode, type TypedCode } from "#app/domain/billing-codes/normalise-code.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { LinkedHospital } from "#app/domain/hospitals/finding/hospital-link.ts";
import { type PlanKind, readPlanKind } from "#app/domain/payers/plan-kinds.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { queryPage, queryText } from "#app/platform/http/addresses/query-value.ts";

/** What an address asks of one service at one hospital; '' where it says nothing. */
export type ServiceQuery = TypedCode & {
  name: string;
  id: string;
  state: string;
  city: string;
  /** The number of the charge looked at; null: the first one with a price. */
  line: number | null;
  payer: string;
  plan: string;
  /** '': what payer and plan say, else commercial. */
  planKind: PlanKind | "";
  /** What a bill charges for the service, as it was typed, like the terms of the plan. */
  amount: string;
  deductible: string;
  coinsurance: string;
  copay: string;
  outOfPocket: string;
  /** Of the negotiated charges; null if it isn't a page number. */
  page: number | null;
};

export function readServiceQuery(query: URLSearchParams): ServiceQuery {
  const line = queryText(query, "line");
  return {
    name: queryText(query, "name"),
    id: queryText(query, "id"),
    state: queryText(query, "state"),
    city: queryText(query, "city"),
    ...readTypedCode(queryText(query, "code_type"), queryText(query, "code")),
    line: /^\d{1,9}$/.test(line) ? Number(line) : null,
    payer: queryText(query, "payer"),
    plan: queryText(query, "plan"),
    planKind: readPlanKind(queryText(query, "plan_kind")),
    amount: queryText(query, "amount"),
    deductible: queryText(query, "deductible"),
    coinsurance: queryText(query, "coinsurance"),
    copay: queryText(query, "copay"),
    outOfPocket: queryText(query, "out_of_pocket"),
    page: queryPage(query),
  };
}

const path = "/hospital_service_details";

/** What makes the page's service and hospital unique in its address. */
export type ServiceAddress = ServiceCode & LinkedHospital;

type AddressedRate = {
  line?: number | null;
  payer?: string;
  plan?: string;
  planKind?: PlanKind;
  page?: number;
};

/** The page at a line, a payer and a page of its charges. */
export function serviceAddress(
  { name, shortId, codeType, code }: ServiceAddress,
  { line, payer, plan, planKind, page }: AddressedRate = {},
): string {
  return addressOf(path, {
    name,
    id: shortId,
    code,
    code_type: codeType,
    line: line ?? null,
    payer: payer ?? null,
    plan: plan ?? null,
    plan_kind: planKind ?? null,
    page: page === undefined || page === 1 ? null : page,
  });
}

/** The fields of the page's forms by name, each with what the address says. */
export function queryFields({ amount, deductible, coinsurance, copay, outOfPocket, ...query }: ServiceQuery) {
  const { line, payer, plan, planKind } = query;
  return {
    ...{ line: line === null ? "" : String(line), payer, plan, plan_kind: planKind },
    ...{ amount, deductible, coinsurance, copay, out_of_pocket: outOfPocket },
  };
}

export type QueryField = keyof ReturnType<typeof queryFields>;

/** Whether an address contains a visitor's own bill or plan: its page isn't cached at all. */
export function isOfOneBill({ amount, deductible, coinsurance, copay, outOfPocket }: ServiceQuery): boolean {
  return [amount, deductible, coinsurance, copay, outOfPocket].some((typed) => typed !== "");
}
