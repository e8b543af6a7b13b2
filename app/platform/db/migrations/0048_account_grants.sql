-- Who may see and do what in another person's account. Names, relationship and email are sealed with the owner's key;
-- what stands here in clear are ids, times, states and permissions.
create table account_grants (
  grant_id uuid primary key,
  owner_account_id uuid not null references accounts on delete cascade,
  -- Null until the invitation is accepted, and again once that person's own account is deleted.
  authorised_account_id uuid references accounts on delete set null,
  permissions text[] not null check (permissions <@ array['view-bills', 'add-bills', 'run-audits', 'file-appeals']),
  starts_on date not null,
  -- Null: until it is revoked.
  ends_on date check (ends_on >= starts_on),
  -- The SHA-256 of the token in the invitation's link, and a keyed hash of the address that it is for: null once the
  -- invitation was answered or taken back.
  invitation_hash bytea not null unique,
  invitation_email_index bytea,
  invited_at timestamptz not null,
  invitation_ends_at timestamptz not null,
  accepted_at timestamptz,
  -- By the invited person, before or after accepting.
  declined_at timestamptz,
  -- By the owner.
  revoked_at timestamptz,
  sealed bytea not null,
  version integer not null default 1,
  created_at timestamptz not null
);

create index account_grants_of_owner on account_grants (owner_account_id);
create index account_grants_to_account on account_grants (authorised_account_id);
create index account_grants_to_email on account_grants (invitation_email_index) where invitation_email_index is not null;

-- What authorised persons did, once for each action, bill and hour, for the owner to read.
create table account_access_log (
  owner_account_id uuid not null references accounts on delete cascade,
  grant_id uuid not null references account_grants on delete cascade,
  action text not null,
  -- Null: the action is about no single bill.
  bill_id uuid,
  at timestamptz not null,
  -- The hour of `at`, which is the first time in it.
  hour timestamptz not null,
  constraint once_an_hour unique nulls not distinct (grant_id, hour, action, bill_id)
);

create index account_access_log_of_owner on account_access_log (owner_account_id);
