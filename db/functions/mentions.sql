-- The search index and excerpts do not contain mentioned users.
create or replace function without_mentions(content text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(content, '@\[\d+\]', '@…', 'g')
$$;

-- Replaces mentions with the names that the users had when the text was written.
create or replace function with_mentioned_names(content text, about_post int, about_comment int)
returns text language plpgsql stable as $$
declare
  mention record;
begin
  if content like '%@[%' then
    for mention in select user_id, name from mentions where post_id = about_post or comment_id = about_comment loop
      content := replace(content, '@[' || mention.user_id || ']', '@' || mention.name);
    end loop;
  end if;
  return content;
end $$;
