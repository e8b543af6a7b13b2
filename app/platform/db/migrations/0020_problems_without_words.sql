-- What is wrong with a price file is kept as its rule and what the rule's words name; the words stand in the catalogue.
-- A sentence that an earlier version kept is what its problem names as a whole.
alter table import_problems add column about jsonb not null default '{}';
update import_problems set about = jsonb_build_object('sentence', message);
alter table import_problems alter column about drop default;
alter table import_problems drop column message;
