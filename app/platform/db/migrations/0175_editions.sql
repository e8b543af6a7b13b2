-- What is known of each edition of a hospital's price file, beside its numbers in imports.

-- When its address gave these bytes last; null: it was seen only when it came.
alter table imports add column last_seen_at timestamptz;

-- How an edition's prices differ from those of the one before, like for like.
create table edition_changes (
  import_id integer primary key references imports on delete cascade,
  former_import_id integer not null references imports on delete cascade,
  compared_count integer not null,
  -- By 1 % or more.
  up_count integer not null,
  down_count integer not null,
  -- Of all compared prices, the later one by the former; null: none can be compared.
  median_ratio double precision
);

create index edition_changes_of_former on edition_changes (former_import_id);

-- When the address of an edition had no file (404 or 410), as looks met it.
create table file_absences (
  import_id integer not null references imports on delete cascade,
  source_file_id integer references source_files on delete set null,
  gone_at timestamptz not null,
  last_gone_at timestamptz not null,
  looks integer not null,
  -- When there was a file again; null: not yet.
  back_at timestamptz,
  primary key (import_id, gone_at)
);

create index file_absences_of_source on file_absences (source_file_id) where back_at is null;
