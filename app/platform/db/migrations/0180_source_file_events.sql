-- When a source's price file began to fail, and when it came in again: what feeds of changes tell. `reason` is the source's own
-- (domain/sources/source); null: it came in again.
create table source_file_events (
  event_id integer generated always as identity primary key,
  source_file_id integer not null references source_files on delete cascade,
  reason text,
  happened_at timestamptz not null
);

create index source_file_events_of_file on source_file_events (source_file_id, happened_at desc);

-- Whoever writes it: a look, a cms-hpt.txt that names a file no more, a decision. The clock is that of the look.
create function record_source_file_event() returns trigger language plpgsql as $$
begin
  insert into source_file_events (source_file_id, reason, happened_at)
  values (new.source_file_id, new.reason, coalesce(new.failing_since, new.checked_at, now()));
  return null;
end
$$;

create trigger record_source_file_event after update on source_files
  for each row when ((old.failing_since is null) <> (new.failing_since is null))
  execute function record_source_file_event();

-- The moves of a service, for its feed.
create index price_moves_of_service on price_moves (code_type, code);
