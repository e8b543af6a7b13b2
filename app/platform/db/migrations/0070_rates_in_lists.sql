-- The rates of a charge are one row: a list for each thing that they say, instead of a row for each rate (decision 031).
-- A list is text: its values, separated by commas and empty where a rate has none ('692.23,,140'); one value that holds
-- for all ('692.23'); or a number from which they go up one by one ('12+'). Null = none of the rates has one. Amounts
-- are exact decimals, as they always were.

-- The rates as rows stay beside them until 0071 has packed each file's and 0072 has counted them.
alter table negotiated_charges rename to rate_rows;

create table charge_rates (
  hospital_id integer not null,
  import_id integer not null,
  charge_no integer not null,
  -- Of the rates of the file, in its order, from 1. A file that repeats a charge far apart has several rows of it.
  first_rate_no integer not null,
  rate_count integer not null,
  plans text not null,
  dollars text,
  percentages text,
  -- As in rate_texts.
  algorithms text,
  -- The methodology's place in its type, from 1.
  methodologies text,
  estimated_amounts text,
  median_amounts text,
  percentiles_10 text,
  percentiles_90 text,
  -- Of the allowed amounts; '1' = '1 through 10', for no file says less than eleven otherwise.
  claim_counts text,
  -- As in rate_texts.
  notes text,
  -- As in standard_charges: the row or the item.
  source_rows text not null,
  primary key (hospital_id, import_id, charge_no, first_rate_no)
);

-- What the rates of a file say in words, each once: notes and algorithms.
create table rate_texts (
  hospital_id integer not null,
  import_id integer not null,
  text_no integer not null,
  text text not null,
  primary key (hospital_id, import_id, text_no)
);

alter table charge_rates
  alter column plans set statistics 0, alter column dollars set statistics 0,
  alter column percentages set statistics 0, alter column algorithms set statistics 0,
  alter column methodologies set statistics 0, alter column estimated_amounts set statistics 0,
  alter column median_amounts set statistics 0, alter column percentiles_10 set statistics 0,
  alter column percentiles_90 set statistics 0, alter column claim_counts set statistics 0,
  alter column notes set statistics 0, alter column source_rows set statistics 0;
alter table rate_texts alter column text set statistics 0;

-- The values of a list of so many. In PL/pgSQL, as one in SQL would be written out into each query that opens lists, and
-- planning it would take longer than reading.
create function listed(list text, value_count integer) returns text[] language plpgsql immutable strict parallel safe
as $$
declare
  first_number integer;
begin
  if strpos(list, ',') > 0 then
    return string_to_array(list, ',', '');
  elsif right(list, 1) = '+' then
    first_number := rtrim(list, '+');
    return array(select place::text from generate_series(first_number, first_number + value_count - 1) place);
  end if;
  return array_fill(list, array[value_count]);
end
$$;

-- Whether a list of so many numbers has one, which is told without opening it.
create function lists_number(list text, value_count integer, number integer) returns boolean
  language sql immutable parallel safe
  return case when right(list, 1) = '+' then number - rtrim(list, '+')::integer between 0 and value_count - 1
    else strpos(',' || list || ',', ',' || number || ',') > 0 end;

-- Each rate as a row, opened from its charge's lists. What only needs amounts by plan reads rate_dollars, which opens
-- two of them.
create view negotiated_charges as
select r.hospital_id, r.import_id, r.charge_no, r.first_rate_no + place::integer - 1 as rate_no, plan_no::integer,
  dollar::numeric, percentage::numeric, algorithm.text as algorithm,
  (enum_range(null::methodology))[methodology_no::integer] as methodology, estimated_amount::numeric,
  median_amount::numeric, percentile_10::numeric, percentile_90::numeric,
  case claim_count when '1' then '1 through 10' else claim_count end as claim_count, note.text as notes,
  source_row::integer
from charge_rates r
cross join lateral unnest(listed(plans, rate_count), listed(dollars, rate_count), listed(percentages, rate_count),
  listed(algorithms, rate_count), listed(methodologies, rate_count), listed(estimated_amounts, rate_count),
  listed(median_amounts, rate_count), listed(percentiles_10, rate_count), listed(percentiles_90, rate_count),
  listed(claim_counts, rate_count), listed(r.notes, rate_count), listed(source_rows, rate_count))
  with ordinality rate(plan_no, dollar, percentage, algorithm_no, methodology_no, estimated_amount, median_amount,
    percentile_10, percentile_90, claim_count, note_no, source_row, place)
left join rate_texts algorithm on algorithm.hospital_id = r.hospital_id and algorithm.import_id = r.import_id
  and algorithm.text_no = algorithm_no::integer
left join rate_texts note on note.hospital_id = r.hospital_id and note.import_id = r.import_id
  and note.text_no = note_no::integer;

create view rate_dollars as
select r.hospital_id, r.import_id, r.charge_no, r.first_rate_no + place::integer - 1 as rate_no, plan_no::integer,
  dollar::numeric
from charge_rates r
cross join lateral unnest(listed(plans, rate_count), listed(dollars, rate_count)) with ordinality rate(plan_no, dollar, place);
