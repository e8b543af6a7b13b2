-- What files that wait to be read take of their account's room: they have no rows of their own yet.
alter table waiting_bills add column size_bytes bigint not null default 0;
