-- CMS's files of coding edits and fees, dated editions side by side. Codes, indicators and amounts alone: no descriptors.

create table cms_files (
  cms_file_id integer primary key generated always as identity,
  kind text not null,
  -- Whose services it judges; null: the kind makes no such difference.
  edit_table text check (edit_table in ('practitioner', 'hospital', 'dme')),
  -- The month that it is for or begins with, as 2026-07.
  edition text not null check (edition ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  -- Of an edition in several files.
  part smallint,
  file_name text not null,
  sha256 text not null,
  size_bytes bigint not null,
  row_count integer not null,
  first_code text not null,
  last_code text not null,
  imported_at timestamptz not null default now(),
  unique nulls not distinct (kind, edit_table, edition, part)
);

-- The pairs of a first code, packed (packed-pairs.ts): a row each would be millions, which no query needs apart.
create table cms_pairs (
  cms_file_id integer not null references cms_files on delete cascade,
  column1 text not null,
  pairs bytea not null,
  primary key (cms_file_id, column1)
);

-- What the other kinds say of a code (cms-entries.ts), or of a state.
create table cms_entries (
  cms_file_id integer not null references cms_files on delete cascade,
  code text not null,
  entries jsonb not null,
  primary key (cms_file_id, code)
);
