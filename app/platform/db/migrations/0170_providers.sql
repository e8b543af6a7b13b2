-- Who is behind an NPI, as NPPES says (domain/providers).
create table providers (
  npi bigint primary key,
  -- A person, else an organization.
  is_person boolean not null,
  name text not null,
  -- Another name of an organization ("doing business as"). Null: none.
  other_name text,
  address text,
  city text,
  state text,
  -- Five digits. Null: none in the United States.
  zip text,
  phone text,
  -- Places of practice besides the first one: objects of address, city, state, zip and phone.
  other_places jsonb not null default '[]',
  -- All taxonomy codes, the primary one first.
  taxonomies text[] not null,
  -- False: deactivated and not reactivated.
  is_active boolean not null,
  is_sample boolean not null default false
);

-- NUCC's names of taxonomy codes.
create table provider_taxonomies (
  code text primary key,
  name text not null
);

-- Services that Medicare paid a provider for (Medicare Physician & Other Practitioners, by provider and service).
create table provider_services (
  code text not null,
  npi bigint not null,
  primary key (code, npi)
);

-- The files that were imported last, one of each kind.
create table provider_files (
  kind text primary key check (kind in ('nppes', 'places', 'medicare', 'taxonomies')),
  file_name text not null,
  sha256 text not null,
  row_count integer not null,
  -- Those of the file that are kept.
  kept_count integer not null,
  -- Null: of all states.
  states text[],
  imported_at timestamptz not null default now(),
  is_sample boolean not null default false
);
