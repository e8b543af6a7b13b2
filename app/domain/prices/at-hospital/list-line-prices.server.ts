import { sql } from "drizzle-orm";
import type { Likeness, PatientSetting } from "#app/domain/billing-codes/comparable-key.ts";
import { LIKENESS_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import { effectOfModifier, modifiersInOneSpelling } from "#app/domain/billing-codes/modifier.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { IMPLAUSIBILITIES, type Implausibility } from "#app/domain/charges/implausibility.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { isDollars } from "#app/domain/money/dollars.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isFlag,
  isInteger,
  isOneOf,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { type SourcePosition, sourcePlace } from "../source-place.ts";

/** What a bill's line is for. `day`: the ISO day whose prices are asked for; null: those of today. */
export type BilledService = ServiceCode & { modifiers: readonly string[]; day: string | null };

/** Whose bill it is: a facility's of a stay or without one, or a clinician's. */
export interface BilledBy {
  setting: PatientSetting;
  billingClass: "facility" | "professional";
}

/** What a hospital publishes for a line of a bill, like for like; null = none published. */
export type LinePrice = Likeness & {
  chargeNo: number;
  grossDollars: Dollars | null;
  cashDollars: Dollars | null;
  /** Of the negotiated rates, as the file itself says. */
  minimumDollars: Dollars | null;
  maximumDollars: Dollars | null;
  /** Why it cannot be a price; null where it can. */
  implausible: Implausibility | null;
  importId: number;
  /** ISO day, the file's own. */
  fileDate: string | null;
  sourcePlace: string;
};

/** "unlike": the hospital publishes the service only in another setting or class, or with other modifiers. */
export type PublishedForLine =
  | { outcome: "published"; price: LinePrice }
  | { outcome: "unlike" }
  | { outcome: "unpublished" };

type Row = Omit<LinePrice, "sourcePlace"> & SourcePosition & { place: number; isLike: boolean };

const PRICE_COLUMNS = sql.raw(
  `hospital_id, import_id, charge_no, code_type, code, setting, billing_class, modifiers, drug_unit, gross, cash, minimum,
   maximum, implausible, price_group`,
);

const ROW: Shape<Row> = {
  ...LIKENESS_ROW,
  place: isInteger,
  isLike: isFlag,
  chargeNo: isInteger,
  grossDollars: orNull(isDollars),
  cashDollars: orNull(isDollars),
  minimumDollars: orNull(isDollars),
  maximumDollars: orNull(isDollars),
  implausible: orNull(isOneOf(IMPLAUSIBILITIES)),
  importId: isInteger,
  fileDate: orNull(isText),
  sourceRow: isInteger,
  sourceItem: orNull(isInteger),
};

/**
 * Returns a hospital's published price for each line of a bill, in line order, with one query. A line with a day uses
 * the latest file up to that day, else the first file after it. A comparable price has the patient's setting and the
 * same modifiers, ignoring those that don't change prices. It also has the class of the billing facility or
 * clinician, except with modifier 26. Prices per drug unit come last, because bills count units differently.
 */
export async function listLinePrices(
  db: Database,
  hospitalId: number,
  { setting, billingClass }: BilledBy,
  lines: readonly BilledService[],
): Promise<PublishedForLine[]> {
  if (lines.length === 0) return [];
  const texts = (of: (line: BilledService) => string) => sql`${sql.param(lines.map(of))}::text[]`;
  const rows = await readRows<Row>(
    db,
    ROW,
    sql`
    select wanted.place::int, p.is_like as "isLike", p.charge_no as "chargeNo", p.setting,
      p.billing_class as "billingClass", p.modifiers, p.drug_unit as "drugUnit", p.gross as "grossDollars",
      p.cash as "cashDollars", p.minimum as "minimumDollars", p.maximum as "maximumDollars", p.implausible,
      p.import_id as "importId", p.file_date::text as "fileDate", c.source_row as "sourceRow",
      c.source_item as "sourceItem"
    from unnest(${texts(({ codeType }) => codeType)}, ${texts(({ code }) => code)},
      ${texts(({ modifiers }) => modifiersInOneSpelling(modifiers))}, ${texts(modifiersOfPrice)}, ${texts(({ modifiers }) => (modifiers.includes("26") ? "" : billingClass))},
      ${sql.param(lines.map(({ day }) => day))}::date[])
      with ordinality wanted(code_type, code, modifiers, modifiers_of_price, class, day, place) -- class '' = any: modifier 26 says by itself whose part is meant
    join services s on s.code = wanted.code and s.code_type = wanted.code_type
    cross join lateral (
      select found.*, found.setting in (${setting}, 'both') and (wanted.class = '' or found.billing_class in (wanted.class, 'both'))
        and found.modifiers in (wanted.modifiers, wanted.modifiers_of_price) as is_like,
        file.file_date, file.file_date > wanted.day as is_later
      from (
        select ${PRICE_COLUMNS} from prices where hospital_id = ${hospitalId} and subcategory = s.subcategory
          and code_type = wanted.code_type and code = wanted.code
        union all
        select ${PRICE_COLUMNS} from price_history where wanted.day is not null and hospital_id = ${hospitalId}
          and code_type = wanted.code_type and code = wanted.code) found
      join imports file on file.import_id = found.import_id
      order by is_like desc, is_later nulls last, abs(file.file_date - wanted.day) nulls last,
        found.modifiers = wanted.modifiers desc, found.drug_unit <> '',
        found.implausible is not null, found.price_group, found.charge_no
      limit 1) p
    cross join lateral (
      select source_row, source_item from standard_charges c
      where c.hospital_id = p.hospital_id and c.import_id = p.import_id and c.code = p.code
        and c.code_type = p.code_type and c.charge_no = p.charge_no
      offset 0) c`,
  );
  const found = new Map(rows.map((row) => [row.place, row]));
  return lines.map((_, index) => publishedOf(found.get(index + 1)));
}

function publishedOf(row: Row | undefined): PublishedForLine {
  if (!row) return { outcome: "unpublished" };
  const { place: _, isLike, sourceRow, sourceItem, ...price } = row;
  if (!isLike) return { outcome: "unlike" };
  return { outcome: "published", price: { ...price, sourcePlace: sourcePlace({ sourceRow, sourceItem }) } };
}

/** Without those that change no price, in the one spelling. */
export function modifiersOfPrice({ modifiers }: BilledService): string {
  return modifiersInOneSpelling(
    modifiers.filter((modifier) => effectOfModifier(modifier) === "another-price"),
  );
}
