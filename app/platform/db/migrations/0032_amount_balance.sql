-- What became of every amount of a file: {readCount, storedCount, mergedCount, leftOut: [{reason, count}],
-- unreadColumns: [{place, name, cellCount}]}. Null = imported before amounts were counted.
alter table imports add column amount_balance jsonb;
