-- The round of the sources that is under way, if one is (domain/sources/round-notes).
create table source_round (
  is_only boolean primary key default true check (is_only),
  started_at timestamptz not null,
  -- When its process last wrote here: one that was killed leaves the row behind.
  noted_at timestamptz not null,
  source_count integer not null,
  looked_count integer not null,
  -- The file that is being imported. Null: none is.
  file_name text,
  read_bytes bigint not null default 0,
  size_bytes bigint not null default 0,
  read_seconds double precision not null default 0,
  -- An operator asked it to end.
  is_to_stop boolean not null default false
);
