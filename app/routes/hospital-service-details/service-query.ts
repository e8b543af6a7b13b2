import { readTypedCode, type TypedCode } from "#app/domain/billing-codes/normalise-code.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { LinkedHospital } from "#app/domain/hospitals/hospital-link.ts";
import { addressOf } from "#app/platform/http/address-of.ts";
import { queryPage, queryText } from "#app/platform/http/query-value.ts";

/** What an address asks of one service at one hospital; '' where it says nothing. */
export type ServiceQuery = TypedCode & {
  name: string;
  id: string;
  state: string;
  city: string;
  /** The number of the charge looked at; null: the first one with a price. */
  line: number | null;
  payer: string;
  /** Of the negotiated charges; null where it is no page's number. */
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
    page: queryPage(query),
  };
}

const path = "/hospital_service_details";

/** What makes the page's service and hospital unique in its address. */
export type ServiceAddress = ServiceCode & LinkedHospital;

/** The page at a line, a payer and a page of its charges. */
export function serviceAddress(
  { name, shortId, codeType, code }: ServiceAddress,
  { line, payer, page }: { line?: number | null; payer?: string; page?: number } = {},
): string {
  return addressOf(path, {
    name,
    id: shortId,
    code,
    code_type: codeType,
    line: line ?? null,
    payer: payer ?? null,
    page: page === undefined || page === 1 ? null : page,
  });
}
