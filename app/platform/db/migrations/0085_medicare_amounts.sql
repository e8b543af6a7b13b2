-- What Medicare pays in the nation for a service, by which its prices are judged (decision 037). Filled by
-- keep-national-amounts from what comes with the site and from CMS's files that were imported.
create table national_amounts (
  code text collate "C" not null,
  code_type text collate "C" not null,
  -- '' = the whole service, '26' = the professional's reading of it.
  part text not null,
  -- What a hospital is paid, in dollars, and by which schedule; null: no amount of its own.
  hospital numeric,
  schedule text check (schedule in ('outpatient', 'laboratory', 'physician', 'stay')),
  -- What a professional is paid for work in a hospital.
  doctor numeric,
  primary key (code, code_type, part)
);

-- Which edition of each schedule the amounts are of; the file is null where it is the one that comes with the site.
create table national_amount_editions (
  schedule text primary key check (schedule in ('outpatient', 'laboratory', 'physician', 'stay')),
  edition text not null,
  cms_file_id integer
);

-- An amount that no price of others moves; null: Medicare sets none, and the middle of like prices judges.
alter table service_statistics add column medicare numeric;
alter table service_statistics alter column medicare set statistics 0;

-- Of several reasons the first counts.
alter type implausibility add value 'near-the-doctors-fee' after 'cash-above-gross';
alter type implausibility add value 'far-below-medicare' after 'near-the-doctors-fee';
alter type implausibility add value 'far-above-medicare' after 'far-below-its-like';
