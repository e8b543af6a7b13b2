-- A hospital keeps every number that its files gave, each by its kind: several files may give several. What files give in
-- place of a license number and is a CCN of the state (hospitals/stated-ccn) stands apart from the CCN of CMS's list.
alter table hospitals
  add column stated_ccns text[] not null default '{}',
  add column eins text[] not null default '{}',
  add column license_numbers text[] not null default '{}';
alter table merged_hospitals
  add column stated_ccns text[] not null default '{}',
  add column eins text[] not null default '{}',
  add column license_numbers text[] not null default '{}';

create function pg_temp.tidied(number text) returns text language sql immutable as $$
  select regexp_replace(upper(number), '[^A-Z0-9]', '', 'g')
$$;
create function pg_temp.is_ccn(number text, state text) returns boolean language sql immutable as $$
  select number ~ '^\d{2}(0\d{3}|1[23]\d\d|2[0-2]\d\d|3[03]\d\d|4[0-4]\d\d|\d{3}F)$' and exists (
    select from unnest(
      '{AL,AK,AZ,AR,CA,CO,CT,DE,DC,FL,GA,HI,ID,IL,IN,IA,KS,KY,LA,ME,MD,MA,MI,MN,MS,MO,MT,NE,NV,NH,NJ,NM,NY,NC,ND,OH,OK,OR,PA,PR,RI,SC,SD,TN,TX,UT,VT,VI,VA,WA,WV,WI,WY,AS,GU,MP,CA,CA,FL,FL,IL,IA,KS,LA,MD,MN,OH,PA,TX,TX}'::text[],
      '{01,02,03,04,05,06,07,08,09,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,64,65,66,55,75,68,69,78,76,70,71,80,77,72,73,67,74}'::text[]
    ) of_state(code, prefix) where code = state and prefix = left(number, 2))
$$;

update hospitals set stated_ccns = array[pg_temp.tidied(license_number)]
  where pg_temp.is_ccn(pg_temp.tidied(license_number), state);
update hospitals set license_numbers = array[pg_temp.tidied(license_number)]
  where license_number ~ '[1-9]' and stated_ccns = '{}';
update merged_hospitals set stated_ccns = array[pg_temp.tidied(license_number)]
  where pg_temp.is_ccn(pg_temp.tidied(license_number), state);
update merged_hospitals set license_numbers = array[pg_temp.tidied(license_number)]
  where license_number ~ '[1-9]' and stated_ccns = '{}';
drop function pg_temp.is_ccn(text, text);
drop function pg_temp.tidied(text);
-- The EIN stands in the names of the files that came in before. 00 is never issued.
update hospitals h set eins = named.eins
  from (
    select hospital_id, array_agg(distinct parts[1] || parts[2]) as eins
    from imports, regexp_match(file_name, '^(\d{2})-?(\d{7})(?:-\d{10})?_.+_standardcharges\y', 'i') parts
    where parts[1] <> '00'
    group by hospital_id
  ) named
  where named.hospital_id = h.hospital_id;

set constraints all immediate; -- the rows' deferred checks, which a change of the table would not wait for
alter table hospitals drop column license_number;
alter table merged_hospitals drop column license_number;

-- Two hospitals, or a hospital and a file that names it otherwise, that were taken for one: what it was told by, and
-- what makes them two again.
create table hospital_merges (
  merge_id integer generated always as identity primary key,
  kept_id integer not null references hospitals on delete cascade,
  -- Null: a file's words, never a hospital of its own.
  other_id integer,
  evidence text not null,
  -- The rule merged them, not the operator.
  is_automatic boolean not null,
  merged_at timestamptz not null default now(),
  -- From then on they are two, and the rule leaves them alone.
  taken_back_at timestamptz,
  import_ids integer[] not null,
  -- Rows of hospitals: the other one, and the kept one as it was before.
  other jsonb not null,
  kept_before jsonb not null,
  -- {otherLocations, keptLocations: [[name, address]], shortIds, mergeIds, pairIds, billIds}: what else went along.
  along jsonb not null
);

create index hospital_merges_of_kept on hospital_merges (kept_id);
