-- The words of a comment and of its visitor's name, without accents and case; whom it mentions is not among them. The index
-- holds the results, so it is rebuilt with the function.
drop index if exists comments_words_idx;

-- Its names are resolved when it is created: a restore builds the index without a search path.
create or replace function comment_words(content text, author_name text) returns tsvector
language sql immutable parallel safe
return to_tsvector('simple'::regconfig,
  fold_name(search_text(regexp_replace(content, '@\[\d+\]', ' ', 'g') || ' ' || coalesce(author_name, ''))));

create index comments_words_idx on comments using gin (comment_words(content, author_name)) with (fastupdate = false);

-- Every word is required, and may be the beginning of one. Null without a word.
create or replace function comment_search_query(input text) returns tsquery language sql immutable parallel safe
return (select string_agg(search_prefix(word)::text, ' & ')::tsquery
  from unnest(tsvector_to_array(comment_words(input, null))) word);
