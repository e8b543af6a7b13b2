-- 0071 has packed the rates of each file and compared them one by one; what belongs to no file would be lost here.
do $$
begin
  if (select count(*) from rate_rows) <> (select coalesce(sum(rate_count), 0) from charge_rates) then
    raise exception 'Some rates belong to no import.';
  end if;
end
$$;

drop table rate_rows;
