-- What a plan's names say it is: 'ppo', 'exchange', 'limited' and the like. Filled as kinds are, by the version of the rules.
-- Where this file was run under its former number the column is there.
alter table payer_plans add column if not exists traits text[] not null default '{}';
