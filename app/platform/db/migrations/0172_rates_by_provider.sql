-- Where the rates of a provider are, without reading what is packed: of each NPI the references that name it, of each reference its sets, of each
-- set the rows of payer_rates, of each row its service. Packed in blocks (domain/payer-files/store/rate-index).
create table payer_rate_index (
  payer_file_id integer not null references payer_files on delete cascade,
  part text not null check (part in ('npis', 'references', 'sets', 'services')),
  -- The first NPI, reference, set or row of the block.
  first_key bigint not null,
  packed bytea not null,
  primary key (payer_file_id, part, first_key)
);

-- The number of the row within its file. Null: it was stored before there was an index; its file is read anew by the next import.
alter table payer_rates add column row_no integer;
create unique index payer_rates_of_row on payer_rates (payer_file_id, row_no);
