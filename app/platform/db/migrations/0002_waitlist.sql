create table waitlist (
  email text primary key check (email = lower(email)),
  joined_at timestamptz not null,
  forwarded_at timestamptz,
  forward_attempts integer not null default 0,
  next_attempt_at timestamptz not null
);

create index waitlist_to_forward on waitlist (next_attempt_at) where forwarded_at is null;
