-- The facet of a group's posts, which decides who finds them. No search has the id of a deleted group.
create or replace function search_group_facet(g groups) returns text language sql immutable as $$
  select case when g.visibility = 'public' and g.deleted_at is null then 'group:public' else 'group:' || g.id end
$$;

-- The text of published posts. Facets and times are words like the others ("category:design", "w12:422469"), so that one index
-- scan serves the whole search; the words of texts contain no colon. Words of groups are not in the vocabulary, because it
-- completes and corrects what any user types.
create or replace view search_sources as
select p.id as post_id, p.created_at, concat_ws(' ', without_mentions(p.content), u.name, t.names) as text,
  search_stems(without_mentions(p.content)) || setweight(search_stems(u.name), 'B') || setweight(search_stems(t.names), 'A')
    || array_to_tsvector(
      array['audience:' || p.audience, 'type:' || p.content_type_id, 'author:' || p.user_id]
      || array_remove(array['category:' || p.category], null) || t.facets
      || case when g.id is null then '{}' else array['in:group', search_group_facet(g)] end
      || array(select search_time_bucket(p.created_at, level) from generate_series(10, 25, 3) level)) as words, p.group_id
from posts p
join users u on u.id = p.user_id
left join groups g on g.id = p.group_id
cross join lateral (
  select coalesce(string_agg(tags.name, ' '), '') as names, coalesce(array_agg('tag:' || tags.name), '{}') as facets
  from post_tags join tags on tags.id = post_tags.tag_id
  where post_tags.post_id = p.id
) t
where p.status = 'published';

create or replace function search_add_words(input text[]) returns void language plpgsql as $$
begin
  -- The more common a word, the more rarely it is counted, and a locked row is skipped: writers do not queue on "projet".
  update search_words w set weight = weight + 1
  from (
    select word from search_words where word = any(input) and random() < power(2, -weight)
    for no key update skip locked
  ) counted
  where w.word = counted.word;
  if exists (select unnest(input) except select word from search_words where word = any(input)) then
    -- One lock for all new words: taken one by one, two writers' words could deadlock. What another writer added
    -- meanwhile is left out, because a transaction that counts it may be waiting for the lock.
    perform pg_advisory_xact_lock(7105322);
    insert into search_words (word)
      select unnest(input) except select word from search_words where word = any(input);
  end if;
end $$;

