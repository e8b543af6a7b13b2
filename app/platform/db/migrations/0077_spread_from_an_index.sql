-- All prices of a service are listed for their spread: with these columns from the index alone, in place of a page of
-- prices for each hospital.
delete from postponed_indexes where name = 'prices_of_service';
drop index if exists prices_of_service;
create index prices_of_service on prices (code_type, code, price_group, price, state)
  include (hospital_id, charge_no, setting, import_id, modifiers, drug_unit);
