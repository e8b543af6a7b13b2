-- What a price takes from the rates of its charge, so that making prices opens no list: how many of a row's dollar amounts
-- are prices, and the middle one of them. Null in what 0071 packed: not worked out.

alter table charge_rates
  add column dollar_count integer,
  add column middle_dollar numeric;
alter table charge_rates alter column dollar_count set statistics 0, alter column middle_dollar set statistics 0;
