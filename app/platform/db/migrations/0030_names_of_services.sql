-- A service without a plain name bears the description that most hospitals agree on, in readable words; the hospitals'
-- own words stay with their prices.

alter table services
  -- Of how many hospitals the description was chosen, and by which version of the words; '': not chosen yet.
  add column described_by text not null default '';
