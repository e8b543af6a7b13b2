-- The state of the filer's own address, two letters: where to look for a hospital that the filing gives no place of.
-- Null: the return gives none, or was read before this column was there.
alter table assistance_filings add column filer_state text;
