-- Rules of the audit whose findings are told as questions, since the operator says so (domain/audits/asked-rules).
create table asked_rules (
  rule text primary key,
  since timestamptz not null
);
