-- How many prices of a hospital's present file agree with the files of a plan that both name (domain/payer-files/agreement).
create table plan_agreements (
  hospital_id integer not null references hospitals on delete cascade,
  plan_name text not null,
  same_count integer not null,
  differing_count integer not null,
  only_hospital_count integer not null,
  only_plan_count integer not null,
  -- The import of the hospital's file and the last one of plans' files that were compared.
  counted_from text not null,
  primary key (hospital_id, plan_name)
);
