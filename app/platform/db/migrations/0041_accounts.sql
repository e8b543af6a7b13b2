-- Accounts. What is about a person is sealed with the account's own key (bytea); rows show ids, times and hashes alone.

-- The key that wraps every account's key, by an id of its own, never the key: one row, two while it is changed.
create table master_key (
  key_id text primary key,
  -- What makes the hashes that sealed texts are found by; it stays when the master key is changed.
  wrapped_index_key bytea not null
);

create table accounts (
  account_id uuid primary key,
  -- Null for the sample account, which nobody signs in to by email.
  email_index bytea unique,
  key_id text not null references master_key,
  wrapped_key bytea not null,
  -- argon2id, with its parameters; null for the sample account.
  password_hash text,
  sealed_profile bytea not null,
  -- Null: none is set up.
  sealed_second_factor bytea,
  is_sample boolean not null default false,
  -- Of the profile: grows with each change.
  version integer not null default 1,
  created_at timestamptz not null
);
create unique index accounts_sample on accounts (is_sample) where is_sample;
create index accounts_key_id on accounts (key_id);

create table account_sessions (
  -- Of the token in the cookie.
  session_hash bytea primary key,
  -- What a list names it by.
  session_id uuid not null unique,
  account_id uuid not null references accounts on delete cascade,
  sealed_device bytea not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- However often it is used.
  expires_at timestamptz not null
);
create index account_sessions_account on account_sessions (account_id);
create index account_sessions_expiry on account_sessions (expires_at);
