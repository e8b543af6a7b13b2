-- How far the bills that are read now are, for every process that is asked. Never a word of a bill: counts, and an
-- outcome of codes and the shared bill's id. Unlogged: after a crash no reading goes on.
create unlogged table bill_readings (
  reading_id uuid primary key,
  pages_read integer,
  page_count integer,
  started_at timestamptz not null default now(),
  -- The process that reads says again and again that it lives, and somebody who waits that they do.
  alive_at timestamptz not null default now(),
  looked_at timestamptz not null default now(),
  finished_at timestamptz,
  outcome jsonb,
  check ((finished_at is null) = (outcome is null))
);
