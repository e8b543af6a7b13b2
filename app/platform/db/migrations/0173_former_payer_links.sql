-- Files that a plan's former month named and its present one does not: they stay, to say what changed, until the next month comes.
create table payer_file_former_links (
  payer_file_plan_id integer not null references payer_file_plans on delete cascade,
  kind text not null check (kind in ('in-network', 'allowed')),
  address text not null,
  named_by text not null,
  primary key (payer_file_plan_id, kind, address, named_by)
);
create index payer_file_former_links_of_address on payer_file_former_links (address);
create index payer_file_links_of_table on payer_file_links (named_by);
