-- The hospital that a source’s file is of (named otherwise than in `imports`: the former version joins both by that name): that of its import, else the only one of the name by which its cms-hpt.txt calls it;
-- null: not known. So a hospital without prices here has the true reason why.
alter table source_files add column named_hospital_id integer references hospitals on delete set null;

create index source_files_of_hospital on source_files (named_hospital_id);

update source_files f set named_hospital_id = i.hospital_id from imports i where i.import_id = f.import_id;