-- Planned once per connection: for an array, the planner would otherwise make a plan at each call, which takes longer than the rest.
create or replace function search_index_posts(ids int[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  -- A transaction that waits for a post here then reads what the previous one committed: no edit is lost to a rename.
  perform from posts where id = any(ids) order by id for no key update;
  delete from search_documents d where d.post_id = any(ids)
    and not exists (select from posts p where p.id = d.post_id and p.status = 'published');
  -- The posts of a deleted account are not published.
  if not exists (select from posts where id = any(ids) and status = 'published') then
    return;
  end if;
  insert into search_documents as d (post_id, created_at, words)
    select s.post_id, s.created_at, s.words from search_sources s where s.post_id = any(ids)
    on conflict (post_id) do update set created_at = excluded.created_at, words = excluded.words
      where (d.created_at, d.words) is distinct from (excluded.created_at, excluded.words);
  perform search_add_words(array(
    select distinct word from search_sources s, unnest(search_spellings(s.text)) word
    where s.post_id = any(ids) and s.group_id is null));
end $$;

-- Replaces a facet without reading the texts again, because a group may have thousands of posts. They are locked as above.
create or replace function search_set_group_facet(in_group int, before text, after text) returns void language plpgsql as $$
begin
  perform from posts where group_id = in_group and status = 'published' order by id for no key update;
  update search_documents d set words = ts_delete(d.words, before) || array_to_tsvector(array[after])
  from posts p where p.group_id = in_group and p.id = d.post_id;
end $$;

-- Deleted groups that an earlier version of this file has indexed.
select search_set_group_facet(id, 'group:public', 'group:' || id) from groups
  where deleted_at is not null and visibility = 'public';

-- Deferred, so that it indexes a post with all its tags once per transaction. A new post and a new name of its author wait for
-- each other, because neither transaction sees the other's change before the commit.
create or replace function search_post_changed() returns trigger language plpgsql as $$
declare
  id int;
begin
  if tg_table_name = 'posts' and tg_op = 'INSERT' then
    perform pg_advisory_xact_lock_shared(7105323, new.user_id);
  end if;
  if tg_table_name = 'posts' then id := new.id;
  elsif tg_op = 'DELETE' then id := old.post_id;
  else id := new.post_id;
  end if;
  if not exists (
    select from search_documents d where d.post_id = id and d.xmin = pg_current_xact_id()::xid
  ) then
    perform search_index_posts(array[id]);
  end if;
  return null;
end $$;

drop trigger if exists search_post_added on posts;
create constraint trigger search_post_added after insert on posts
  deferrable initially deferred for each row execute function search_post_changed();

drop trigger if exists search_post_edited on posts;
create constraint trigger search_post_edited
  after update of user_id, content, content_type_id, category, audience, status, created_at on posts
  deferrable initially deferred for each row execute function search_post_changed();

drop trigger if exists search_tags_changed on post_tags;
create constraint trigger search_tags_changed after insert or delete on post_tags
  deferrable initially deferred for each row execute function search_post_changed();

create or replace function search_author_renamed() returns trigger language plpgsql as $$
begin
  -- Before the lock that new posts wait for: a transaction that edits one of these posts may wait for a new post's tags.
  perform from posts where user_id = new.id order by id for no key update;
  perform pg_advisory_xact_lock(7105323, new.id);
  perform search_index_posts(array(select id from posts where user_id = new.id));
  return null;
end $$;

drop trigger if exists search_author_renamed on users;
create constraint trigger search_author_renamed after update of name on users
  deferrable initially deferred for each row when (old.name is distinct from new.name)
  execute function search_author_renamed();

-- What users call the job's type, and remote work: the job's own texts may not contain these words.
create or replace function job_kind(job job_postings) returns text language sql immutable as $$
  select concat_ws(' ',
    case job.type when 'internship' then 'stage internship' when 'full-time' then 'temps plein full-time'
      when 'part-time' then 'temps partiel part-time' end,
    case when job.remote in ('hybrid', 'full') then 'télétravail remote' end)
$$;

create or replace function job_text(job job_postings) returns text language sql stable as $$
  select concat_ws(' ', job.title, job.description, job.requirements, job.location, c.name, job_kind(job))
  from companies c where c.id = job.company_id
$$;

-- The title weighs more than the rest; facets are words as for posts.
create or replace function job_words(job job_postings) returns tsvector language sql stable as $$
  select search_stems(job_text(job)) || setweight(search_stems(job.title), 'A') || array_to_tsvector(
    array['type:' || job.type]
    || array_remove(array['category:' || job.category, 'remote:' || job.remote, 'level:' || job.level], null)
    || array(select 'place:' || place from unnest(search_spellings(job.location)) place))
$$;

create or replace function set_job_words() returns trigger language plpgsql as $$
begin
  -- A transaction that renames the company does not see the new job.
  if tg_op = 'INSERT' then
    perform from companies where id = new.company_id for share;
  end if;
  new.words := job_words(new);
  return new;
end $$;

create or replace trigger job_words
  before insert or update of title, description, requirements, location, type, category, remote, level on job_postings
  for each row execute function set_job_words();

create or replace function company_renamed() returns trigger language plpgsql as $$
begin
  update job_postings set title = title where company_id = new.id;
  return null;
end $$;

create or replace trigger company_renamed after update of name on companies
  for each row when (old.name is distinct from new.name) execute function company_renamed();

create or replace function search_job_changed() returns trigger language plpgsql as $$
begin
  perform search_add_words(search_spellings(job_text(new)));
  return null;
end $$;

-- Jobs that an earlier version of this file has indexed.
update job_postings set words = job_words(job_postings) where words is distinct from job_words(job_postings);

drop trigger if exists search_job_changed on job_postings;
create constraint trigger search_job_changed
  after insert or update of title, description, requirements, location, status on job_postings
  deferrable initially deferred for each row when (new.status = 'active' and new.deleted_at is null)
  execute function search_job_changed();

-- Rebuilds the whole index, after rows were loaded with the triggers off. Searches wait meanwhile.
create or replace function search_reindex() returns void language plpgsql as $$
begin
  truncate search_documents, search_words;
  drop index if exists search_documents_words_idx;
  insert into search_documents (post_id, created_at, words) select post_id, created_at, words from search_sources;
  create index search_documents_words_idx on search_documents using gin (words) with (fastupdate = false);
  update job_postings set words = job_words(job_postings) where words is null;
  insert into search_words (word, weight)
    select word, floor(log(2, count(*)))::int
    from (select text from search_sources where group_id is null
      union all select job_text(j) from job_postings j where j.status = 'active' and j.deleted_at is null) texts,
      unnest(search_spellings(texts.text)) word
    group by word;
end $$;
