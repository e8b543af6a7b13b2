-- Hospitals, the price files they published, and every charge of every file, with its place in the file.
-- A file's charges are never changed: hospitals.current_import_id says which file's are the present ones, the rest is
-- history. Every large table carries hospital_id, first in its key. The large tables have no foreign keys: they are
-- written by one transaction per file, and a check of each of a million rows would cost more than loading them.

create type setting as enum ('inpatient', 'outpatient', 'both');
create type methodology as enum
  ('case rate', 'fee schedule', 'percent of total billed charges', 'per diem', 'other');
create type template_layout as enum ('tall', 'wide', 'json');

create table hospitals (
  hospital_id integer generated always as identity primary key,
  name text not null,
  -- The name as it is compared with others, the street's number: what tells two hospitals apart.
  match_name text not null,
  street_number text not null default '',
  state text not null,
  city text,
  street text,
  zip text,
  -- The address as published, where it could not be taken apart.
  address text,
  phone text,
  latitude double precision,
  longitude double precision,
  ccn text,
  npis text[] not null default '{}',
  license_number text,
  hospital_type text,
  ownership text,
  emergency_services boolean,
  overall_rating smallint,
  is_sample boolean not null default false,
  current_import_id integer,
  -- The import that the statistics count for this hospital; another than the current one until they are refreshed.
  summarised_import_id integer,
  constraint hospitals_identity unique nulls not distinct (state, match_name, street_number, zip, is_sample)
);

create index hospitals_stale_statistics on hospitals (hospital_id)
  where current_import_id is distinct from summarised_import_id;
create index hospitals_sample on hospitals (hospital_id) where is_sample;

create table hospital_locations (
  hospital_id integer not null references hospitals on delete cascade,
  location_no integer not null,
  name text,
  address text,
  primary key (hospital_id, location_no)
);

create table imports (
  import_id integer generated always as identity primary key,
  hospital_id integer not null references hospitals on delete cascade,
  file_name text not null,
  source_url text,
  source_page_url text,
  sha256 text not null unique,
  size_bytes bigint not null,
  layout template_layout not null,
  template text not null,
  -- The version as the file writes it.
  version text,
  -- The file's own date, last_updated_on; null where it gave none that can be read.
  file_date date,
  imported_at timestamptz not null,
  row_count integer not null,
  row_left_out_count integer not null,
  charge_count integer not null,
  negotiated_charge_count integer not null,
  price_count integer not null,
  service_count integer not null,
  cash_price_count integer not null,
  payer_count integer not null,
  error_count integer not null,
  warning_count integer not null,
  -- [{rule, severity, count}]: all problems counted, of which import_problems keeps the first.
  problem_counts jsonb not null
);

create index imports_of_hospital on imports (hospital_id, import_id);

create table import_problems (
  hospital_id integer not null,
  import_id integer not null,
  problem_no integer not null,
  place text not null,
  rule text not null,
  message text not null,
  severity text not null,
  primary key (hospital_id, import_id, problem_no)
);

-- A service is a code under which hospitals can be compared.
create table services (
  code_type text collate "C" not null,
  code text collate "C" not null,
  -- Our own words; null where the service has none.
  plain_name text,
  -- What the first hospital called it.
  description text not null,
  category text not null,
  subcategory text not null,
  hospital_count integer not null default 0,
  -- The code first, here and in other keys: it decides nearly every comparison.
  primary key (code, code_type)
) with (fillfactor = 80); -- hospital_count changes often: room for it in the same page

create table payers (
  payer_id integer generated always as identity primary key,
  name text not null unique
);

-- A payer's name as a hospital wrote it, and the payer that bears it.
create table payer_names (
  written_name text primary key,
  payer_id integer not null references payers on delete cascade
);

create table payer_plans (
  hospital_id integer not null,
  import_id integer not null,
  plan_no integer not null,
  payer_id integer not null,
  payer_name text not null,
  plan_name text not null,
  primary key (hospital_id, import_id, plan_no)
);

create index payer_plans_of_payer on payer_plans (payer_id);

-- 45 CFR 180.50(b): the item or service with its gross charge, discounted cash price, minimum and maximum.
create table standard_charges (
  hospital_id integer not null,
  import_id integer not null,
  charge_no integer not null,
  -- The code to compare by; the hospital's own code where it published no other.
  code_type text collate "C" not null,
  code text collate "C" not null,
  -- All codes as published: 'CDM 123 | RC 0301'.
  codes text not null,
  description text not null,
  setting setting not null,
  billing_class text not null default '',
  modifiers text not null default '',
  -- '1000 ML'; '' = not a drug.
  drug_unit text not null default '',
  gross numeric,
  cash numeric,
  minimum numeric,
  maximum numeric,
  notes text,
  -- CSV: the row. JSON: the item of standard_charge_information, and in source_item its standard charge.
  source_row integer not null,
  source_item integer,
  primary key (hospital_id, import_id, code, code_type, charge_no)
);

create table negotiated_charges (
  hospital_id integer not null,
  import_id integer not null,
  charge_no integer not null,
  rate_no integer not null,
  plan_no integer not null,
  dollar numeric,
  percentage numeric,
  algorithm text,
  methodology methodology,
  estimated_amount numeric,
  median_amount numeric,
  percentile_10 numeric,
  percentile_90 numeric,
  -- Of the allowed amounts: '0', '1 through 10' or a number.
  claim_count text,
  notes text,
  -- As in standard_charges: the row or the item; payer and plan tell the entry.
  source_row integer not null,
  primary key (hospital_id, import_id, charge_no, rate_no)
);

-- An amount as a price: hospitals write 999999999 and its like where they have none.
create function as_price(amount numeric) returns numeric language sql immutable parallel safe
  return case when amount < 99999999 and amount not in (999999, 999999.99, 9999999, 9999999.99) then amount end;

-- What pages compare: one row for each hospital and everything that makes prices like (code, setting, billing class,
-- modifiers, drug unit). Of several lines with one key it is the one with the middle price.
create table prices (
  hospital_id integer not null,
  charge_no integer not null,
  import_id integer not null,
  state text collate "C" not null,
  code_type text collate "C" not null,
  code text collate "C" not null,
  setting setting not null,
  billing_class text not null,
  modifiers text not null,
  drug_unit text not null,
  category text not null,
  subcategory text not null,
  description text not null,
  -- Sentinels such as 999999999 are no prices and stand as null.
  gross numeric,
  cash numeric,
  minimum numeric,
  maximum numeric,
  -- The cash price, or the gross charge where there is none.
  price numeric,
  -- The middle one of the negotiated dollar amounts of this line, and how many there are.
  negotiated_median numeric,
  negotiated_count integer not null,
  line_count integer not null,
  primary key (hospital_id, charge_no)
);

-- The same of the files that a newer one replaced.
create table price_history (
  like prices including storage,
  primary key (hospital_id, import_id, charge_no)
);

create index price_history_of_service on price_history (hospital_id, code, code_type);
