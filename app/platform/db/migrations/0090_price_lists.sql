-- Hospitals that publish one list of prices (domain/price-lists, decision 040): pairs of hospitals that publish the same
-- prices of many services, the lower number first, and the lists that pairs make, named by their lowest hospital.
create table same_price_pairs (
  hospital_id integer not null references hospitals on delete cascade,
  other_id integer not null references hospitals on delete cascade,
  primary key (hospital_id, other_id)
);
create index same_price_pairs_of_other on same_price_pairs (other_id);

-- As the statistics count it.
create table price_list_members (
  hospital_id integer primary key references hospitals on delete cascade,
  price_list_id integer not null
);
create index price_list_members_of_list on price_list_members (price_list_id);

-- By which version of the rule pairs were found; another one finds all anew.
alter table site_totals add column price_list_rule integer not null default 0;

-- How many amounts the quartiles are of, where one list's equal amounts count once, and which amounts hospitals repeat:
-- of three hospitals of one list with one amount, two. Until pairs are found nobody repeats any.
alter table service_statistics
  add column gross_amount_count integer not null default 0,
  add column gross_repeats bytea not null default '',
  add column cash_amount_count integer not null default 0,
  add column cash_repeats bytea not null default '',
  add column negotiated_amount_count integer not null default 0,
  add column negotiated_repeats bytea not null default '';
update service_statistics set gross_amount_count = gross_count, cash_amount_count = cash_count,
  negotiated_amount_count = negotiated_count;
