-- What visitors propose. The project's own items stand in the code, app/content/roadmap-items.ts.
create table roadmap_ideas (
  idea_id integer primary key generated always as identity,
  title text not null,
  description text not null,
  -- To ask back with, as long as the idea is held; never shown.
  email text,
  -- 'held' until a moderator has read it.
  state text not null check (state in ('held', 'idea', 'planned', 'in-progress', 'shipped')),
  state_since timestamptz not null,
  constraint accepted_idea_keeps_no_email check (state = 'held' or email is null)
);

-- Where the operator has moved items of the project.
create table roadmap_moves (
  item_key text primary key,
  state text not null check (state in ('idea', 'planned', 'in-progress', 'shipped')),
  state_since timestamptz not null
);

-- `voter` says of which kind it is and which one: 'visitor:' and the hash of the id in the visitor's cookie.
create table roadmap_votes (
  item_key text not null,
  voter text not null,
  primary key (item_key, voter)
);

-- What shows on the roadmap is part of what public pages show (0007), and of no table that can be downloaded (0010).
create function count_roadmap_change() returns trigger language plpgsql as $$
declare
  this_transaction text := pg_current_xact_id();
begin
  if current_setting('faircharge.counted_roadmap', true) is distinct from this_transaction then
    perform set_config('faircharge.counted_roadmap', this_transaction, true);
    update data_version set version = version + 1;
  end if;
  return null;
end
$$;

-- Held ideas do not show.
create constraint trigger count_roadmap_change after insert or update on roadmap_ideas
  deferrable initially deferred for each row when (new.state <> 'held') execute function count_roadmap_change();
create constraint trigger count_roadmap_removal after delete on roadmap_ideas
  deferrable initially deferred for each row when (old.state <> 'held') execute function count_roadmap_change();
create constraint trigger count_roadmap_change after insert or update or delete on roadmap_moves
  deferrable initially deferred for each row execute function count_roadmap_change();
create constraint trigger count_roadmap_change after insert or update or delete on roadmap_votes
  deferrable initially deferred for each row execute function count_roadmap_change();
