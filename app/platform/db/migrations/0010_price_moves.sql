-- What changed between a hospital's present price file and the newest of its former ones, like for like. Written where
-- a hospital's second file comes in or one is taken back, so that no page joins prices with their history.

create table price_comparisons (
  hospital_id integer not null references hospitals on delete cascade,
  -- 'cash' or 'gross'
  kind text collate "C" not null,
  state text collate "C" not null,
  import_id integer not null,
  former_import_id integer not null,
  -- Prices that both files have, of these the ones that went up or down by 1 % or more, and those that changed by more
  -- than a factor of 20, which count as neither.
  compared_count integer not null,
  up_count integer not null,
  down_count integer not null,
  outlier_count integer not null,
  primary key (hospital_id, kind)
);

create table price_moves (
  hospital_id integer not null,
  kind text collate "C" not null,
  -- Of the present price.
  charge_no integer not null,
  state text collate "C" not null,
  code_type text collate "C" not null,
  code text collate "C" not null,
  setting setting not null,
  billing_class text not null,
  modifiers text not null,
  drug_unit text not null,
  category text collate "C" not null,
  description text not null,
  former_amount numeric not null,
  amount numeric not null,
  -- Of the former amount; two decimals.
  change_percent numeric not null,
  primary key (hospital_id, kind, charge_no)
);

-- The largest rise and the largest fall first, each from its end: of the nation, a state, a category.
create index price_moves_by_change on price_moves (kind, change_percent, hospital_id, charge_no);
create index price_moves_of_state on price_moves (kind, state, change_percent, hospital_id, charge_no);
create index price_moves_of_category on price_moves (kind, category, change_percent, hospital_id, charge_no);

with pairs as (
  select h.hospital_id, h.state, h.current_import_id as import_id, former.import_id as former_import_id
  from hospitals h cross join lateral (
    select import_id from imports i where i.hospital_id = h.hospital_id and i.import_id <> h.current_import_id
    order by file_date desc nulls last, import_id desc limit 1) former),
both_files as (
  select hospital_id, code_type, code, setting, billing_class, modifiers, drug_unit,
    max(charge_no) filter (where is_present) as charge_no, max(category) filter (where is_present) as category,
    max(description) filter (where is_present) as description,
    max(cash) filter (where is_present) as cash, max(cash) filter (where not is_present) as former_cash,
    max(gross) filter (where is_present) as gross, max(gross) filter (where not is_present) as former_gross
  from (
    select true as is_present, p.* from pairs join prices p using (hospital_id)
    union all
    select false, f.* from pairs join price_history f
      on f.hospital_id = pairs.hospital_id and f.import_id = pairs.former_import_id) listed
  group by hospital_id, code_type, code, setting, billing_class, modifiers, drug_unit
  having count(*) = 2),
changes as (
  select both_files.*, pairs.state, kind, amount, former_amount,
    amount > 20 * former_amount or former_amount > 20 * amount as is_outlier,
    abs(amount - former_amount) >= 0.01 * former_amount as is_move
  from both_files join pairs using (hospital_id)
    cross join lateral (values ('cash', cash, former_cash), ('gross', gross, former_gross)) k(kind, amount, former_amount)
  where amount > 0 and former_amount > 0),
compared as (
  insert into price_comparisons (
    hospital_id, kind, state, import_id, former_import_id, compared_count, up_count, down_count, outlier_count)
  select pairs.hospital_id, k.kind, pairs.state, pairs.import_id, pairs.former_import_id, count(c.kind),
    count(*) filter (where is_move and not is_outlier and amount > former_amount),
    count(*) filter (where is_move and not is_outlier and amount < former_amount),
    count(*) filter (where is_outlier)
  from pairs cross join (values ('cash'), ('gross')) k(kind)
    left join changes c on c.hospital_id = pairs.hospital_id and c.kind = k.kind
  group by pairs.hospital_id, k.kind, pairs.state, pairs.import_id, pairs.former_import_id)
insert into price_moves (
  hospital_id, kind, charge_no, state, code_type, code, setting, billing_class, modifiers, drug_unit, category,
  description, former_amount, amount, change_percent)
select hospital_id, kind, charge_no, state, code_type, code, setting, billing_class, modifiers, drug_unit, category,
  description, former_amount, amount, round(100 * (amount - former_amount) / former_amount, 2)
from changes where is_move and not is_outlier;

-- A shared bill changes pages, but none of the tables that can be downloaded: what those show has a version of its own.
alter table data_version add column prices_version bigint not null default 1;

create or replace function count_data_change() returns trigger language plpgsql as $$
declare
  is_bill boolean := tg_table_name = 'shared_bills';
  counted text := case when tg_table_name = 'shared_bills' then 'faircharge.counted_bills'
    else 'faircharge.counted_transaction' end;
  this_transaction text := pg_current_xact_id();
begin
  if current_setting(counted, true) is distinct from this_transaction then
    perform set_config(counted, this_transaction, true);
    update data_version set version = version + 1, prices_version = prices_version + (not is_bill)::integer;
  end if;
  return null;
end
$$;
