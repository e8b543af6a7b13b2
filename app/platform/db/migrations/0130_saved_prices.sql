-- The prices that a person saved, sealed with the account's key; null: none.
alter table accounts add column sealed_saved_prices bytea;
