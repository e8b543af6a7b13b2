-- Where price files come from by themselves. Times are the clock's of whoever looks, not now(), so that a month can be tried in minutes.

create table sources (
  source_id integer generated always as identity primary key,
  -- As it is asked for, with its scheme.
  address text not null unique,
  -- 'finder': a cms-hpt.txt, or the site that has one at its root; 'file': a price file.
  kind text not null check (kind in ('finder', 'file')),
  added_at timestamptz not null,
  paused_at timestamptz,
  -- Of the cms-hpt.txt: what the server said of it when it was read last, and how often it was not sent again since.
  etag text,
  last_modified text,
  unsent_looks integer not null default 0,
  checked_at timestamptz,
  next_look_at timestamptz not null,
  failures integer not null default 0,
  failing_since timestamptz,
  -- Why its cms-hpt.txt gives no price file; null: it gives some, or there is none to give any.
  reason text,
  written text not null default ''
);

create index sources_due on sources (next_look_at) where paused_at is null;

create table source_files (
  source_file_id integer generated always as identity primary key,
  source_id integer not null references sources on delete cascade,
  address text not null,
  source_page_url text,
  -- What the cms-hpt.txt calls the hospital.
  location_names text[] not null default '{}',
  -- The cms-hpt.txt names it still.
  is_named boolean not null default true,
  etag text,
  last_modified text,
  unsent_looks integer not null default 0,
  -- When the server sent it last, and did not say that it is the same.
  sent_at timestamptz,
  -- Of the bytes that were imported, held or rejected last.
  sha256 text,
  -- The import that its prices are of; its hospital is the one that is expected of the next file.
  import_id integer references imports on delete set null,
  checked_at timestamptz,
  changed_at timestamptz,
  failures integer not null default 0,
  failing_since timestamptz,
  reason text,
  written text not null default '',
  -- Why the importer refused the bytes, where `reason` is 'refused' (domain/imports/import-outcome).
  refusal jsonb,
  -- Why the bytes of `sha256` wait for a decision (domain/imports/hold); null: they do not.
  hold jsonb,
  held_at timestamptz,
  -- The bytes that somebody accepted, which come in whatever they are.
  accepted_sha256 text,
  -- Reasons that hold no file of this source any more.
  always_accepted text[] not null default '{}',
  unique (source_id, address)
);

create index source_files_of_import on source_files (import_id);

-- What is remembered of each web server, by scheme, name and port.
create table source_hosts (
  origin text primary key,
  -- Its robots.txt; null: it has none.
  robots text,
  robots_read_at timestamptz,
  not_before timestamptz
);

-- What was decided on files that were held.
create table source_decisions (
  decision_id integer generated always as identity primary key,
  source_id integer not null references sources on delete cascade,
  file_address text not null,
  sha256 text not null,
  decision text not null check (decision in ('accept', 'accept-always', 'reject')),
  reasons text[] not null,
  decided_at timestamptz not null
);
