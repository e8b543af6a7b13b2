-- Of stays: which file says what a stay of weight 1 is paid (tables 1A to 1E); null where it comes with the site.
alter table national_amount_editions add column rates_file_id integer;
