-- Audits of bills that people keep in their accounts: sealed with the account's key, ids and times alone in clear.

create table account_audits (
  audit_id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  bill_id uuid not null references account_bills on delete cascade,
  sealed_audit bytea not null,
  -- What a list shows of it.
  sealed_summary bytea not null,
  created_at timestamptz not null
);
create index account_audits_account on account_audits (account_id, created_at);
create index account_audits_bill on account_audits (bill_id);

-- What a form for an audit said before it was sent, one for a bill.
create table account_audit_drafts (
  bill_id uuid primary key references account_bills on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  sealed_fields bytea not null,
  updated_at timestamptz not null
);
create index account_audit_drafts_account on account_audit_drafts (account_id);

-- Findings that somebody called wrong, for the operator: nothing in a row leads to an account, an audit or a bill.
create table disputed_findings (
  dispute_id uuid primary key,
  rule text not null,
  kind text not null,
  -- Of the coding edits that the finding rests on; null: it rests on none.
  edition text,
  reason text not null,
  -- In the person's own words, and only where they agreed to share them.
  shared_comment text,
  disputed_on date not null
);
