-- The words of a message and the names of its files, with its conversation as a word, so that one index scan finds those of
-- a member: no text has a colon left in its words.
create or replace function index_message(input int) returns void language plpgsql as $$
begin
  insert into message_search_documents as d (message_id, words)
    select m.id, search_stems(concat_ws(' ', m.content, (
        select string_agg(a.name, ' ') from message_attachments a
        where a.conversation_id = m.conversation_id and a.message_id = m.id)))
      || array_to_tsvector(array['conversation:' || m.conversation_id])
    from messages m where m.id = input and m.deleted_at is null
    on conflict (message_id) do update set words = excluded.words;
end $$;

create or replace function index_changed_message() returns trigger language plpgsql as $$
begin
  if new.deleted_at is null then
    perform index_message(new.id);
  else
    delete from message_search_documents where message_id = new.id;
  end if;
  return null;
end $$;

create or replace trigger index_new_message after insert on messages
  for each row execute function index_changed_message();

create or replace trigger index_changed_message after update of content, deleted_at on messages
  for each row execute function index_changed_message();

create or replace function index_attached_file() returns trigger language plpgsql as $$
begin
  perform index_message(new.message_id);
  return null;
end $$;

create or replace trigger index_attached_file after insert or update of message_id on message_attachments
  for each row when (new.message_id is not null) execute function index_attached_file();

-- All words are required, the last one as a prefix too while it is being typed; stop words only when there is nothing else.
-- Words are neither completed nor corrected: that vocabulary is of texts that everybody may read. Null without a word.
create or replace function message_search_terms(input text) returns tsquery language plpgsql stable as $$
declare
  token record;
  token_terms tsquery;
  all_terms tsquery;
  required_terms tsquery;
begin
  for token in
    select t.word, lower(unaccent(t.word)) as plain, input ~ '[[:alnum:]]$' and at = max(at) over () as unfinished
    from ts_parse('default', search_text(input)) with ordinality t (kind, word, at)
    where kind <> 12 order by at limit 12
  loop
    token_terms := search_terms(tsvector_to_array(search_stems(token.word)), '|');
    if token.unfinished and length(token.plain) > 2 then
      token_terms := coalesce(token_terms || search_prefix(token.plain), search_prefix(token.plain));
    end if;
    continue when token_terms is null;
    all_terms := coalesce(all_terms && token_terms, token_terms);
    if not search_is_stop_word(token.word) then
      required_terms := coalesce(required_terms && token_terms, token_terms);
    end if;
  end loop;
  return coalesce(required_terms, all_terms);
end $$;

create or replace function search_prefix(input text) returns tsquery language sql immutable parallel safe as $$
  select ('''' || replace(replace(input, '\', '\\'), '''', '''''') || ''':*')::tsquery
$$;

-- Of rows that were loaded before these triggers, or with the triggers off.
create or replace function index_missing_messages() returns void language plpgsql as $$
begin
  perform index_message(m.id) from messages m
    where m.deleted_at is null and not exists (select from message_search_documents d where d.message_id = m.id);
end $$;

select index_missing_messages();
