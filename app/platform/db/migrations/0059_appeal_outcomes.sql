-- How appeals ended, for everybody to learn from: nothing in a row leads to an account, an appeal or a bill, nor says when
-- it was. An appeal has a row for each rule whose findings it was about, and one for itself.

create table appeal_outcomes (
  outcome_id uuid primary key,
  -- Its short id.
  hospital text not null,
  subject text not null,
  result text not null check (result in ('won', 'partly', 'lost')),
  -- Of what was asked, 0 to 100; null: no amount was asked.
  reduction_percent smallint,
  -- From sending the letter to the decision.
  days_to_answer integer not null,
  -- Whether the published figures count it.
  is_counted boolean not null default false
);
create index appeal_outcomes_group on appeal_outcomes (hospital, subject);

-- What is published of them: rounded, and renewed only when several outcomes have come or gone.
create table published_outcomes (
  hospital text not null,
  subject text not null,
  -- How many rows the figures count; not published.
  counted_count integer not null,
  -- So many must come or go before it is renewed; drawn anew each time, and not published.
  batch_size integer not null,
  -- At least three of them took something off.
  is_negotiable boolean not null,
  -- Null: too few to say.
  figures jsonb,
  primary key (hospital, subject)
);

-- Pages show them.
create constraint trigger count_data_change after insert or update or delete on published_outcomes
  deferrable initially deferred for each row execute function count_data_change();
