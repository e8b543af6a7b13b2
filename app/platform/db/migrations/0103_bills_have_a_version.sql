-- A shared bill shows on few pages; the others are kept on. `version` goes on counting every change (0007), this one those
-- by shared bills alone.
alter table data_version add column bills_version bigint not null default 0;

create or replace function count_data_change() returns trigger language plpgsql as $$
declare
  is_bill boolean := tg_table_name = 'shared_bills';
  counted text := case when tg_table_name = 'shared_bills' then 'faircharge.counted_bills'
    else 'faircharge.counted_transaction' end;
  this_transaction text := pg_current_xact_id();
begin
  if current_setting(counted, true) is distinct from this_transaction then
    perform set_config(counted, this_transaction, true);
    update data_version set version = version + 1, prices_version = prices_version + (not is_bill)::integer,
      bills_version = bills_version + is_bill::integer;
  end if;
  return null;
end
$$;
