-- Every statistic that pages show. Quartiles are of published prices (the value at rank n·q, rounded up), each hospital
-- counted once for each service. A distribution holds all the prices the quartiles are of, so that an import can add
-- and take away its own without reading the others, and states can be joined to the nation.

create table service_statistics (
  code_type text collate "C" not null,
  code text collate "C" not null,
  setting setting not null,
  billing_class text not null,
  modifiers text not null,
  drug_unit text not null,
  state text collate "C" not null,
  hospital_count integer not null,
  gross_count integer not null,
  gross_p25 numeric,
  gross_median numeric,
  gross_p75 numeric,
  gross_distribution bytea not null,
  cash_count integer not null,
  cash_p25 numeric,
  cash_median numeric,
  cash_p75 numeric,
  cash_distribution bytea not null,
  negotiated_count integer not null,
  negotiated_p25 numeric,
  negotiated_median numeric,
  negotiated_p75 numeric,
  negotiated_distribution bytea not null,
  primary key (code, code_type, setting, billing_class, modifiers, drug_unit, state)
);

-- Prices of all services of a category, to three significant digits. '' = all subcategories, all settings.
create table category_statistics (
  category text collate "C" not null,
  subcategory text collate "C" not null,
  setting text collate "C" not null,
  state text collate "C" not null,
  hospital_count integer not null,
  gross_count integer not null,
  gross_p25 numeric,
  gross_median numeric,
  gross_p75 numeric,
  gross_distribution bytea not null,
  cash_count integer not null,
  cash_p25 numeric,
  cash_median numeric,
  cash_p75 numeric,
  cash_distribution bytea not null,
  negotiated_count integer not null,
  negotiated_p25 numeric,
  negotiated_median numeric,
  negotiated_p75 numeric,
  negotiated_distribution bytea not null,
  primary key (category, subcategory, setting, state)
);
