-- A number that is another one after each committed change of what public pages show, whichever process made it.

create table data_version (
  is_only_row boolean primary key default true check (is_only_row),
  version bigint not null
);

insert into data_version (version) values (1);

-- Runs when a transaction commits, and counts it once. Counting at once would keep the row locked until the end of an
-- import, and hold up every other change for minutes.
create function count_data_change() returns trigger language plpgsql as $$
declare
  this_transaction text := pg_current_xact_id();
begin
  if current_setting('faircharge.counted_transaction', true) is distinct from this_transaction then
    perform set_config('faircharge.counted_transaction', this_transaction, true);
    update data_version set version = version + 1;
  end if;
  return null;
end
$$;

-- Every change shows in one of these: an import or a removal touches its hospital, with all the rows that it writes.
create constraint trigger count_data_change after insert or update or delete on hospitals
  deferrable initially deferred for each row execute function count_data_change();
create constraint trigger count_data_change after insert or update or delete on imports
  deferrable initially deferred for each row execute function count_data_change();
create constraint trigger count_data_change after insert or update or delete on shared_bills
  deferrable initially deferred for each row execute function count_data_change();
