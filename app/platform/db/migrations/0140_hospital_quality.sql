-- What CMS's list says of a hospital's quality beside its stars, as domain/hospitals/hospital-quality.ts has it: whether it is
-- birthing-friendly, how its measures compare with the nation, and of which month the list is. Null = no list said it.
alter table hospitals add column quality jsonb;
