-- An upload that is sent twice is shared once. The name of an upload says nothing of the bill.
alter table shared_bills add column upload_id uuid unique;

-- A hospital that was not recognised is null; the words for it stand on pages. Null no longer tells a withdrawn bill.
alter table shared_bills drop constraint withdrawn_bill_keeps_nothing;
update shared_bills set hospital_name = null where hospital_name = 'Hospital not recognised';
alter table shared_bills add constraint withdrawn_bill_keeps_nothing check (
  withdrawn_at is null or (hospital_name is null and invoice_date is null and total_cents is null)
);
