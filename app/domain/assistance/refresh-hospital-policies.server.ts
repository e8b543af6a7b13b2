import type pg from "pg";

/**
 * Rebuilds `hospital_policies` from the current filings and what operators entered: of a hospital's filings the one for the
 * latest period, and of this and the operator's the newer. A hospital without its own section B has the organization's limits,
 * where it states any. Unchanged rows are not written, because each write makes cached pages old. Runs in the transaction of the
 * change.
 */
export async function refreshHospitalPolicies(client: pg.ClientBase): Promise<void> {
  await client.query(`
    with wanted as materialized (${WANTED}),
    gone as (
      delete from hospital_policies p where not exists (select from wanted w where w.hospital_id = p.hospital_id))
    insert into hospital_policies as p (${COLUMNS}) select ${COLUMNS} from wanted
    on conflict (hospital_id) do update set (${COLUMNS}) = row (${OF_EXCLUDED})
    where (${OF_PRESENT}) is distinct from (${OF_EXCLUDED})`);
}

const NAMES = [
  ...[
    "hospital_id",
    "source_kind",
    "free_percent",
    "discount_percent",
    "is_doubtful",
    "is_of_organisation",
    "as_of",
  ],
  ...[
    "tax_year",
    "ein",
    "filer_name",
    "facility_name",
    "source",
    "policy_url",
    "application_url",
    "summary_url",
  ],
  ...["criteria", "is_sample"],
];
const COLUMNS = NAMES.join(", ");
const OF_EXCLUDED = NAMES.map((name) => `excluded.${name}`).join(", ");
const OF_PRESENT = NAMES.map((name) => `p.${name}`).join(", ");

const OF_FILINGS = `
  select hospital_id, 'filing' as source_kind,
    case when section_name is null then organisation_free_percent else free_percent end as free_percent,
    case when section_name is null then organisation_discount_percent else discount_percent end as discount_percent,
    case when section_name is null then is_organisation_doubtful
      else coalesce('times 100, doubtful' in (free_how, discount_how), false) end as is_doubtful,
    section_name is null as is_of_organisation, period_end as as_of, tax_year, f.ein, filer_name,
    case when section_name is null then null else name end as facility_name, null as source,
    links #>> '{policy,url}' as policy_url, links #>> '{application,url}' as application_url,
    links #>> '{summary,url}' as summary_url, criteria, is_sample,
    row_number() over (
      partition by hospital_id
      order by period_end desc, section_name is null, is_amended desc, sent_at desc nulls last, a.ein <> f.ein, sha256, facility_no
    ) as rank
  from assistance_facilities a join assistance_filings f using (filing_id)
  where is_current and hospital_id is not null
    and (section_name is not null or organisation_free_percent is not null or organisation_discount_percent is not null)`;

const OF_OPERATORS = `
  select hospital_id, 'operator', free_percent, discount_percent, false, false, as_of, null::smallint, null, null, null, source,
    policy_url, application_url, summary_url, '{}'::text[], h.is_sample, 0
  from assistance_policies_entered join hospitals h using (hospital_id)`;

const WANTED = `
  select distinct on (hospital_id) ${COLUMNS} from (
    select * from (${OF_FILINGS}) filed where rank = 1 union all ${OF_OPERATORS}) policies
  order by hospital_id, as_of desc, source_kind desc`;
