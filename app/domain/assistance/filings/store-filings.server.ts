import type pg from "pg";
import type { ReadFiling } from "./filing.ts";

const FILINGS_AT_ONCE = 200;

/** Stores filings that are not there yet, and finds the current ones again. Returns how many were new. */
export async function storeFilings(
  client: pg.ClientBase,
  filings: readonly ReadFiling[],
  isSample: boolean,
): Promise<number> {
  let stored = 0;
  for (let from = 0; from < filings.length; from += FILINGS_AT_ONCE) {
    stored += await storeBatch(client, filings.slice(from, from + FILINGS_AT_ONCE), isSample);
  }
  if (stored > 0) await findCurrentFilings(client);
  return stored;
}

async function storeBatch(
  client: pg.ClientBase,
  filings: readonly ReadFiling[],
  isSample: boolean,
): Promise<number> {
  const { rows } = await client.query<{ filingId: number; sha256: string }>(
    `insert into assistance_filings (ein, filer_name, filer_state, tax_year, period_end, is_amended, sent_at, schema_version, has_policy,
       organisation_free_percent, organisation_discount_percent, is_organisation_doubtful, file_name, member_name, sha256,
       is_sample)
     select ein, filer_name, filer_state, tax_year, period_end, is_amended, sent_at, schema_version, has_policy,
       organisation_free_percent, organisation_discount_percent, is_organisation_doubtful, file_name, member_name, sha256, $2
     from jsonb_populate_recordset(null::assistance_filings, $1)
     on conflict (sha256) do nothing returning filing_id as "filingId", sha256`,
    [storableJson(filings.map(filingRow)), isSample],
  );
  const ids = new Map(rows.map(({ sha256, filingId }) => [sha256, filingId]));
  const facilities = filings.flatMap(({ filing, sha256 }) => {
    const filingId = ids.get(sha256);
    return filingId === undefined ? [] : facilityRows(filingId, filing);
  });
  await client.query(
    `insert into assistance_facilities
     select * from jsonb_populate_recordset(null::assistance_facilities, $1)`,
    [storableJson(facilities)],
  );
  return rows.length;
}

function filingRow({ filing, sha256, fileName, memberName }: ReadFiling) {
  const lines = [filing.organisationFree, filing.organisationDiscount];
  return {
    ein: filing.ein,
    filer_name: filing.filerName,
    filer_state: filing.filerState,
    tax_year: filing.taxYear,
    period_end: filing.periodEnd,
    is_amended: filing.isAmended,
    sent_at: filing.sentAt,
    schema_version: filing.schemaVersion,
    has_policy: filing.hasPolicy,
    organisation_free_percent: filing.organisationFree.percent,
    organisation_discount_percent: filing.organisationDiscount.percent,
    is_organisation_doubtful: lines.some(({ how }) => how === "times 100, doubtful"),
    file_name: fileName,
    member_name: memberName,
    sha256,
  };
}

function facilityRows(filingId: number, { facilities }: ReadFiling["filing"]) {
  return facilities.map(({ policy, ...facility }, index) => ({
    filing_id: filingId,
    facility_no: index + 1,
    filed_number: facility.number,
    name: facility.name,
    city: facility.city,
    state: facility.state,
    zip: facility.zip,
    ein: facility.ein,
    reporting_group: facility.reportingGroup,
    section_name: policy?.name ?? null,
    free_percent: policy?.free.percent ?? null,
    free_how: policy?.free.how ?? null,
    discount_percent: policy?.discount.percent ?? null,
    discount_how: policy?.discount.how ?? null,
    links: policy?.links ?? null,
    criteria: policy?.criteria ?? [],
  }));
}

/** The current filing of an EIN: of the latest period the amended one, of several the one sent last. */
export async function findCurrentFilings(client: pg.ClientBase): Promise<void> {
  await client.query(`
    with ranked as (
      select filing_id, row_number() over (
        partition by ein, is_sample
        order by period_end desc, is_amended desc, sent_at desc nulls last, sha256 desc) = 1 as is_current
      from assistance_filings)
    update assistance_filings f set is_current = ranked.is_current
    from ranked where f.filing_id = ranked.filing_id and f.is_current <> ranked.is_current`);
}

/** PostgreSQL refuses NUL in text, and halves of characters in JSON. */
const storableJson = (rows: readonly object[]) =>
  JSON.stringify(rows, (_, value) =>
    typeof value === "string" ? Buffer.from(value.replaceAll("\0", "")).toString() : value,
  );
