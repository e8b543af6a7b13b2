-- An account's key is wrapped with a key in a file of its own, too, which can be destroyed. Where this master key has
-- wrapped keys alone, what the log and free pages hold of them opens with it: it is to be changed once.
alter table master_key add column has_wrapped_alone boolean not null default false;

-- What waits is sealed with a key in a file, too. What was queued before is dropped: none of it is older than a day.
delete from account_mail;
delete from account_sign_ups;

-- Of whom mail is to who may have no account, so that it goes with the account that the address turns out to have.
alter table account_mail add column email_index bytea;
create index account_mail_email on account_mail (email_index) where email_index is not null;
