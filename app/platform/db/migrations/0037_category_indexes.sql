-- How the prices of a state stand to the nation's over the like services of a category: each service's middle price in the
-- state divided by the nation's, weighted with the hospitals of the nation that publish one. Decision 020.

-- '' = all subcategories, all settings.
create table category_indexes (
  category text collate "C" not null,
  subcategory text collate "C" not null,
  setting text collate "C" not null,
  kind text collate "C" not null,
  state text collate "C" not null,
  -- Like services that count.
  service_count integer not null,
  -- 1 = the nation. Of the services' ratios, by weight: a quarter of all is no higher than the first.
  p25 double precision not null,
  median double precision not null,
  p75 double precision not null,
  -- The middle one of the services' upper quartiles in the state divided by their lower ones; null: none has both.
  spread double precision,
  primary key (category, subcategory, setting, kind, state)
);

-- Categories whose statistics changed since their indexes were worked out.
create table stale_category_indexes (category text collate "C" primary key);
insert into stale_category_indexes select distinct category from category_statistics;

create constraint trigger count_data_change after delete on stale_category_indexes
  deferrable initially deferred for each row execute function count_data_change();
