import type { CopyColumn } from "#app/platform/db/copy-rows.server.ts";
import type { DerivedPrice, ServiceCharges } from "./derive-prices.ts";

/** The import that prices are of, with its hospital. */
export type PricedImport = { hospitalId: number; state: string; importId: number };

/** A row of prices or price_history. */
type PriceRow = {
  priced: PricedImport;
  service: Omit<ServiceCharges, "charges">;
  price: DerivedPrice;
};

/** The columns of both tables, without what the database works out of them. */
export const PRICE_COLUMNS: readonly CopyColumn<PriceRow>[] = [
  { name: "hospital_id", value: ({ priced }) => priced.hospitalId },
  { name: "charge_no", value: ({ price }) => price.charge.chargeNo },
  { name: "setting", value: ({ price }) => price.setting },
  { name: "import_id", value: ({ priced }) => priced.importId },
  { name: "state", value: ({ priced }) => priced.state },
  { name: "code_type", value: ({ service }) => service.codeType },
  { name: "code", value: ({ service }) => service.code },
  { name: "billing_class", value: ({ price }) => price.billingClass },
  { name: "modifiers", value: ({ price }) => price.charge.modifiers },
  { name: "drug_unit", value: ({ price }) => price.charge.drugUnit },
  { name: "category", value: ({ service }) => service.category },
  { name: "subcategory", value: ({ service }) => service.subcategory },
  { name: "description", value: ({ price }) => price.charge.description },
  { name: "gross", value: ({ price }) => price.gross },
  { name: "cash", value: ({ price }) => price.cash },
  { name: "minimum", value: ({ price }) => price.minimum },
  { name: "maximum", value: ({ price }) => price.maximum },
  { name: "price", value: ({ price }) => price.price },
  { name: "negotiated_median", value: ({ price }) => price.charge.negotiatedMedian },
  { name: "negotiated_count", value: ({ price }) => price.charge.negotiatedCount },
  { name: "line_count", value: ({ price }) => price.lineCount },
  { name: "implausible", value: ({ price }) => price.implausible },
];
