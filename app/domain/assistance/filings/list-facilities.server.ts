import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  type Check,
  isFlag,
  isInteger,
  isListOf,
  isNumber,
  isOneOf,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { type PolicyCriterion, policyCriteria } from "../hospital-policy.ts";
import { type FiledLinks, type LineHow, lineHows, linkKinds } from "./filing.ts";

/** A hospital of a current filing as it is listed, with the hospital of the site that it is. */
export interface ListedFacility {
  filingId: number;
  fileName: string;
  isSample: boolean;
  /** Nine digits: the hospital's own in a group return, else the filer's. */
  ein: string;
  filer: string;
  /** Four digits. */
  taxYear: string;
  /** ISO day. */
  periodEnd: string;
  /** Its line in the filing. */
  num: string | null;
  name: string;
  city: string | null;
  state: string | null;
  zip: string | null;
  group: string | null;
  /** Null: the filing has no section B for it. */
  policy: ListedPolicy | null;
  /** Part I. */
  organisation: { policy: boolean | null; free: number | null; discount: number | null };
  /** The matched hospital's short id, and its CCN where one is known. Null: none is matched. */
  hospital: string | null;
  ccn: string | null;
  matchedBy: string | null;
}

export interface ListedPolicy {
  name: string;
  free: number | null;
  freeHow: LineHow;
  discount: number | null;
  discountHow: LineHow;
  urls: FiledLinks;
  criteria: readonly PolicyCriterion[];
}

/** The hospitals of all current filings, by EIN and in each filing's order. */
export async function listFacilities(db: Database): Promise<ListedFacility[]> {
  const rows = await readRows(
    db,
    ROW,
    sql`
    select filing_id as "filingId", file_name as "fileName", f.is_sample as "isSample", a.ein, filer_name as filer,
      tax_year::text as "taxYear", period_end::text as "periodEnd", filed_number as num, a.name, a.city, a.state, a.zip,
      reporting_group as "group", section_name as "sectionName", free_percent::float8 as free, free_how as "freeHow",
      discount_percent::float8 as discount, discount_how as "discountHow", links, criteria, has_policy as "hasPolicy",
      organisation_free_percent::float8 as "organisationFree",
      organisation_discount_percent::float8 as "organisationDiscount", short_id as hospital,
      coalesce(ccn, case when cardinality(stated_ccns) = 1 then stated_ccns[1] end) as ccn, matched_by as "matchedBy"
    from assistance_facilities a join assistance_filings f using (filing_id)
      left join hospitals h on h.hospital_id = a.hospital_id
    where is_current order by f.ein, filing_id, facility_no`,
  );
  return rows.map(listed);
}

type Row = Omit<ListedFacility, "policy" | "organisation"> &
  Pick<ListedPolicy, "free" | "discount"> & {
    sectionName: string | null;
    freeHow: LineHow | null;
    discountHow: LineHow | null;
    links: FiledLinks | null;
    criteria: PolicyCriterion[];
    hasPolicy: boolean | null;
    organisationFree: number | null;
    organisationDiscount: number | null;
  };

const isLinks: Check<FiledLinks> = (value): value is FiledLinks =>
  typeof value === "object" && value !== null && linkKinds.every((kind) => kind in value);

const ROW: Shape<Row> = {
  filingId: isInteger,
  fileName: isText,
  isSample: isFlag,
  ein: isText,
  filer: isText,
  taxYear: isText,
  periodEnd: isText,
  num: orNull(isText),
  name: isText,
  city: orNull(isText),
  state: orNull(isText),
  zip: orNull(isText),
  group: orNull(isText),
  sectionName: orNull(isText),
  free: orNull(isNumber),
  freeHow: orNull(isOneOf(lineHows)),
  discount: orNull(isNumber),
  discountHow: orNull(isOneOf(lineHows)),
  links: orNull(isLinks),
  criteria: isListOf(isOneOf(policyCriteria)),
  hasPolicy: orNull(isFlag),
  organisationFree: orNull(isNumber),
  organisationDiscount: orNull(isNumber),
  hospital: orNull(isText),
  ccn: orNull(isText),
  matchedBy: orNull(isText),
};

function listed(row: Row): ListedFacility {
  const { sectionName, free, freeHow, discount, discountHow, links, criteria, ...rest } = row;
  const { hasPolicy, organisationFree, organisationDiscount, ...facility } = rest;
  return {
    ...facility,
    policy:
      sectionName !== null && freeHow !== null && discountHow !== null && links !== null
        ? { name: sectionName, free, freeHow, discount, discountHow, urls: links, criteria }
        : null,
    organisation: { policy: hasPolicy, free: organisationFree, discount: organisationDiscount },
  };
}
