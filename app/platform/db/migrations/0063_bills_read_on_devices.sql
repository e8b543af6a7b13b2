-- Where a shared bill was read: by this server, or on its owner's own device. Null: it was typed in. Of what was shared
-- before from accounts it is not known which was typed; nearly all of it was read here.
alter table shared_bills add column read_on text check (read_on in ('server', 'device'));
update shared_bills set read_on = 'server';
