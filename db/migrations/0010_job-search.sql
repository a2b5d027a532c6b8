ALTER TABLE "job_postings" ADD COLUMN "ending_told_at" timestamp with time zone;
--> statement-breakpoint
create function job_said(offer job_postings) returns text language sql stable as $$
  select concat_ws(' ', offer.title, offer.description, offer.requirements, offer.location, c.name)
  from companies c where c.id = offer.company_id
$$;
--> statement-breakpoint
-- What search reads of an offer: its words, the title's before the others', and its facets as words like those of posts.
create function job_words(offer job_postings) returns tsvector language sql stable as $$
  select search_stems(job_said(offer)) || setweight(search_stems(offer.title), 'A') || array_to_tsvector(
    array['type:' || offer.type] || array_remove(array['category:' || offer.category, 'remote:' || offer.remote], null)
    || array(select 'place:' || place from unnest(search_spellings(offer.location)) place))
$$;
--> statement-breakpoint
create or replace function describe_job() returns trigger language plpgsql as $$
begin
  new.words := job_words(new);
  return new;
end $$;
--> statement-breakpoint
drop trigger job_words on job_postings;
--> statement-breakpoint
create trigger job_words
  before insert or update of title, description, requirements, location, type, category, remote on job_postings
  for each row execute function describe_job();
--> statement-breakpoint
update job_postings set words = job_words(job_postings);
--> statement-breakpoint
create function search_job_heard() returns trigger language plpgsql as $$
begin
  perform search_learn(search_spellings(job_said(new)));
  return null;
end $$;
--> statement-breakpoint
-- Completions and slips know the words of offers too, once they are public.
create constraint trigger search_job_heard
  after insert or update of title, description, requirements, location, status on job_postings
  deferrable initially deferred for each row when (new.status = 'active' and new.deleted_at is null)
  execute function search_job_heard();
--> statement-breakpoint
create or replace function search_reindex() returns void language plpgsql as $$
begin
  truncate search_documents, search_words;
  drop index if exists search_documents_words_idx;
  insert into search_documents (post_id, created_at, words) select post_id, created_at, words from search_sources;
  create index search_documents_words_idx on search_documents using gin (words) with (fastupdate = false);
  update job_postings set words = job_words(job_postings) where words is null;
  insert into search_words (word, weight)
    select word, floor(log(2, count(*)))::int
    from (select said from search_sources
      union all select job_said(j) from job_postings j where j.status = 'active' and j.deleted_at is null) texts,
      unnest(search_spellings(said)) word
    group by word;
end $$;
--> statement-breakpoint
select search_learn(search_spellings(job_said(j))) from job_postings j where j.status = 'active' and j.deleted_at is null;
--> statement-breakpoint
-- Every word of a place, as a beginning, so that it is found while it is being typed.
create function search_place(said text) returns tsquery language sql stable as $$
  select string_agg('''place:' || place || ''':*', '&')::tsquery from unnest(search_spellings(said)) place
$$;
--> statement-breakpoint
-- The first `most` open offers with every facet and every word, newest or (`by_deadline`) most urgent first; with the
-- nearest known words when nothing has them. Planned for each question: a rare word is the words' index's, a common one
-- the board's.
create function search_jobs(
  said text, facets text[], place text, starts_after date, starts_before date, monthly int, by_deadline boolean, most int
) returns table (job_id int, rank real) language plpgsql stable set plan_cache_mode = force_custom_plan as $$
declare
  today date := (now() at time zone 'Europe/Paris')::date;
  kept tsquery := search_terms(facets, '&');
  there tsquery := search_place(place);
  corrected boolean;
  wanted tsquery;
  needed tsquery;
begin
  kept := coalesce(kept && there, kept, there);
  foreach corrected in array '{false,true}'::boolean[] loop
    wanted := search_query(said, corrected);
    exit when wanted is null and said <> '';
    needed := coalesce(wanted && kept, wanted, kept);
    return query select j.id, ts_rank(j.words, wanted) from job_postings j
      where j.status = 'active' and j.deleted_at is null and j.application_deadline >= today
        and exists (select from companies c where c.id = j.company_id and c.status = 'active')
        and (needed is null or j.words @@ needed)
        and (starts_after is null or j.start_date >= starts_after)
        and (starts_before is null or j.start_date <= starts_before)
        and (monthly is null or coalesce(j.salary_max, j.salary_min)
          * case j.salary_period when 'hour' then 1820 when 'year' then 1 else 12 end >= monthly * 12)
      order by case when by_deadline then j.application_deadline end, j.created_at desc, j.id desc limit most;
    exit when wanted is null or found;
  end loop;
end $$;
