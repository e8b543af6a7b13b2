-- What a plan's names say it is: 'ppo', 'exchange', 'limited' and the like. Filled as kinds are, by the version of the rules.
alter table payer_plans add column traits text[] not null default '{}';
