-- What health plans decided about claims, as people keep it in their accounts: sealed with the account's key, ids, times and
-- states alone in clear.

create table account_explanations (
  explanation_id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  -- A draft is being checked by its owner.
  state text not null check (state in ('draft', 'kept')),
  -- Grows with each change.
  version integer not null default 1,
  sealed_explanation bytea not null,
  -- What a list shows of it.
  sealed_summary bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index account_explanations_account on account_explanations (account_id, created_at);

-- What their owner decided about a claim and a bill: that the claim is about the bill, or that it is not.
create table account_claim_links (
  explanation_id uuid not null references account_explanations on delete cascade,
  claim_index integer not null check (claim_index >= 0),
  bill_id uuid not null references account_bills on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  state text not null check (state in ('confirmed', 'parted')),
  primary key (explanation_id, claim_index, bill_id)
);
create index account_claim_links_bill on account_claim_links (bill_id);
create index account_claim_links_account on account_claim_links (account_id);

-- Their files lie sealed beside those of bills.
alter table account_files
  alter column bill_id drop not null,
  add column explanation_id uuid references account_explanations on delete cascade,
  add constraint account_files_of_one_paper check (num_nonnulls(bill_id, explanation_id) = 1);
create index account_files_explanation on account_files (explanation_id) where explanation_id is not null;
