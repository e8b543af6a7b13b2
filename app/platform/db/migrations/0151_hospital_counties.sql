-- The county of a hospital as CMS's list names it: some states' laws ask whether it is in a metropolitan area.
-- Null: the list does not say, or was imported before this column was there.
alter table hospitals add column county text;
