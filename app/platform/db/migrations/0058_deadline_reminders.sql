-- Reminders of deadlines by mail. Which deadline it is stands sealed; its id is made with the account's key of the appeal,
-- the deadline and how long before it is: planned anew, a reminder that was sent is not sent again.

create table deadline_reminders (
  reminder_id bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  appeal_id uuid not null references account_appeals on delete cascade,
  remind_at timestamptz not null,
  -- The deadline is past, and a reminder of no more use.
  ends_at timestamptz not null,
  sealed_reminder bytea not null,
  -- Null: it waits.
  told_at timestamptz
);
create index deadline_reminders_waiting on deadline_reminders (remind_at) where told_at is null;
create index deadline_reminders_account on deadline_reminders (account_id);
create index deadline_reminders_appeal on deadline_reminders (appeal_id);
create index deadline_reminders_end on deadline_reminders (ends_at);
