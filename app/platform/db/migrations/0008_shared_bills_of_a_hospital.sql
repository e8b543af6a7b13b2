-- A hospital's page asks for the bills that visitors shared of it.
create index shared_bills_of_hospital on shared_bills (lower(hospital_name)) where withdrawn_at is null;
