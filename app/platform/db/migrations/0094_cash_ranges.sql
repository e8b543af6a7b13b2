-- Where a service's cash prices in a place fall into two heaps, which have no middle (decision 040): both, the cheaper one
-- first, as {hospital_count, lowest, highest} in dollars. Quartiles are null then. Null: they are one.
alter table service_statistics add column cash_ranges jsonb;

-- Counts all statistics anew at the next refresh.
update site_totals set price_list_rule = 0;
