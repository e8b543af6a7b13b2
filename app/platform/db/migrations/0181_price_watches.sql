-- Accounts that asked to be told by mail when a price of their saved list moves. No row: they did not.
create table price_watches (
  account_id uuid primary key references accounts on delete cascade,
  -- What each saved price was when it was told or saved last, and the token of the link that ends this, with the account's key.
  sealed_watch bytea not null,
  -- Of the token, so that the link works without signing in.
  token_hash bytea not null unique,
  -- The version of prices that was looked at last (data_version.prices_version).
  seen_version bigint not null,
  looked_at timestamptz not null
);
create index price_watches_looked on price_watches (looked_at);
