-- Mail that waits to be sent. It goes away once it was sent, and unsent when what it leads to is over.
create table account_mail (
  mail_id uuid primary key,
  -- Whose it is; null: of somebody who has no account.
  account_id uuid references accounts on delete cascade,
  sealed_mail bytea not null,
  created_at timestamptz not null,
  ends_at timestamptz not null
);
create index account_mail_order on account_mail (created_at);
create index account_mail_account on account_mail (account_id);

-- Accounts that wait for their owner to follow the link in a mail and sign in.
create table account_sign_ups (
  token_hash bytea primary key,
  email_index bytea not null,
  sealed_sign_up bytea not null,
  password_hash text not null,
  ends_at timestamptz not null
);
create index account_sign_ups_end on account_sign_ups (ends_at);

-- What an account's owner can do once by a link in a mail.
create table account_links (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'change-email')),
  -- The new address, where it is to be changed.
  sealed_email bytea,
  ends_at timestamptz not null
);
create index account_links_account on account_links (account_id);
create index account_links_end on account_links (ends_at);

-- How often something was tried, by a keyed hash of who tried it or of what it was tried on; for a day at most.
create table account_attempts (
  limit_name text not null,
  subject bytea not null,
  attempts integer not null,
  last_at timestamptz not null,
  -- The next one is heard from then on; '-infinity': at once.
  heard_from timestamptz not null,
  primary key (limit_name, subject)
);
create index account_attempts_last on account_attempts (last_at);
