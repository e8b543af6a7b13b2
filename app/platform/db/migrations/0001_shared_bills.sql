-- What a person shares of a bill: hospital, invoice date, total, time. Nothing else about it is ever stored.
create table shared_bills (
  id uuid primary key,
  hospital_name text,
  invoice_date date,
  total_cents bigint check (total_cents >= 0),
  uploaded_at timestamptz not null,
  corrected_at timestamptz,
  withdrawn_at timestamptz,
  constraint withdrawn_bill_keeps_nothing check (
    case when withdrawn_at is null
      then hospital_name is not null
      else hospital_name is null and invoice_date is null and total_cents is null
    end
  )
);

create index shared_bills_recent on shared_bills (uploaded_at desc) where withdrawn_at is null;
