-- Financial assistance by what hospitals filed with the IRS (Form 990 Schedule H, Part V.B) or an operator entered.
-- A filing is one return; the current one of an EIN is that of the latest period, then the amended one, then the one
-- sent last (domain/assistance/filings).
create table assistance_filings (
  filing_id integer generated always as identity primary key,
  ein text not null,
  filer_name text not null,
  -- The year that the period begins in.
  tax_year smallint not null,
  period_end date not null,
  is_amended boolean not null,
  -- As the return states it; null: it does not.
  sent_at timestamptz,
  schema_version text,
  -- Part I: for the organisation as a whole, in percent of the poverty level; null = not stated.
  has_policy boolean,
  organisation_free_percent numeric,
  organisation_discount_percent numeric,
  -- Where it was read: the zip or file, and in it.
  file_name text not null,
  member_name text not null,
  sha256 text not null unique,
  imported_at timestamptz not null default now(),
  is_current boolean not null default false,
  is_sample boolean not null default false
);
create index assistance_filings_of_ein on assistance_filings (ein);

-- A hospital of a filing (Part V.A) with the section B that is its own or its reporting group's. The columns stand for
-- the values of the return as they were read: 'how' says as filed, as a multiple, refused, zero or not stated.
create table assistance_facilities (
  filing_id integer not null references assistance_filings on delete cascade,
  facility_no integer not null,
  filed_number text,
  name text not null,
  city text,
  state text,
  zip text,
  -- The subordinate hospital's in a group return, else the filer's.
  ein text not null,
  reporting_group text,
  -- Null: the return has no section B for it.
  section_name text,
  free_percent numeric,
  free_how text,
  discount_percent numeric,
  discount_how text,
  -- {policy, application, summary}, each {raw, url, how}.
  links jsonb,
  criteria text[] not null default '{}',
  -- The hospital that it is. Null: none was found that is surely it.
  hospital_id integer references hospitals on delete set null,
  matched_by text,
  primary key (filing_id, facility_no)
);
create index assistance_facilities_of_hospital on assistance_facilities (hospital_id) where hospital_id is not null;

-- What an operator says of which hospital a facility is, by what stays from one filing to the next. A null short id: none.
create table assistance_matches_said (
  ein text not null,
  facility_name text not null,
  hospital_short_id text,
  said_at timestamptz not null default now(),
  primary key (ein, facility_name)
);

-- A policy that an operator entered, with where it was read and its day.
create table assistance_policies_entered (
  hospital_id integer primary key references hospitals on delete cascade,
  free_percent numeric,
  discount_percent numeric,
  policy_url text,
  application_url text,
  summary_url text,
  source text not null,
  as_of date not null,
  entered_at timestamptz not null default now()
);

-- The one policy of a hospital that counts, of the two tables above: the newer. Made anew where either changes.
create table hospital_policies (
  hospital_id integer primary key references hospitals on delete cascade,
  -- 'filing' or 'operator'
  source_kind text not null,
  -- Percent of the poverty level up to which care is free, or less; null = not stated, which is not 'none'.
  free_percent numeric,
  discount_percent numeric,
  -- A line was filed as a small multiple ('2.00').
  is_doubtful boolean not null default false,
  -- The organisation's Part I, where the hospital has no section B.
  is_of_organisation boolean not null default false,
  -- The end of the filing's period, or the operator's day.
  as_of date not null,
  tax_year smallint,
  ein text,
  filer_name text,
  facility_name text,
  -- Where an operator read it.
  source text,
  policy_url text,
  application_url text,
  summary_url text,
  -- What is looked at besides income: income, assets, medical indigency, insurance, underinsurance, residency, other.
  criteria text[] not null default '{}',
  is_sample boolean not null default false,
  constraint hospital_policies_source check (case source_kind
    when 'filing' then ein is not null and filer_name is not null and tax_year is not null
      and (is_of_organisation or facility_name is not null)
    when 'operator' then source is not null
    else false end)
);

-- Pages that show policies are made anew (0007), and the downloads of hospitals (0010).
create constraint trigger count_data_change after insert or update or delete on hospital_policies
  deferrable initially deferred for each row execute function count_data_change();
