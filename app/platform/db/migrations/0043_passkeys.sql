-- The passkeys of accounts: what a device proves itself by is sealed, and found by a keyed hash.
create table account_passkeys (
  passkey_id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  credential_index bytea not null unique,
  sealed_passkey bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index account_passkeys_account on account_passkeys (account_id);

-- What passkeys have answered, so that no answer is taken twice.
create table account_answered_challenges (
  challenge_hash bytea primary key,
  ends_at timestamptz not null
);
create index account_answered_challenges_end on account_answered_challenges (ends_at);
