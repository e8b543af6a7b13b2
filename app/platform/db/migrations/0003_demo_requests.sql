create table demo_requests (
  id uuid primary key,
  name text not null,
  email text not null,
  organisation text,
  message text,
  requested_at timestamptz not null
);
