-- When an entry is tried again is the queue's affair.
drop index waitlist_to_forward;
alter table waitlist drop column forward_attempts, drop column next_attempt_at;
create index waitlist_to_forward on waitlist (joined_at) where forwarded_at is null;
