-- What pharmacies pay for drugs (NADAC) comes each week: its edition is a day.
alter table cms_files drop constraint cms_files_edition_check;
alter table cms_files add constraint cms_files_edition_check
  check (edition ~ '^20\d\d-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$');

-- Pages of drugs show it.
create constraint trigger count_added_drug_costs after insert on cms_files
  deferrable initially deferred for each row when (new.kind = 'drug-costs') execute function count_data_change();
create constraint trigger count_removed_drug_costs after delete on cms_files
  deferrable initially deferred for each row when (old.kind = 'drug-costs') execute function count_data_change();
