-- Appeals of bills that people keep in their accounts: sealed with the account's key, ids, versions and times alone in clear.

create table account_appeals (
  appeal_id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  bill_id uuid not null references account_bills on delete cascade,
  -- Grows with each change.
  version integer not null default 1,
  sealed_appeal bytea not null,
  -- What a list shows of it.
  sealed_summary bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index account_appeals_account on account_appeals (account_id, created_at);
create index account_appeals_bill on account_appeals (bill_id);

-- Documents of appeals lie sealed beside those of their bill, and go away with either.
alter table account_files
  drop constraint account_files_kind_check,
  add column appeal_id uuid references account_appeals on delete cascade,
  add constraint account_files_kind_check check (
    kind in ('document', 'page') and appeal_id is null or kind = 'appeal-document' and appeal_id is not null
  );
create index account_files_appeal on account_files (appeal_id) where appeal_id is not null;
