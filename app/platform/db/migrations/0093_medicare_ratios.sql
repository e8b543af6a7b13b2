-- Hospitals' discounted cash prices divided by what Medicare pays in the nation for the same thing: 2.5 = 250 percent.
-- Decision 041. A quarter of all ratios is no higher than the first.

-- Over all services of a hospital, each once.
create table hospital_medicare_ratios (
  hospital_id integer primary key references hospitals on delete cascade,
  service_count integer not null,
  p25 double precision not null,
  median double precision not null,
  p75 double precision not null
);

-- Over all prices of a state's hospitals. '' = all categories, all subcategories, all settings.
create table state_medicare_ratios (
  category text collate "C" not null,
  subcategory text collate "C" not null,
  setting text collate "C" not null,
  state text collate "C" not null,
  hospital_count integer not null,
  service_count integer not null,
  price_count integer not null,
  p25 double precision not null,
  median double precision not null,
  p75 double precision not null,
  primary key (category, subcategory, setting, state)
);

-- States whose prices changed since their ratios were worked out.
create table stale_medicare_states (state text collate "C" primary key);
insert into stale_medicare_states select distinct state from hospitals where current_import_id is not null;

create constraint trigger count_data_change after delete on stale_medicare_states
  deferrable initially deferred for each row execute function count_data_change();
