-- Loads pg_trgm: only then may a function of ours set its parameter.
do $$ begin perform similarity('', ''); end $$;

-- " ana martin " and " martin ana ": a folded name with each of its words once, begun at each of the first twenty.
create or replace function name_rotations(search_name text) returns setof text
language sql immutable parallel safe strict as $$
  with words as (
    select word, min(at) as at from string_to_table(trim(search_name), ' ') with ordinality t (word, at) group by word)
  select ' ' || string_agg(other.word, ' ' order by other.at < first.at, other.at) || ' '
  from words first cross join words other group by first.word order by min(first.at) limit 20
$$;

create or replace function index_user_name() returns trigger language plpgsql as $$
begin
  delete from user_name_rotations where user_id = new.id;
  if new.status = 'active' and new.deleted_at is null then
    insert into user_name_rotations (user_id, words) select new.id, name_rotations(new.search_name);
  end if;
  return null;
end $$;

create or replace trigger user_name_changed after insert or update of name, username, status, deleted_at on users
  for each row execute function index_user_name();

-- After rows were loaded with the triggers off, and whenever this file has changed. Searches wait meanwhile.
create or replace function reindex_user_names() returns void language sql as $$
  truncate user_name_rotations;
  insert into user_name_rotations (user_id, words)
    select id, name_rotations(search_name) from users where status = 'active' and deleted_at is null
$$;

select reindex_user_names();

-- In the order of the index, which is read only as far as its caller goes.
create or replace function rotations_from(prefix text) returns setof user_name_rotations language sql stable as $$
  select user_id, words from user_name_rotations where words >= prefix and words < prefix || chr(1114109) order by words
$$;

-- What each word of the input may be: " mar" the beginning of a word, " marie " a whole one. With `corrected`, words of
-- names at one edit too.
create or replace function name_terms(input text, corrected boolean) returns table (place bigint, terms text[])
language sql stable as $$
  select min(at), array[' ' || word] || case when corrected and length(word) between 4 and 24 then array(
      select ' ' || edit || ' ' from unnest(search_edits1(word)) edit
      where exists (select from rotations_from(' ' || edit || ' ')))
    else '{}' end
  from string_to_table(trim(fold_name(input)), ' ') with ordinality t (word, at)
  where word <> '' group by word order by min(at) limit 8
$$;

-- Active users with one of these roles, `hidden` aside, whose name has a word for each of the input. Read are those who have
-- the words in this order, which is one range of the index whatever the size of the school, and only when there are too few
-- of them all who have the longest word.
create or replace function people_named(input text, corrected boolean, roles text[], hidden int[], max_results int)
returns setof int rows 200 language plpgsql stable set plan_cache_mode = force_generic_plan
set enable_indexscan = on set enable_seqscan = off set enable_bitmapscan = off
set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  word record;
  phrases text[] := '{""}';
  longest text[] := '{""}';
  patterns text[] := '{}';
  word_count int := 0;
  found_ids int[];
begin
  for word in select terms from name_terms(input, corrected) order by place loop
    word_count := word_count + 1;
    phrases := array(select rtrim(phrase) || term from unnest(phrases) phrase, unnest(word.terms) term limit 100);
    patterns := patterns || (
      select string_agg(regexp_replace(term, '([^[:alnum:] ])', '\\\1', 'g'), '|') from unnest(word.terms) term);
    if length(word.terms[1]) > length(longest[1]) then
      longest := word.terms;
    end if;
  end loop;
  if word_count = 0 then
    return;
  end if;
  found_ids := array(
    select r.user_id from unnest(phrases) phrase cross join rotations_from(phrase) r
    join users u on u.id = r.user_id
    where u.role = any(roles) and r.user_id <> all(hidden) limit max_results);
  if word_count > 1 and cardinality(found_ids) < max_results then
    found_ids := found_ids || array(
      select r.user_id from unnest(longest) term cross join rotations_from(term) r
      join users u on u.id = r.user_id
      where r.words ~ all(patterns) and u.role = any(roles) and r.user_id <> all(hidden) limit max_results);
  end if;
  return query select distinct unnest(found_ids);
end $$;

-- Of those whose names are a typing mistake away, else of similar ones, the most similar first. Of a name that hundreds have,
-- the first hundreds are compared. Only bitmap scans: the planner expects far too many candidates to use the index of names.
drop function if exists similar_people(text, int);
create or replace function similar_people(input text, roles text[], hidden int[], max_results int) returns setof int
rows 200 language plpgsql stable set pg_trgm.word_similarity_threshold = 0.5
set enable_seqscan = off set enable_indexscan = off as $$
begin
  return query select * from people_named(input, true, roles, hidden, max_results);
  if not found then
    return query select id from (
      select id, search_name from users
      where status = 'active' and deleted_at is null and role = any(roles) and id <> all(hidden)
        and fold_name(input) <% search_name limit 500
    ) candidates
    order by fold_name(input) <<-> search_name, id limit max_results;
  end if;
end $$;
