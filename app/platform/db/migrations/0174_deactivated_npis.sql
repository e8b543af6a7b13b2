-- NPPES's monthly report of deactivated NPIs is a kind of its own.
alter table provider_files drop constraint provider_files_kind_check;
alter table provider_files add constraint provider_files_kind_check
  check (kind in ('nppes', 'places', 'deactivated', 'medicare', 'taxonomies'));
