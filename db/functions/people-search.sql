-- What a name is compared by: without accents and case, with one space before each word, so that `% ben%` finds a word that
-- begins so. Built-in functions only: an index is built without the schema of extensions. The index holds its results, so
-- it is rebuilt with it.
drop index if exists users_person_search_idx;

create or replace function fold_name(input text) returns text language sql immutable parallel safe strict as $$
  select ' ' || regexp_replace(replace(replace(replace(
    translate(regexp_replace(normalize(lower(input), nfkd), '[\u0300-\u036f]', '', 'g'), 'øłđ', 'old'),
    'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), '[-\s''’._]+', ' ', 'g')
$$;

create index users_person_search_idx on users using gin (fold_name(name || ' ' || username) gin_trgm_ops)
  with (fastupdate = false) where status = 'active' and deleted_at is null;

-- Active users whose name is a typing mistake away from the input, the most similar first.
create or replace function similar_people(input text, max_results int) returns setof int language sql stable
set pg_trgm.word_similarity_threshold = 0.4 as $$
  select id from users
  where status = 'active' and deleted_at is null and fold_name(input) <% fold_name(name || ' ' || username)
  order by fold_name(input) <<-> fold_name(name || ' ' || username), id limit max_results
$$;
