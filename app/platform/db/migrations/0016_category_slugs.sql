-- Categories and subcategories are known by slugs ('imaging', 'ct-scan'); their names are words of the pages. '' stays:
-- it stands for all of them.

create function category_slug(name text) returns text language sql immutable as $$
  select trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'))
$$;

update services set category = category_slug(category), subcategory = category_slug(subcategory);
update prices set category = category_slug(category), subcategory = category_slug(subcategory);
update price_history set category = category_slug(category), subcategory = category_slug(subcategory);
update price_moves set category = category_slug(category);
update price_ranges set subcategory = category_slug(subcategory);
update category_statistics set category = category_slug(category), subcategory = category_slug(subcategory);

drop function category_slug(text);
