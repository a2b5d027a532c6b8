-- Students of one programme and with common interests (lib/suggestions/queries.ts), as far as the whole school may see them.
-- The indexes hold the functions' results, so they are rebuilt with them.
drop index if exists profiles_programme_idx;
drop index if exists profiles_interests_idx;

create or replace function fold_keywords(input jsonb) returns text[] language sql immutable parallel safe strict as $$
  select array(select lower(value) from jsonb_array_elements_text(input))
$$;

create index profiles_programme_idx on profiles (fold_name(programme), user_id)
  where programme is not null and studies_audience in ('school', 'companies');

create index profiles_interests_idx on profiles using gin (fold_keywords(interests)) with (fastupdate = false)
  where interests <> '[]' and interests_audience in ('school', 'companies');
