-- Loads pg_trgm: only then may a function of ours set its parameter.
do $$ begin perform similarity('', ''); end $$;

-- Active users whose name is a typing mistake away from the input, the most similar first. Of a name that hundreds have, the
-- first hundreds are compared. Bitmap scans alone: the planner expects far too many candidates to use the index of names.
create or replace function similar_people(input text, max_results int) returns setof int language sql stable
set pg_trgm.word_similarity_threshold = 0.5 set enable_seqscan = off set enable_indexscan = off as $$
  select id from (
    select id, search_name from users
    where status = 'active' and deleted_at is null and fold_name(input) <% search_name limit 500
  ) candidates
  order by fold_name(input) <<-> search_name, id limit max_results
$$;
