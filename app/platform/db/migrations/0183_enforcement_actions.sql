-- What CMS did to enforce that hospitals publish their prices: its list 'Hospital Price Transparency Enforcement Activities and
-- Outcomes', whole. It names hospitals by name and address alone.
create table enforcement_actions (
  case_id text not null,
  -- domain/enforcement/enforcement-action
  action text not null,
  acted_on date not null,
  hospital_name text not null,
  street text not null,
  city text not null,
  state text not null,
  -- The hospital whose name, city and house number are these; null: none is for sure.
  hospital_id integer references hospitals on delete set null,
  primary key (case_id, action, acted_on)
);

create index enforcement_actions_of_hospital on enforcement_actions (hospital_id, acted_on desc);
