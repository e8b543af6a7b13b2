-- Files of bills that were accepted and wait to be read, with what is to become of them, sealed with their account's key. Whoever
-- reads says again and again that it lives; who does not any more is followed by another. What came of it stays for whoever
-- looks: codes and the bill's id.
create table waiting_bills (
  waiting_id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  sealed_order bytea not null,
  file_ids uuid[] not null,
  asked_at timestamptz not null default now(),
  reader_id uuid,
  alive_at timestamptz,
  tries integer not null default 0,
  pages_read integer,
  page_count integer,
  finished_at timestamptz,
  outcome jsonb,
  check ((finished_at is null) = (outcome is null)),
  check ((reader_id is null) = (alive_at is null))
);
create index waiting_bills_unread on waiting_bills (asked_at) where finished_at is null;
create index waiting_bills_account on waiting_bills (account_id);
