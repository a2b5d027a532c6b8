create or replace function search_completions(input text) returns text[] language sql stable as $$
  select array(
    select word from search_words where word >= input and word < input || chr(1114109)
    order by weight desc, word limit 40)
$$;

-- Every string at Damerau–Levenshtein distance one: a letter added, removed or replaced, or two exchanged.
create or replace function search_edits1(input text) returns text[] language sql immutable parallel safe as $$
  with halves as (select left(input, at) as head, substr(input, at + 1) as rest from generate_series(0, length(input)) at),
    letters as (select chr(97 + at) as letter from generate_series(0, 25) at)
  select array(
    select head || substr(rest, 2) from halves
    union select head || substr(rest, 2, 1) || left(rest, 1) || substr(rest, 3) from halves
    union select head || letter || substr(rest, 2) from halves, letters
    union select head || letter || rest from halves, letters)
$$;

-- Corrections of an unknown (or nearly unknown) word: known words at distance one, else the most similar ones.
create or replace function search_corrections(input text) returns text[] language plpgsql stable as $$
declare
  input_weight int := (select weight from search_words where word = input);
  corrections text[];
begin
  if input_weight > 1 or length(input) not between 4 and 24 then
    return '{}';
  end if;
  corrections := array(
    select word from search_words where word = any(search_edits1(input)) and weight > coalesce(input_weight, -1)
    order by weight desc, word limit 3);
  if corrections = '{}' then
    corrections := array(
      select word from search_words where word % input and similarity(word, input) >= 0.35 and word <> input
      order by similarity(word, input) desc, weight desc, word limit 3);
  end if;
  return corrections;
end $$;

create or replace function search_is_stop_word(input text) returns boolean language sql stable parallel safe as $$
  select to_tsvector('french', input) = '' or to_tsvector('french', unaccent(input)) = ''
    or to_tsvector('english', input) = '' or input = 'les'
$$;

-- All words are required, the last one as a prefix too while it is being typed; stop words only when there is nothing
-- else. Null without a word.
create or replace function search_query(input text, corrected boolean) returns tsquery language plpgsql stable as $$
declare
  token record;
  forms text;
  token_terms tsquery;
  all_terms tsquery;
  required_terms tsquery;
begin
  for token in
    select t.word, lower(unaccent(t.word)) as plain, input ~ '[[:alnum:]]$' and at = max(at) over () as unfinished
    from ts_parse('default', search_text(input)) with ordinality t (kind, word, at)
    where kind <> 12 order by at limit 12
  loop
    forms := concat_ws(' ', token.word,
      case when token.unfinished then array_to_string(search_completions(token.plain), ' ') end,
      case when corrected then array_to_string(search_corrections(token.plain), ' ') end);
    token_terms := search_terms(tsvector_to_array(search_stems(forms)), '|');
    continue when token_terms is null;
    all_terms := coalesce(all_terms && token_terms, token_terms);
    if not search_is_stop_word(token.word) then
      required_terms := coalesce(required_terms && token_terms, token_terms);
    end if;
  end loop;
  return coalesce(required_terms, all_terms);
end $$;

-- The newest matches. Scans the last hour first and then longer and longer periods, so that a common word costs as much as a
-- rare one, whatever the number of posts. The generic plan uses the index.
drop function if exists search_newest(tsquery, int);
create or replace function search_newest(terms tsquery, max_results int, hidden_groups int[]) returns int[]
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  span bigint := 4096;
  level int;
  found_ids int[];
begin
  loop
    level := least(25, 10 + 3 * floor(log(8, span / 4096.0))::int);
    found_ids := array(
      select post_id from search_documents
      where words @@ case when span > 1 << 27 then terms else terms && search_terms(array(
        select search_time_bucket(now() - make_interval(secs => ago << level), level)
        from generate_series(0, (span >> level) + 1) ago), '|') end
        and (hidden_groups = '{}'
          or (select p.group_id from posts p where p.id = post_id) = any(hidden_groups) is not true)
      order by created_at desc, post_id desc limit max_results);
    exit when cardinality(found_ids) = max_results or span > 1 << 27;
    span := span * least(8, greatest(2, max_results * 1.5 / (cardinality(found_ids) + 1)));
  end loop;
  return found_ids;
end $$;

