-- The lowest and the highest price of a subcategory in a state, so that a list of a category in the nation does not look
-- up hundreds of them. Null: its prices there were not published, or are placeholders.

create table price_ranges (
  subcategory text not null,
  state text collate "C" not null,
  lowest numeric,
  highest numeric,
  primary key (subcategory, state)
);

insert into price_ranges
  select subcategory, state, min(price), max(price) from prices group by subcategory, state;

-- The services that most hospitals offer. hospital_count itself bears no index: each import changes it, and a change of
-- an indexed column writes to all indexes of the row, those of its words too.
create table popular_services (
  code_type text collate "C" not null,
  code text collate "C" not null,
  hospital_count integer not null,
  primary key (code, code_type)
);

insert into popular_services
  select code_type, code, hospital_count from services where hospital_count > 0
  order by hospital_count desc, code_type, code limit 1000;

-- With the hospital in it, prices of a service are counted without a look at each row.
drop index prices_of_service;
create index prices_of_service on prices (code_type, code, price, state) include (hospital_id, charge_no);
