-- Indexes that a large import into an all but empty database left out, to be built once it is done: each with the
-- statement that makes it. A migration that changes such an index deletes its row here.

create table postponed_indexes (
  name text primary key,
  definition text not null
);
