import type { CopyColumn } from "#app/platform/db/copy-rows.server.ts";
import type { DerivedPrice, ServiceCharges } from "./derive-prices.ts";

/** A row of prices or price_history. */
export type PriceRow = {
  hospitalId: number;
  importId: number;
  state: string;
  service: Omit<ServiceCharges, "charges">;
  price: DerivedPrice;
};

/** The columns of both tables, without what the database works out of them. */
export const PRICE_COLUMNS: readonly CopyColumn<PriceRow>[] = [
  { name: "hospital_id", value: ({ hospitalId }) => hospitalId },
  { name: "charge_no", value: ({ price }) => price.chargeNo },
  { name: "setting", value: ({ price }) => price.setting },
  { name: "import_id", value: ({ importId }) => importId },
  { name: "state", value: ({ state }) => state },
  { name: "code_type", value: ({ service }) => service.codeType },
  { name: "code", value: ({ service }) => service.code },
  { name: "billing_class", value: ({ price }) => price.billingClass },
  { name: "modifiers", value: ({ price }) => price.modifiers },
  { name: "drug_unit", value: ({ price }) => price.drugUnit },
  { name: "category", value: ({ service }) => service.category },
  { name: "subcategory", value: ({ service }) => service.subcategory },
  { name: "description", value: ({ price }) => price.description },
  { name: "gross", value: ({ price }) => price.gross },
  { name: "cash", value: ({ price }) => price.cash },
  { name: "minimum", value: ({ price }) => price.minimum },
  { name: "maximum", value: ({ price }) => price.maximum },
  { name: "price", value: ({ price }) => price.price },
  { name: "negotiated_median", value: ({ price }) => price.negotiatedMedian },
  { name: "negotiated_count", value: ({ price }) => price.negotiatedCount },
  { name: "line_count", value: ({ price }) => price.lineCount },
  { name: "implausible", value: ({ price }) => price.implausible },
];
