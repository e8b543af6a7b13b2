-- What names a hospital in an address: two of one name in one city are told apart by nothing else that is short. Made of
-- the facts a hospital comes with and never changed afterwards, so that links hold through later price files, another
-- name in the hospital list and, from the same files, a database built anew (docs/decisions/014).

alter table hospitals add column short_id text collate "C";

create function short_id_of(hospital hospitals, attempt integer) returns text language sql immutable as $$
  select left(encode(sha256(convert_to(
    concat_ws('|', hospital.state, hospital.match_name, hospital.city, hospital.zip, hospital.street_number, attempt),
    'UTF8')), 'hex'), 10)
$$;

create unique index hospitals_short_id on hospitals (short_id);

-- Hospitals with the same facts, or with others that happen to come to the same ten digits, take the next attempt.
create function give_short_id() returns trigger language plpgsql as $$
declare
  attempt integer := 0;
begin
  loop
    new.short_id := short_id_of(new, attempt);
    exit when not exists (select from hospitals where short_id = new.short_id);
    attempt := attempt + 1;
  end loop;
  return new;
end
$$;

do $$
declare
  known hospitals;
  attempt integer;
begin
  for known in select * from hospitals order by hospital_id loop
    attempt := 0;
    while exists (select from hospitals where short_id = short_id_of(known, attempt)) loop
      attempt := attempt + 1;
    end loop;
    update hospitals set short_id = short_id_of(known, attempt) where hospital_id = known.hospital_id;
  end loop;
end
$$;

set constraints all immediate; -- the rows' deferred checks, which a change of the table would not wait for
alter table hospitals alter column short_id set not null;

create trigger hospitals_short_id before insert on hospitals for each row execute function give_short_id();
