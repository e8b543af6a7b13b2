-- A vote made every kept page old. The roadmap is rendered for each who asks instead (docs/decisions/008). While a former
-- version runs beside, its roadmap shows votes at the next change of data.
drop trigger count_roadmap_change on roadmap_ideas;
drop trigger count_roadmap_removal on roadmap_ideas;
drop trigger count_roadmap_change on roadmap_moves;
drop trigger count_roadmap_change on roadmap_votes;
drop function count_roadmap_change();
