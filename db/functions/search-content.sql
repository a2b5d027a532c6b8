-- The words of a post or a comment and of a visitor's name, without accents and case; whom it mentions is not among them. The
-- indexes hold the results, so they are rebuilt with the function.
drop index if exists comments_words_idx;
drop index if exists posts_words_idx;
drop function if exists comment_search_query(text);
drop function if exists comment_words(text, text);

-- Its names are resolved when it is created: a restore builds the indexes without a search path.
create or replace function content_words(content text, author_name text) returns tsvector
language sql immutable parallel safe
return to_tsvector('simple'::regconfig,
  fold_name(search_text(regexp_replace(content, '@\[\d+\]', ' ', 'g') || ' ' || coalesce(author_name, ''))));

create index comments_words_idx on comments using gin (content_words(content, author_name)) with (fastupdate = false);
create index posts_words_idx on posts using gin (content_words(content, null)) with (fastupdate = false);

-- Every word is required, and may be the beginning of one. Null without a word.
create or replace function content_search_query(input text) returns tsquery language sql immutable parallel safe
return (select string_agg(search_prefix(word)::text, ' & ')::tsquery
  from unnest(tsvector_to_array(content_words(input, null))) word);

-- The newest with every word or of one of the authors. A word that the newest ones have is met along the list, any other is looked up:
-- what the planner knows of words is too little to choose, and walking past a million texts without the word takes half a minute.
-- Without a status all but deleted ones.
create or replace function newest_posts(
  input text, author_ids int[], status_filter text, type_filter int, max_results int
) returns setof int language plpgsql stable set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 set enable_seqscan = off as $$
declare
  terms tsquery := content_search_query(input);
  walked int;
  found_ids int[];
begin
  foreach walked in array array[200, 4000] loop
    found_ids := array(
      select id from (
        select p.id, p.content from posts p
        where (type_filter is null or p.content_type_id = type_filter)
          and (p.status = status_filter or status_filter is null and p.status <> 'deleted')
        order by p.is_pinned desc, p.created_at desc, p.id desc limit walked) newest
      where content_words(content, null) @@ terms limit max_results);
    exit when cardinality(found_ids) = max_results or cardinality(found_ids) < walked / 20;
  end loop;
  if cardinality(found_ids) < max_results then
    found_ids := array(
      select id from (
        select p.id, p.is_pinned, p.created_at from posts p
        where content_words(p.content, null) @@ terms and (type_filter is null or p.content_type_id = type_filter)
          and (p.status = status_filter or status_filter is null and p.status <> 'deleted') offset 0) matches
      order by is_pinned desc, created_at desc, id desc limit max_results);
  end if;
  return query (select unnest(found_ids)) union (
    select p.id from posts p
    where p.user_id = any(author_ids) and (type_filter is null or p.content_type_id = type_filter)
      and (p.status = status_filter or status_filter is null and p.status <> 'deleted')
    order by p.is_pinned desc, p.created_at desc, p.id desc limit max_results
  );
end $$;

create or replace function newest_comments(
  input text, author_ids int[], email text, status_filter text, max_results int
) returns setof int language plpgsql stable set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 set enable_seqscan = off as $$
declare
  terms tsquery := content_search_query(input);
  walked int;
  found_ids int[];
begin
  foreach walked in array array[200, 4000] loop
    found_ids := array(
      select id from (
        select c.id, c.content, c.author_name from comments c
        where c.status = status_filter or status_filter is null and c.status <> 'deleted'
        order by c.id desc limit walked) newest
      where content_words(content, author_name) @@ terms limit max_results);
    exit when cardinality(found_ids) = max_results or cardinality(found_ids) < walked / 20;
  end loop;
  if cardinality(found_ids) < max_results then
    found_ids := array(
      select id from (
        select c.id from comments c
        where content_words(c.content, c.author_name) @@ terms
          and (c.status = status_filter or status_filter is null and c.status <> 'deleted') offset 0) matches
      order by id desc limit max_results);
  end if;
  return query (select unnest(found_ids)) union (
    select c.id from comments c
    where (c.user_id = any(author_ids) or c.author_email = email)
      and (c.status = status_filter or status_filter is null and c.status <> 'deleted')
    order by c.id desc limit max_results
  );
end $$;
