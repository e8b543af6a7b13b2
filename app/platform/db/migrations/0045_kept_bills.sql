-- Bills that people keep in their accounts: sealed with the account's key, ids, times and states alone in clear.

create table account_bills (
  bill_id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  -- A draft is being checked by its owner, or was typed in part.
  state text not null check (state in ('draft', 'kept')),
  -- Grows with each change.
  version integer not null default 1,
  sealed_bill bytea not null,
  -- What a list shows of it.
  sealed_summary bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index account_bills_account on account_bills (account_id, created_at);

-- The files of bills, which lie sealed on the disk.
create table account_files (
  file_id uuid primary key,
  bill_id uuid not null references account_bills on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  -- What was sent, or the picture of one of its pages.
  kind text not null check (kind in ('document', 'page')),
  size_bytes bigint not null,
  created_at timestamptz not null
);
create index account_files_bill on account_files (bill_id);
create index account_files_account on account_files (account_id);
