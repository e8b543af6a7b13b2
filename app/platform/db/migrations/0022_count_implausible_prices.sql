-- How many prices of a kind are far from the middle of their like, and so in no figure of it. All is counted anew at the
-- next start.
delete from service_statistics;
delete from category_statistics;
delete from price_ranges;
delete from popular_services;
update services set hospital_count = 0 where hospital_count > 0;
update site_totals set service_count = 0;
update hospitals set summarised_import_id = null where summarised_import_id is not null;
update prices set implausible = null where implausible in ('far-below-its-like', 'far-above-its-like');

alter table service_statistics
  add column gross_implausible_count integer not null,
  add column cash_implausible_count integer not null,
  add column negotiated_implausible_count integer not null;
alter table service_statistics
  alter column gross_implausible_count set statistics 0, alter column cash_implausible_count set statistics 0,
  alter column negotiated_implausible_count set statistics 0;
