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
