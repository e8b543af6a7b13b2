-- Whose money a plan pays with (domain/payers/plan-kinds), and what its name says of the rate: the setting, the billing
-- class, the plan's name without them. `read_by` is the version of the rules: plans of another one are read anew in the
-- background (domain/payers/refresh-plan-kinds).
alter table payer_plans
  add column plan_kind text not null default 'unknown' check (plan_kind in (
    'commercial', 'medicare-advantage', 'medicare', 'medicaid', 'tricare-va', 'workers-compensation', 'auto', 'other',
    'unknown')),
  add column rate_setting text check (rate_setting in ('inpatient', 'outpatient')),
  add column rate_class text check (rate_class in ('facility', 'professional')),
  add column short_name text not null default '',
  add column read_by text not null default '';
