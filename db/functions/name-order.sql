-- The key by which lists sort names: folded, with numbers by their value ("Promo 2" before "Promo 10"), which get leading zeros up
-- to twelve digits.
create or replace function name_order(name text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(regexp_replace(fold_name(name), '(\d+)', '00000000000\1', 'g'), '0*(\d{12,})', '\1', 'g')
$$;
