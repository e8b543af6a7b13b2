import type { findHospitalPrices } from "./find-hospital-prices.server.ts";
import type { PricesView } from "./found-prices.tsx";

/** Returns all that the page shows: the choices, and the list of prices or of hospitals that they lead to. */
export function viewHospitals(listed: Awaited<ReturnType<typeof findHospitalPrices>>, pageSize: number) {
  const { prices, isOneService, whereSearched, missing, implausible, ...others } = listed;
  const { query } = others;
  const hospitalCount = prices ? 0 : (others.found?.total ?? 0);
  const pageCount = Math.max(1, prices?.pageCount ?? Math.ceil(hospitalCount / pageSize));
  const page = query.page !== null && query.page <= pageCount ? query.page : null;
  const shown: PricesView | null = prices && {
    query,
    prices,
    page,
    pageSize,
    isOneService,
    whereSearched,
    missing,
    implausible,
  };
  return { ...others, page, pageCount, shown };
}
