-- What a hospital's prices of a family of services are like: shares of whole prices, professional fees and parts, and the
-- logarithms of the multiples of Medicare's amounts around which they lie. By it each price is told (decision 062).
create table price_fits (
  hospital_id integer not null references hospitals on delete cascade,
  family text not null check (family in ('operation', 'imaging', 'visit')),
  whole_share float8 not null,
  fee_share float8 not null,
  part_share float8 not null,
  whole_level float8 not null,
  fee_level float8 not null,
  primary key (hospital_id, family)
);

-- Of several reasons the first counts.
alter type implausibility add value 'professional-fee' after 'cash-above-gross';
alter type implausibility add value 'part-of-service' after 'professional-fee';

-- No such file: has all prices judged anew at the next count.
update national_amount_editions set cms_file_id = -1;
