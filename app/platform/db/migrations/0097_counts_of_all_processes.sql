-- What clients did in the present while, counted by all processes together. Never an address: a hash of it under a key that is
-- made of the while's random id, and gone with it. Unlogged: after a crash counts begin anew, and no log holds an id.
create unlogged table limit_windows (
  limit_name text primary key,
  window_id uuid not null,
  ends_at timestamptz not null
);

create unlogged table limit_counts (
  window_id uuid not null,
  client bytea not null,
  count integer not null,
  primary key (window_id, client)
);
