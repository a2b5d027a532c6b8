ALTER TABLE "saved_searches" ADD COLUMN "looked_at" timestamp with time zone;
--> statement-breakpoint
drop function search_jobs(text, text[], text, date, date, int, boolean, int);
--> statement-breakpoint
-- The first `most` open offers with every facet and every word, newest or (`by_deadline`) most urgent first; with the
-- nearest known words when nothing has them, unless (`exactly`) these words alone are meant; published after `since`.
-- Planned for each question: a rare word is the words' index's, a common one the board's.
create function search_jobs(
  said text, facets text[], place text, starts_after date, starts_before date, monthly int, by_deadline boolean, most int,
  since timestamptz default null, exactly boolean default false
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
    exit when corrected and exactly;
    wanted := search_query(said, corrected);
    exit when wanted is null and said <> '';
    needed := coalesce(wanted && kept, wanted, kept);
    return query select j.id, ts_rank(j.words, wanted) from job_postings j
      where j.status = 'active' and j.deleted_at is null and j.application_deadline >= today
        and exists (select from companies c where c.id = j.company_id and c.status = 'active')
        and (needed is null or j.words @@ needed)
        and (since is null or j.created_at > since)
        and (starts_after is null or j.start_date >= starts_after)
        and (starts_before is null or j.start_date <= starts_before)
        and (monthly is null or coalesce(j.salary_max, j.salary_min)
          * case j.salary_period when 'hour' then 1820 when 'year' then 1 else 12 end >= monthly * 12)
      order by case when by_deadline then j.application_deadline end, j.created_at desc, j.id desc limit most;
    exit when wanted is null or found;
  end loop;
end $$;
