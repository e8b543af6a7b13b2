-- Whether a hospital's coordinates are those of its ZIP code or city, since no source gave its own.
alter table hospitals add column is_position_approximate boolean not null default false;
