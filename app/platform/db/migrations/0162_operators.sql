-- Accounts that run the site at /admin, who is there now, and what they did.
create table operators (
  account_id uuid primary key references accounts on delete cascade,
  granted_at timestamptz not null
);

-- A session of an account that has shown its second factor for /admin, a short while ago.
create table operator_entries (
  session_id uuid primary key references account_sessions (session_id) on delete cascade,
  entered_at timestamptz not null,
  last_used_at timestamptz not null
);

create table operator_acts (
  act_id integer generated always as identity primary key,
  -- Null: the account is gone.
  account_id uuid references accounts on delete set null,
  act text not null,
  -- What it was done to: an address, a file.
  about text not null,
  acted_at timestamptz not null
);
