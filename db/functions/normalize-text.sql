-- Removes all but words, because PostgreSQL's parser would take "CDI/CDD" for a path and "fin.Puis" for a host.
create or replace function search_text(input text) returns text language sql immutable parallel safe as $$
  select translate(replace(replace(lower(normalize(input)), 'c++', 'cplusplus'), 'c#', 'csharp'),
    '/._@<>&:=?%+#~-', '               ')
$$;

-- The stems of both languages, because the language of a post is unknown. Accents and ligatures are removed before stemming, so
-- that "eleve" and "Élève" are equal, and in a second pass after it, because French endings need their accents ("publiée",
-- "publier").
create or replace function search_stems(input text) returns tsvector language sql stable parallel safe as $$
  select to_tsvector('french', plain) || to_tsvector('english', plain) || strip(to_tsvector('simple',
    unaccent(array_to_string(tsvector_to_array(to_tsvector('french', accented)), ' '))))
  from (select accented, unaccent(accented) as plain from search_text(input) accented) forms
$$;

create or replace function search_spellings(input text) returns text[] language sql stable parallel safe as $$
  select array(
    select word from unnest(tsvector_to_array(to_tsvector('simple', unaccent(search_text(input))))) word
    where length(word) between 2 and 40)
$$;

-- A time as a word: the 2^level seconds it falls into.
create or replace function search_time_bucket(at timestamptz, level int) returns text
language sql immutable parallel safe as $$
  select 'w' || level || ':' || (extract(epoch from at)::bigint >> level)
$$;

create or replace function search_terms(words text[], operator text) returns tsquery
language sql immutable parallel safe as $$
  select string_agg('''' || replace(replace(word, '\', '\\'), '''', '''''') || '''', operator)::tsquery
  from unnest(words) word
$$;
