-- Search: French and English stems of what a post says, its tags and its author's name; accents and ligatures are
-- folded first ("coeur" finds "cœur"). A vocabulary of words corrects typing mistakes and completes the last word.
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create text search configuration preau_fr (copy = french);
--> statement-breakpoint
alter text search configuration preau_fr
  alter mapping for hword, hword_part, word, asciihword, hword_asciipart, asciiword with unaccent, french_stem;
--> statement-breakpoint
create text search configuration preau_en (copy = english);
--> statement-breakpoint
alter text search configuration preau_en
  alter mapping for hword, hword_part, word, asciihword, hword_asciipart, asciiword with unaccent, english_stem;
--> statement-breakpoint
create table search_words (word text primary key);
--> statement-breakpoint
create index search_words_prefix_idx on search_words (word text_pattern_ops);
--> statement-breakpoint
create index search_words_trigram_idx on search_words using gin (word gin_trgm_ops);
--> statement-breakpoint
create function stems(words text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('preau_fr', words) || to_tsvector('preau_en', words);
$$;
--> statement-breakpoint
create function words_of(content text) returns setof text language sql stable parallel safe as $$
  select distinct w from regexp_split_to_table(lower(unaccent(left(content, 12000))), '[^[:alnum:]]+') w
  where length(w) between 3 and 40;
$$;
--> statement-breakpoint
alter table posts add column search tsvector;
--> statement-breakpoint
-- What is said beside a post's own words counts more: its tags and who wrote it.
create function post_labels(post int, author int) returns text language sql stable as $$
  select concat_ws(' ', (select name from users where id = author),
    (select string_agg(t.name, ' ') from post_tags pt join tags t on t.id = pt.tag_id where pt.post_id = post));
$$;
--> statement-breakpoint
create function post_search(p posts) returns tsvector language sql stable as $$
  select setweight(stems(post_labels(p.id, p.user_id)), 'A') || stems(p.content);
$$;
--> statement-breakpoint
-- In order, so that two writers of the same new words wait for each other instead of deadlocking.
create function learn_words(content text) returns void language sql as $$
  insert into search_words select w from words_of(content) w
  where not exists (select 1 from search_words known where known.word = w) order by w on conflict do nothing;
$$;
--> statement-breakpoint
create function index_post() returns trigger language plpgsql as $$
begin
  new.search := post_search(new);
  perform learn_words(concat_ws(' ', new.content, post_labels(new.id, new.user_id)));
  return new;
end $$;
--> statement-breakpoint
create trigger post_search before insert or update of content on posts for each row execute function index_post();
--> statement-breakpoint
create function index_new_tags() returns trigger language plpgsql as $$
begin
  perform learn_words((select string_agg(t.name, ' ') from changed c join tags t on t.id = c.tag_id));
  update posts p set search = post_search(p) where p.id in (select post_id from changed);
  return null;
end $$;
--> statement-breakpoint
create function index_lost_tags() returns trigger language plpgsql as $$
begin
  update posts p set search = post_search(p) where p.id in (select post_id from changed);
  return null;
end $$;
--> statement-breakpoint
create trigger post_tags_added after insert on post_tags referencing new table as changed
  for each statement execute function index_new_tags();
--> statement-breakpoint
create trigger post_tags_removed after delete on post_tags referencing old table as changed
  for each statement execute function index_lost_tags();
--> statement-breakpoint
create function index_author() returns trigger language plpgsql as $$
begin
  perform learn_words(new.name);
  update posts p set search = post_search(p) where p.user_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger author_renamed after update of name on users
  for each row when (old.name is distinct from new.name) execute function index_author();
--> statement-breakpoint
update posts p set search = post_search(p);
--> statement-breakpoint
create index posts_search_idx on posts using gin (search) where status = 'published';
--> statement-breakpoint
create index posts_latest_idx on posts (created_at desc, id desc) where status = 'published';
--> statement-breakpoint
create function any_stem(word text) returns tsquery language sql stable as $$
  select plainto_tsquery('preau_fr', word) || plainto_tsquery('preau_en', word);
$$;
--> statement-breakpoint
-- Every word must be found: as it is, completed (the last one), or as the nearest known words (an unknown one).
create function search_query(asked text) returns tsquery language plpgsql stable as $$
declare
  terms text[] := array(select w from regexp_split_to_table(lower(unaccent(asked)), '[^[:alnum:]]+') w where w <> '' limit 12);
  term text;
  part tsquery;
  result tsquery;
begin
  for i in 1 .. coalesce(array_length(terms, 1), 0) loop
    term := terms[i];
    part := any_stem(term);
    if i = array_length(terms, 1) and length(term) >= 2 then
      part := part || coalesce((select string_agg(any_stem(c.word)::text, ' | ')::tsquery from (
        select s.word from search_words s where s.word like term || '%' and numnode(any_stem(s.word)) > 0
        order by length(s.word), s.word limit 10) c), ''::tsquery);
    end if;
    if length(term) >= 4 and not exists (select 1 from search_words s where s.word = term) then
      part := part || coalesce((select string_agg(any_stem(c.word)::text, ' | ')::tsquery from (
        select s.word from search_words s
        where s.word % term and similarity(s.word, term) >= 0.33 and numnode(any_stem(s.word)) > 0
        order by similarity(s.word, term) desc, s.word limit 3) c), ''::tsquery);
    end if;
    continue when numnode(part) = 0;
    result := case when result is null then part else result && part end;
  end loop;
  return result;
end $$;
--> statement-breakpoint
-- A page of the newest 500 posts that match, by place, with how many there are (at most 500). The query is built as
-- text so that the planner knows how common its words are: common ones walk the feed, rare ones the index.
create function search_posts(
  asked text, public_only boolean, type_id int, in_category text, tagged text, by_user int,
  sorted text, page_size int, page_offset int
) returns table (id int, place int, total int) language plpgsql stable as $$
declare
  query tsquery := case when asked is not null then search_query(asked) end;
  wanted text := 'p.status = ''published''';
begin
  if asked is not null and query is null then
    return query select null::int, 0, 0;
    return;
  end if;
  if query is not null then wanted := wanted || format(' and p.search @@ %L::tsquery', query); end if;
  if public_only then wanted := wanted || ' and p.audience = ''public'''; end if;
  if type_id is not null then wanted := wanted || format(' and p.content_type_id = %s', type_id); end if;
  if in_category is not null then wanted := wanted || format(' and p.category = %L', in_category); end if;
  if by_user is not null then wanted := wanted || format(' and p.user_id = %s', by_user); end if;
  if tagged is not null then
    wanted := wanted || format(' and exists (select 1 from post_tags pt join tags t on t.id = pt.tag_id
      where pt.post_id = p.id and t.name = %L)', tagged);
  end if;
  return query execute format($query$
    with matches as materialized (
      select p.id, p.created_at, p.likes_count, p.comments_count, %s as rank from posts p
      where %s order by p.created_at desc, p.id desc limit 500
    ), page as (
      select m.id, (row_number() over (order by %s m.created_at desc, m.id desc))::int as place from matches m
      order by place limit %s offset %s
    )
    select page.id, coalesce(page.place, 0), n.total
    from (select count(*)::int as total from matches) n left join page on true$query$,
    case when query is null or sorted <> 'relevance' then '0'
      else format('ts_rank(p.search, %L::tsquery) / (1 + extract(epoch from now() - p.created_at) / 5000000)', query) end,
    wanted,
    case sorted when 'relevance' then 'm.rank desc,' when 'popular' then 'm.likes_count + m.comments_count desc,' else '' end,
    page_size, page_offset);
end $$;
