-- Pages, files and their addresses change with what is published of outcomes, not with what is counted for it: that a group
-- began, or that a batch left its figures as they were, would else be seen from outside.
drop trigger count_data_change on published_outcomes;

create constraint trigger count_added_outcomes after insert on published_outcomes
  deferrable initially deferred for each row
  when (new.figures is not null or new.is_negotiable) execute function count_data_change();
create constraint trigger count_changed_outcomes after update on published_outcomes
  deferrable initially deferred for each row
  when (old.figures is distinct from new.figures or old.is_negotiable <> new.is_negotiable
    or old.hospital <> new.hospital or old.subject <> new.subject) execute function count_data_change();
create constraint trigger count_removed_outcomes after delete on published_outcomes
  deferrable initially deferred for each row
  when (old.figures is not null or old.is_negotiable) execute function count_data_change();
