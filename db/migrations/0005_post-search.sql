-- The database's owner may create these: they are trusted extensions.
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"weight" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Indexes without a pending list: each look would have to read through it, and a search takes several.
CREATE INDEX "search_words_trigrams_idx" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
-- Only words are left: PostgreSQL's parser would take "CDI/CDD" for a path and "fin.Puis" for a host.
create function search_text(said text) returns text language sql immutable parallel safe as $$
  select translate(replace(replace(lower(normalize(said)), 'c++', 'cplusplus'), 'c#', 'csharp'),
    '/._@<>&:=?%+#~-', '               ')
$$;
--> statement-breakpoint
-- The stems of both languages, since few posts say theirs. Once accents and ligatures are gone before stemming, which
-- makes "eleve" and "Élève" one; once after, since French endings need their accents ("publiée", "publier").
create function search_stems(said text) returns tsvector language sql stable parallel safe as $$
  select to_tsvector('french', plain) || to_tsvector('english', plain) || strip(to_tsvector('simple',
    unaccent(array_to_string(tsvector_to_array(to_tsvector('french', accented)), ' '))))
  from (select accented, unaccent(accented) as plain from search_text(said) accented) forms
$$;
--> statement-breakpoint
create function search_spellings(said text) returns text[] language sql stable parallel safe as $$
  select array(
    select word from unnest(tsvector_to_array(to_tsvector('simple', unaccent(search_text(said))))) word
    where length(word) between 2 and 40)
$$;
--> statement-breakpoint
-- A post's time as a word: the 2^level seconds it falls into.
create function search_window(at timestamptz, level int) returns text language sql immutable parallel safe as $$
  select 'w' || level || ':' || (extract(epoch from at)::bigint >> level)
$$;
--> statement-breakpoint
-- What is searchable of which post. Facets and times are words like the others ("category:design", "w12:422469"), so
-- that one look into one index answers all of it; no text has a colon left in its words.
create view search_sources as
select p.id as post_id, p.created_at, concat_ws(' ', p.content, u.name, t.names) as said,
  search_stems(p.content) || setweight(search_stems(u.name), 'B') || setweight(search_stems(t.names), 'A')
    || array_to_tsvector(
      array['audience:' || p.audience, 'type:' || p.content_type_id, 'author:' || p.user_id]
      || array_remove(array['category:' || p.category], null) || t.facets
      || array(select search_window(p.created_at, level) from generate_series(10, 25, 3) level)) as words
from posts p
join users u on u.id = p.user_id
cross join lateral (
  select coalesce(string_agg(tags.name, ' '), '') as names, coalesce(array_agg('tag:' || tags.name), '{}') as facets
  from post_tags join tags on tags.id = post_tags.tag_id
  where post_tags.post_id = p.id
) t
where p.status = 'published';
--> statement-breakpoint
create function search_learn(said text[]) returns void language plpgsql as $$
declare
  unheard text[];
begin
  -- A common word is counted ever more rarely, and never waited for: writers do not queue on "projet".
  update search_words known set weight = weight + 1
  from (
    select word from search_words where word = any(said) and random() < power(2, -weight)
    for no key update skip locked
  ) due
  where known.word = due.word;
  unheard := array(select unnest(said) except select word from search_words where word = any(said));
  if unheard <> '{}' then
    -- One lock for all new words: taken one by one, two writers' words could wait for each other.
    perform pg_advisory_xact_lock(7105322);
    insert into search_words (word) select unnest(unheard) on conflict do nothing;
  end if;
end $$;
--> statement-breakpoint
create function search_index(ids int[]) returns void language plpgsql as $$
begin
  -- Who waits for a post here then reads what the one before has written: no edit is lost to a rename.
  perform from posts where id = any(ids) order by id for no key update;
  delete from search_documents d where d.post_id = any(ids)
    and not exists (select from posts p where p.id = d.post_id and p.status = 'published');
  insert into search_documents as d (post_id, created_at, words)
    select s.post_id, s.created_at, s.words from search_sources s where s.post_id = any(ids)
    on conflict (post_id) do update set created_at = excluded.created_at, words = excluded.words
      where (d.created_at, d.words) is distinct from (excluded.created_at, excluded.words);
  perform search_learn(array(
    select distinct word from search_sources s, unnest(search_spellings(s.said)) word where s.post_id = any(ids)));
end $$;
--> statement-breakpoint
-- At the end of the transaction, once for a post and all its tags.
create function search_post_changed() returns trigger language plpgsql as $$
declare
  changed int;
begin
  if tg_table_name = 'posts' then changed := new.id;
  elsif tg_op = 'DELETE' then changed := old.post_id;
  else changed := new.post_id;
  end if;
  if not exists (
    select from search_documents d where d.post_id = changed and d.xmin = pg_current_xact_id()::xid
  ) then
    perform search_index(array[changed]);
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger search_post_added after insert on posts
  deferrable initially deferred for each row execute function search_post_changed();
--> statement-breakpoint
create constraint trigger search_post_edited
  after update of user_id, content, content_type_id, category, audience, status, created_at on posts
  deferrable initially deferred for each row execute function search_post_changed();
--> statement-breakpoint
create constraint trigger search_tags_changed after insert or delete on post_tags
  deferrable initially deferred for each row execute function search_post_changed();
--> statement-breakpoint
create function search_author_renamed() returns trigger language plpgsql as $$
begin
  perform search_index(array(select id from posts where user_id = new.id));
  return null;
end $$;
--> statement-breakpoint
create constraint trigger search_author_renamed after update of name on users
  deferrable initially deferred for each row when (old.name is distinct from new.name)
  execute function search_author_renamed();
