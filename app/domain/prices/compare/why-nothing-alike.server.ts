import { sql } from "drizzle-orm";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isListOf, isText, readRows } from "#app/platform/db/read-rows.server.ts";

/**
 * Why hospitals publish nothing that can be compared: the first thing in which no price of one meets those of all
 * others. `ofEach`: what each hospital's prices are of in it: types of code, settings, billing classes, kinds of price.
 */
export type WhyNothingAlike =
  /** `ofNone`: which of the hospitals, by their places, publish no price at all. */
  | { reason: "no-prices"; ofNone: number[] }
  | { reason: "codes" | "settings" | "classes" | "kinds"; ofEach: string[][] }
  | { reason: "modifiers" };

/** Of all services, or of one. Null: they do publish something alike. */
export async function whyNothingAlike(
  db: Database,
  { hospitalIds, service }: { hospitalIds: readonly number[]; service?: ServiceCode },
): Promise<WhyNothingAlike | null> {
  const texts = isListOf(isText);
  const ofService = service ? sql`and code_type = ${service.codeType} and code = ${service.code}` : sql``;
  const rows = await readRows(
    db,
    { shared: isInteger, codeTypes: texts, settings: texts, classes: texts, kinds: texts },
    sql`
    with p as materialized (
      select hospital_id, code_type, code, cell_setting as setting, class, modifiers, drug_unit, kind
      from prices cross join unnest(settings_of(setting)) s(cell_setting)
        cross join unnest(billing_classes_of(billing_class)) b(class)
        cross join unnest(array[case when cash is not null then 'cash' end, case when gross is not null then 'gross' end])
          k(kind)
      where hospital_id = any(${sql.param(hospitalIds)}::int[]) and implausible is null and price is not null
        and kind is not null ${ofService}),
    -- In how many of these steps all of the hospitals meet: by code, setting, class, modifiers and unit, kind.
    steps as (
      select coalesce(max(step), 0) as shared from (
        select 5 - (grouping(setting) + grouping(class) + grouping(modifiers) + grouping(kind)) as step from p
        group by grouping sets (
          (code_type, code), (code_type, code, setting), (code_type, code, setting, class),
          (code_type, code, setting, class, modifiers, drug_unit),
          (code_type, code, setting, class, modifiers, drug_unit, kind))
        having count(distinct hospital_id) = ${hospitalIds.length}) met),
    -- What the hospitals' prices of the codes that they share are of; of all codes where they share none.
    common as (
      select p.* from p join steps on shared = 0 or (code_type, code) in (
        select code_type, code from p group by code_type, code
        having count(distinct hospital_id) = ${hospitalIds.length}))
    select shared::int,
      coalesce(array_agg(distinct code_type) filter (where code is not null), '{}') as "codeTypes",
      coalesce(array_agg(distinct setting) filter (where code is not null), '{}') as settings,
      coalesce(array_agg(distinct class) filter (where code is not null), '{}') as classes,
      coalesce(array_agg(distinct kind) filter (where code is not null), '{}') as kinds
    from steps cross join unnest(${sql.param(hospitalIds)}::int[]) with ordinality h(hospital_id, no)
    left join common using (hospital_id)
    group by no, shared order by no`,
  );
  const ofNone = rows.flatMap(({ codeTypes }, no) => (codeTypes.length === 0 ? [no] : []));
  if (ofNone.length > 0) return { reason: "no-prices", ofNone };
  switch (rows[0]?.shared) {
    case 0:
      return { reason: "codes", ofEach: rows.map(({ codeTypes }) => codeTypes) };
    case 1:
      return { reason: "settings", ofEach: rows.map(({ settings }) => settings) };
    case 2:
      return { reason: "classes", ofEach: rows.map(({ classes }) => classes) };
    case 3:
      return { reason: "modifiers" };
    case 4:
      return { reason: "kinds", ofEach: rows.map(({ kinds }) => kinds) };
    default:
      return null;
  }
}
