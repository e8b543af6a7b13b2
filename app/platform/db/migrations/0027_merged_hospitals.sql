-- A hospital that turned out to be another one: its short id leads there, and so does a price file that names it as it
-- was named.
create table merged_hospitals (
  short_id text collate "C" primary key,
  hospital_id integer not null references hospitals on delete cascade,
  name text not null,
  match_name text not null,
  state text not null,
  city text,
  street text,
  zip text,
  npis text[] not null default '{}',
  license_number text
);

create index merged_hospitals_of_hospital on merged_hospitals (hospital_id);
create index merged_hospitals_by_name on merged_hospitals (state, match_name);

-- An id that leads elsewhere is not given to a new hospital of the same facts.
create or replace function give_short_id() returns trigger language plpgsql as $$
declare
  attempt integer := 0;
begin
  loop
    new.short_id := short_id_of(new, attempt);
    exit when not exists (select from hospitals where short_id = new.short_id)
      and not exists (select from merged_hospitals where short_id = new.short_id);
    attempt := attempt + 1;
  end loop;
  return new;
end
$$;