--> statement-breakpoint
-- All of it anew, after rows were loaded with the triggers off. Searching waits meanwhile.
create function search_reindex() returns void language plpgsql as $$
begin
  truncate search_documents, search_words;
  drop index if exists search_documents_words_idx;
  insert into search_documents (post_id, created_at, words) select post_id, created_at, words from search_sources;
  create index search_documents_words_idx on search_documents using gin (words) with (fastupdate = false);
  insert into search_words (word, weight)
    select word, floor(log(2, count(*)))::int from search_sources, unnest(search_spellings(said)) word group by word;
end $$;
--> statement-breakpoint
select search_reindex();
--> statement-breakpoint
create function search_terms(words text[], operator text) returns tsquery language sql immutable parallel safe as $$
  select string_agg('''' || replace(replace(word, '\', '\\'), '''', '''''') || '''', operator)::tsquery
  from unnest(words) word
$$;
--> statement-breakpoint
create function search_completions(said text) returns text[] language sql stable as $$
  select array(
    select word from search_words where word >= said and word < said || chr(1114109)
    order by weight desc, word limit 40)
$$;
--> statement-breakpoint
-- All that is one slip away: a letter too many, two exchanged, another one, one missing.
create function search_slips(said text) returns text[] language sql immutable parallel safe as $$
  with halves as (select left(said, at) as head, substr(said, at + 1) as rest from generate_series(0, length(said)) at),
    letters as (select chr(97 + at) as letter from generate_series(0, 25) at)
  select array(
    select head || substr(rest, 2) from halves
    union select head || substr(rest, 2, 1) || left(rest, 1) || substr(rest, 3) from halves
    union select head || letter || substr(rest, 2) from halves, letters
    union select head || letter || rest from halves, letters)
$$;
--> statement-breakpoint
-- The words that an unheard (or all but unheard) one may stand for: one slip away, else the most alike.
create function search_meant(said text) returns text[] language plpgsql stable as $$
declare
  own int := (select weight from search_words where word = said);
  meant text[];
begin
  if own > 1 or length(said) not between 4 and 24 then
    return '{}';
  end if;
  meant := array(
    select word from search_words where word = any(search_slips(said)) and weight > coalesce(own, -1)
    order by weight desc, word limit 3);
  if meant = '{}' then
    meant := array(
      select word from search_words where word % said and similarity(word, said) >= 0.35 and word <> said
      order by similarity(word, said) desc, weight desc, word limit 3);
  end if;
  return meant;
end $$;
--> statement-breakpoint
create function search_is_filler(said text) returns boolean language sql stable parallel safe as $$
  select to_tsvector('french', said) = '' or to_tsvector('french', unaccent(said)) = ''
    or to_tsvector('english', said) = '' or said = 'les'
$$;
--> statement-breakpoint
-- Every word must be found, the last one as a beginning too while it is being typed; fillers only when there is
-- nothing else. Null when no word is in it.
create function search_query(said text, corrected boolean) returns tsquery language plpgsql stable as $$
declare
  asked record;
  forms text;
  piece tsquery;
  every tsquery;
  needed tsquery;
begin
  for asked in
    select t.word, lower(unaccent(t.word)) as plain, said ~ '[[:alnum:]]$' and at = max(at) over () as unfinished
    from ts_parse('default', search_text(said)) with ordinality t (kind, word, at)
    where kind <> 12 order by at limit 12
  loop
    forms := concat_ws(' ', asked.word,
      case when asked.unfinished then array_to_string(search_completions(asked.plain), ' ') end,
      case when corrected then array_to_string(search_meant(asked.plain), ' ') end);
    piece := search_terms(tsvector_to_array(search_stems(forms)), '|');
    continue when piece is null;
    every := coalesce(every && piece, piece);
    if not search_is_filler(asked.word) then
      needed := coalesce(needed && piece, piece);
    end if;
  end loop;
  return coalesce(needed, every);
end $$;
--> statement-breakpoint
-- The newest `most` that match. Looks at the last hour first and then as far back as it must: a common word costs
-- what a rare one does, and neither more when there are a hundred times the posts. The generic plan is the index's.
create function search_newest(wanted tsquery, most int) returns int[]
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  span bigint := 4096;
  level int;
  found int[];
begin
  loop
    level := least(25, 10 + 3 * floor(log(8, span / 4096.0))::int);
    found := array(
      select post_id from search_documents
      where words @@ case when span > 1 << 27 then wanted else wanted && search_terms(array(
        select search_window(now() - make_interval(secs => ago << level), level)
        from generate_series(0, (span >> level) + 1) ago), '|') end
      order by created_at desc, post_id desc limit most);
    exit when cardinality(found) = most or span > 1 << 27;
    span := span * least(8, greatest(2, most * 1.5 / (cardinality(found) + 1)));
  end loop;
  return found;
end $$;
--> statement-breakpoint
-- The newest `most` posts with every facet and every word; with the nearest known words when nothing has them.
create function search_posts(said text, facets text[], ranked boolean, most int)
returns table (post_id int, rank real) language plpgsql stable as $$
declare
  kept tsquery := search_terms(facets, '&');
  corrected boolean;
  wanted tsquery;
  found int[] := '{}';
begin
  foreach corrected in array '{false,true}'::boolean[] loop
    wanted := search_query(said, corrected);
    exit when wanted is null and (said <> '' or kept is null);
    found := search_newest(coalesce(wanted && kept, wanted, kept), most);
    exit when wanted is null or found <> '{}';
  end loop;
  return query select d.post_id, case when ranked then ts_rank(d.words, wanted) end
    from unnest(found) id join search_documents d on d.post_id = id;
end $$;
