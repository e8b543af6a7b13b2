-- Which facts of a shared bill a person changed: 'hospitalName', 'invoiceDate', 'totalCents'. What was changed before
-- this was recorded is not known.
alter table shared_bills add column corrected_facts text[] not null default '{}';
