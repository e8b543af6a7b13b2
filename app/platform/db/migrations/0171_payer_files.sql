-- What payers publish by 45 CFR 147.212 (domain/payer-files). A plan names files by their addresses without what is signed
-- behind '?'; a file is of one address, and the newest read one of an address is current.
create table payer_file_plans (
  payer_file_plan_id integer generated always as identity primary key,
  -- ein or hios, and its digits.
  id_type text not null,
  plan_id text not null,
  name text not null,
  issuer_name text,
  sponsor_name text,
  -- group or individual, as the table of contents says.
  market_type text,
  -- Who published the table of contents.
  entity_name text,
  is_sample boolean not null default false,
  unique (id_type, plan_id)
);

create index payer_file_plans_of_name on payer_file_plans (lower(name));

create table payer_file_links (
  payer_file_plan_id integer not null references payer_file_plans on delete cascade,
  kind text not null check (kind in ('in-network', 'allowed')),
  address text not null,
  -- The table of contents that names it, without the digits of its month.
  named_by text not null,
  description text,
  -- Why the file could not be read when it was tried last. Null: it was read, or never tried.
  refusal text,
  primary key (payer_file_plan_id, kind, address, named_by)
);
create index payer_file_links_of_address on payer_file_links (address);

create table payer_files (
  payer_file_id integer generated always as identity primary key,
  kind text not null check (kind in ('in-network', 'allowed')),
  address text not null,
  -- Of the bytes as they were published.
  sha256 text not null,
  -- What was asked for when it was read: codes and states. The same bytes read for another choice are read anew.
  choice text not null,
  entity_name text,
  updated_on date,
  version text,
  network_names text[] not null default '{}',
  -- What became of its negotiated prices, by reason.
  counts jsonb not null default '{}',
  -- What prices say besides their amounts, by number.
  terms jsonb not null default '[]',
  rate_count integer not null default 0,
  imported_at timestamptz not null default now(),
  is_current boolean not null default true,
  is_sample boolean not null default false
);
create unique index payer_files_current on payer_files (address) where is_current;

-- Who the rates of a file are for, packed in blocks (domain/payer-files/store/packed-providers): sets are lists of references, references
-- lists of groups, groups a tax identity with NPIs.
create table payer_providers (
  payer_file_id integer not null references payer_files on delete cascade,
  part text not null check (part in ('sets', 'references', 'groups', 'identities')),
  block integer not null,
  packed bytea not null,
  primary key (payer_file_id, part, block)
);

-- The rates of a code under an arrangement, packed (domain/payer-files/store/packed-rates).
create table payer_rates (
  payer_file_id integer not null references payer_files on delete cascade,
  code text not null,
  code_type text not null,
  arrangement text not null,
  block integer not null,
  rate_count integer not null,
  packed bytea not null,
  primary key (payer_file_id, code, code_type, arrangement, block)
);

-- What a plan allowed for care out of network.
create table payer_allowed_amounts (
  payer_file_id integer not null references payer_files on delete cascade,
  code text not null,
  code_type text not null,
  billing_class text not null,
  modifiers text[] not null,
  npi bigint not null,
  tax_number text not null,
  allowed numeric not null,
  billed numeric not null
);
create index payer_allowed_amounts_of_code on payer_allowed_amounts (payer_file_id, code);

-- Pages show what these say.
create constraint trigger count_data_change after insert or update or delete on payer_files
  deferrable initially deferred for each row execute function count_data_change();
create constraint trigger count_data_change after insert or update or delete on payer_file_plans
  deferrable initially deferred for each row execute function count_data_change();
create constraint trigger count_data_change after insert or update or delete on provider_files
  deferrable initially deferred for each row execute function count_data_change();
