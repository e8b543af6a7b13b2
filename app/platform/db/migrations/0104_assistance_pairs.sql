-- Which corporation runs which hospital, as an operator loaded it: evidence for matching, as the EIN of a price file is.
create table assistance_ein_pairs (
  ccn text not null,
  ein text not null,
  primary key (ccn, ein)
);
