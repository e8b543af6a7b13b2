-- What a bill's owner notes about it, and what happens by itself.

-- Sealed with the account's key: who was called and what was said, and whether a collection agency asks for the bill.
create table account_case_files (
  bill_id uuid primary key references account_bills on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  sealed_file bytea not null,
  updated_at timestamptz not null
);
create index account_case_files_account on account_case_files (account_id);

-- What their owner decided about two bills: they are of one visit, or not. The lower id comes first.
create table account_visit_pairs (
  bill_id uuid not null references account_bills on delete cascade,
  other_bill_id uuid not null references account_bills on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  state text not null check (state in ('joined', 'parted')),
  primary key (bill_id, other_bill_id),
  check (bill_id < other_bill_id)
);
create index account_visit_pairs_other on account_visit_pairs (other_bill_id);
create index account_visit_pairs_account on account_visit_pairs (account_id);

-- Bills that are to be audited by themselves.
create table bills_to_audit (
  bill_id uuid primary key references account_bills on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  asked_at timestamptz not null default now(),
  -- How often an audit failed by a fault of ours.
  failures integer not null default 0
);
create index bills_to_audit_order on bills_to_audit (asked_at);
create index bills_to_audit_account on bills_to_audit (account_id);

-- An audit that nobody asked for: the next such one takes its place.
alter table account_audits add column is_automatic boolean not null default false;
