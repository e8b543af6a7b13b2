-- Hospitals whose names are spelt like what a visitor typed.

create index hospitals_by_spelling on hospitals using gin (match_name gin_trgm_ops)
  where current_import_id is not null;
