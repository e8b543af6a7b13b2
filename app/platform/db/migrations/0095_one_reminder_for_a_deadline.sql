-- Two letters about a bill can have one and the same deadline. Its key is made with the account's key of the bill, the right
-- and the day: reminders that share it are sent once. Null: planned before there were such keys.

alter table deadline_reminders add column deadline_key bytea;
create index deadline_reminders_deadline on deadline_reminders (account_id, deadline_key) where told_at is null;
