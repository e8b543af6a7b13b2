-- Searching: the orders in which pages list prices, the words by which services are found, hospitals by name and place.

create extension if not exists pg_trgm;
create extension if not exists cube;

-- Lists by price: of a service in the nation, where the few thousand prices of other states are passed over in the
-- index, and of a subcategory in a state; its nation is the states merged.
create index prices_of_service on prices (code_type, code, price, state);
create index prices_of_subcategory on prices (subcategory, state, price);
-- What one hospital offers, and lists that go from hospital to hospital (nearest first, by name).
create index prices_of_hospital on prices (hospital_id, subcategory, code_type, code);

alter table services
  -- Words by their stems; A: our own name and the code, C: what a hospital called it.
  add column search_words tsvector not null generated always as (
    setweight(to_tsvector('english', coalesce(plain_name, '') || ' ' || code), 'A')
      || setweight(to_tsvector('english', description), 'C')) stored,
  -- For words that are misspelt.
  add column search_text text not null generated always as (
    lower(coalesce(plain_name || ' ', '') || description)) stored;

create index services_search_words on services using gin (search_words);
create index services_search_text on services using gin (search_text gin_trgm_ops);
create index services_code on services (code);
create index services_subcategory on services (subcategory);

-- A place as a point on the unit sphere: the straight line between two grows with the great circle's distance.
create function globe_point(latitude double precision, longitude double precision) returns cube
  language sql immutable strict parallel safe
  return cube(array[
    cos(radians(latitude)) * cos(radians(longitude)), cos(radians(latitude)) * sin(radians(longitude)),
    sin(radians(latitude))]);

-- Great-circle miles of such a line; the Earth's mean radius is 3958.8 miles.
create function chord_miles(chord double precision) returns double precision
  language sql immutable strict parallel safe
  return 2 * 3958.8 * asin(least(1, chord / 2));

create index hospitals_by_place on hospitals using gist (globe_point(latitude, longitude))
  where current_import_id is not null;
create index hospitals_by_name on hospitals (name, hospital_id) where current_import_id is not null;
create index hospitals_by_state on hospitals (state, name, hospital_id) where current_import_id is not null;
create index hospitals_by_city on hospitals (lower(city), state);
create index hospitals_by_zip on hospitals (zip);
create index hospitals_by_lower_name on hospitals (lower(name));
create index hospitals_by_match_name on hospitals (match_name);

alter table imports
  -- The middle one of the file's cash prices as parts of their gross charges; null where it publishes no such pair.
  add column cash_to_gross_ratio numeric;

update imports i set cash_to_gross_ratio = (
  select percentile_disc(0.5) within group (order by round(cash / gross, 4)) from prices p
  where p.hospital_id = i.hospital_id and p.import_id = i.import_id and p.gross > 0)
from hospitals h where h.current_import_id = i.import_id;