-- The newest posts with every facet and every word that are in no group or have one of `group_facets`; with corrected words
-- when there are none. Those of `hidden_authors` and `hidden_groups` are left out before the limit: fewer results than it would
-- reveal them.
drop function if exists search_posts(text, text[], boolean, int);
drop function if exists search_posts(text, text[], text[], boolean, int);
drop function if exists search_posts(text, text[], text[], boolean, int, int[]);
create or replace function search_posts(
  input text, facets text[], group_facets text[], ranked boolean, max_results int, hidden_authors int[] default '{}',
  hidden_groups int[] default '{}'
) returns table (post_id int, rank real) language plpgsql stable as $$
declare
  facet_terms tsquery := search_terms(facets, '&');
  no_group tsquery := !! search_terms(array['in:group'], '&');
  group_terms tsquery := coalesce(no_group || search_terms(group_facets, '|'), no_group);
  hidden_terms tsquery := search_terms(array(select 'author:' || author from unnest(hidden_authors) author), '|');
  shown_terms tsquery := coalesce(group_terms && !! hidden_terms, group_terms);
  corrected boolean;
  terms tsquery;
  found_ids int[] := '{}';
begin
  foreach corrected in array '{false,true}'::boolean[] loop
    terms := search_query(input, corrected);
    exit when terms is null and (input <> '' or facet_terms is null);
    found_ids := search_newest(coalesce(terms && facet_terms, terms, facet_terms) && shown_terms, max_results, hidden_groups);
    exit when terms is null or found_ids <> '{}';
  end loop;
  return query select d.post_id, case when ranked then ts_rank(d.words, terms) end
    from unnest(found_ids) id join search_documents d on d.post_id = id;
end $$;

-- Every word of a place, as a prefix, so that it is found while it is being typed.
create or replace function search_place(input text) returns tsquery language sql stable as $$
  select string_agg('''place:' || place || ''':*', '&')::tsquery from unnest(search_spellings(input)) place
$$;

-- The open jobs with every facet and every word, newest or (`by_deadline`) most urgent first; with corrected words when
-- there are none, unless `exact`; published after `since`. Planned per call: the index on words is best for a rare word,
-- the one on open jobs for a common word. New parameters come last, with defaults: during a rolling restart old processes pass
-- the others by position. `monthly` is a salary; an hourly one counts for 1,820 hours a year: the legal 35 in each of 52 weeks.
drop function if exists search_jobs(text, text[], text, date, date, int, boolean, int, timestamptz, boolean);
create or replace function search_jobs(
  input text, facets text[], place text, starts_after date, starts_before date, monthly int, by_deadline boolean,
  max_results int, since timestamptz default null, exact boolean default false, min_months int default null,
  max_months int default null
) returns table (job_id int, rank real) language plpgsql stable set plan_cache_mode = force_custom_plan as $$
declare
  today date := (now() at time zone school_time_zone())::date;
  facet_terms tsquery := search_terms(facets, '&');
  place_terms tsquery := search_place(place);
  corrected boolean;
  terms tsquery;
  all_terms tsquery;
begin
  facet_terms := coalesce(facet_terms && place_terms, facet_terms, place_terms);
  foreach corrected in array '{false,true}'::boolean[] loop
    exit when corrected and exact;
    terms := search_query(input, corrected);
    exit when terms is null and input <> '';
    all_terms := coalesce(terms && facet_terms, terms, facet_terms);
    return query select j.id, ts_rank(j.words, terms) from job_postings j
      where j.status = 'active' and j.deleted_at is null and j.application_deadline >= today
        and exists (select from companies c where c.id = j.company_id and c.status = 'active' and c.hidden_at is null)
        and (all_terms is null or j.words @@ all_terms)
        and (since is null or j.created_at > since)
        and (starts_after is null or j.start_date >= starts_after)
        and (starts_before is null or j.start_date <= starts_before)
        and (min_months is null or j.duration_months >= min_months)
        and (max_months is null or j.duration_months <= max_months)
        and (monthly is null or coalesce(j.salary_max, j.salary_min)
          * case j.salary_period when 'hour' then 1820 when 'year' then 1 else 12 end >= monthly * 12)
      order by case when by_deadline then j.application_deadline end, j.created_at desc, j.id desc limit max_results;
    exit when terms is null or found;
  end loop;
end $$;
