-- repeated
-- Packs the rates of one file into charge_rates and compares each with its row, place among those of its charge included;
-- decision 031. A database that was stopped goes on with the next file.

create or replace function pg_temp.list_of(items text[]) returns text language sql immutable
  return case when array_remove(items, null) = '{}' then null
    when array_position(items, null) is null and items[1] = all (items) then items[1]
    else array_to_string(items, ',', '') end;

create or replace function pg_temp.list_of_numbers(numbers integer[]) returns text language sql immutable
  return case when cardinality(numbers) > 1 and numbers = array(
      select numbers[1] + place from generate_series(0, cardinality(numbers) - 1) place)
    then numbers[1] || '+' else pg_temp.list_of(numbers::text[]) end;

create or replace function pg_temp.next_file() returns imports language sql stable as $$
  select i.* from imports i
  where exists (select from rate_rows r where r.hospital_id = i.hospital_id and r.import_id = i.import_id)
    and not exists (select from charge_rates c where c.hospital_id = i.hospital_id and c.import_id = i.import_id)
  order by import_id limit 1
$$;

do $$
declare
  file imports := pg_temp.next_file();
  former record;
  present record;
begin
  if file.import_id is null then
    return;
  end if;
  insert into rate_texts (hospital_id, import_id, text_no, text)
    select file.hospital_id, file.import_id, row_number() over (order by first_no), text
    from (
      select text, min(rate_no) as first_no
      from rate_rows n cross join unnest(array[algorithm, notes]) said(text)
      where n.hospital_id = file.hospital_id and n.import_id = file.import_id and text is not null
      group by text) said;
  -- Else the database would compare each rate with each text.
  analyze rate_texts;
  insert into charge_rates
    select file.hospital_id, file.import_id, charge_no, min(rate_no), count(*),
      pg_temp.list_of_numbers(array_agg(plan_no)), pg_temp.list_of(array_agg(dollar::text)),
      pg_temp.list_of(array_agg(percentage::text)), pg_temp.list_of(array_agg(algorithm_no::text)),
      pg_temp.list_of(array_agg(array_position(enum_range(null::methodology), methodology)::text)),
      pg_temp.list_of(array_agg(estimated_amount::text)), pg_temp.list_of(array_agg(median_amount::text)),
      pg_temp.list_of(array_agg(percentile_10::text)), pg_temp.list_of(array_agg(percentile_90::text)),
      pg_temp.list_of(array_agg(case claim_count when '1 through 10' then '1' else claim_count end)),
      pg_temp.list_of(array_agg(note_no::text)), pg_temp.list_of_numbers(array_agg(source_row))
    from (
      select n.*, a.text_no as algorithm_no, t.text_no as note_no
      from rate_rows n
      left join rate_texts a on a.hospital_id = n.hospital_id and a.import_id = n.import_id and a.text = n.algorithm
      left join rate_texts t on t.hospital_id = n.hospital_id and t.import_id = n.import_id and t.text = n.notes
      where n.hospital_id = file.hospital_id and n.import_id = file.import_id
      order by n.charge_no, n.rate_no) rate
    group by charge_no;
  -- Each rate with its place among those of its charge.
  select count(*), sum(hashtextextended(concat_ws('|', charge_no, place, plan_no, coalesce(dollar::text, '-'),
      coalesce(percentage::text, '-'), coalesce(algorithm, '-'), coalesce(methodology::text, '-'),
      coalesce(estimated_amount::text, '-'), coalesce(median_amount::text, '-'), coalesce(percentile_10::text, '-'),
      coalesce(percentile_90::text, '-'), coalesce(claim_count, '-'), coalesce(notes, '-'), source_row), 0)::numeric)
    into former
    from (
      select n.*, row_number() over (partition by charge_no order by rate_no) as place from rate_rows n
      where n.hospital_id = file.hospital_id and n.import_id = file.import_id) n;
  select count(*), sum(hashtextextended(concat_ws('|', charge_no, place, plan_no, coalesce(dollar::text, '-'),
      coalesce(percentage::text, '-'), coalesce(algorithm, '-'), coalesce(methodology::text, '-'),
      coalesce(estimated_amount::text, '-'), coalesce(median_amount::text, '-'), coalesce(percentile_10::text, '-'),
      coalesce(percentile_90::text, '-'), coalesce(claim_count, '-'), coalesce(notes, '-'), source_row), 0)::numeric)
    into present
    from (
      select n.*, row_number() over (partition by charge_no order by rate_no) as place from negotiated_charges n
      where n.hospital_id = file.hospital_id and n.import_id = file.import_id) n;
  if former is distinct from present then
    raise exception 'The rates of import % would not be the same: % and %', file.import_id, former, present;
  end if;
end
$$;

select where (pg_temp.next_file()).import_id is not null;
