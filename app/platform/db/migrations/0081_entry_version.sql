-- Grows whenever all sessions of an account are ended: what was handed out before, a second step under way or the cookie
-- of a known browser, is over with them.
alter table accounts add column entry_version integer not null default 1;
