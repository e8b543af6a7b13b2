-- Names and addresses lose what nobody sees or what turns the reading direction of what follows: as they are tidied
-- where they come in (domain/forms/tidy-text). A name that consists of nothing else stays as it is.
create function pg_temp.tidied(written text) returns text language sql immutable as $$
  select coalesce(
    nullif(btrim(regexp_replace(written, '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u180b-\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb]', '', 'g')), ''),
    written)
$$;

update hospitals
  set name = pg_temp.tidied(name), city = pg_temp.tidied(city), street = pg_temp.tidied(street), address = pg_temp.tidied(address)
  where (name, city, street, address)
    is distinct from (pg_temp.tidied(name), pg_temp.tidied(city), pg_temp.tidied(street), pg_temp.tidied(address));

update shared_bills set hospital_name = pg_temp.tidied(hospital_name)
  where hospital_name is distinct from pg_temp.tidied(hospital_name);
drop function pg_temp.tidied(text);
