-- Whoever writes a message holds its conversation's row, so ids and numbers commit in their order and the counts are exact.
create or replace function track_new_message() returns trigger language plpgsql as $$
begin
  update conversations set last_message_id = new.id where id = new.conversation_id;
  update conversation_members set unread_count = unread_count + 1
    where conversation_id = new.conversation_id and user_id <> new.sender_id;
  return null;
end $$;

create or replace trigger track_new_message after insert on messages
  for each row execute function track_new_message();

create or replace function track_deleted_message() returns trigger language plpgsql as $$
begin
  update conversation_members set unread_count = unread_count - 1
    where conversation_id = new.conversation_id and user_id <> new.sender_id and last_read_id < new.id;
  return null;
end $$;

create or replace trigger track_deleted_message after update of deleted_at on messages
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function track_deleted_message();

-- Friends write to each other directly: their friendship accepts the request that may wait.
create or replace function accept_conversation_of_friends() returns trigger language plpgsql as $$
begin
  update conversations set accepted_at = now() where accepted_at is null
    and low_user_id = least(new.user_id, new.friend_id) and high_user_id = greatest(new.user_id, new.friend_id);
  return null;
end $$;

create or replace trigger accept_conversation_of_friends after insert on friendships
  for each row execute function accept_conversation_of_friends();

-- A message is written before the block or refused by it, never after it.
create or replace function lock_conversation_of_block() returns trigger language plpgsql as $$
begin
  perform from conversations where low_user_id = least(new.blocker_id, new.blocked_id)
    and high_user_id = greatest(new.blocker_id, new.blocked_id) for no key update;
  return null;
end $$;

create or replace trigger lock_conversation_of_block after insert on blocks
  for each row execute function lock_conversation_of_block();

create or replace function recompute_chat_counters() returns void language sql as $$
  update conversations c set last_message_id = n.last_message_id
  from (
    select id, coalesce((select max(m.id) from messages m where m.conversation_id = conversations.id), 0) as last_message_id
    from conversations
  ) n
  where n.id = c.id and c.last_message_id is distinct from n.last_message_id;
  update conversation_members o set unread_count = n.unread
  from (
    select conversation_id, user_id, (select count(*) from messages m
      where m.conversation_id = conversation_members.conversation_id and m.id > last_read_id
        and m.sender_id <> user_id and m.deleted_at is null) as unread
    from conversation_members
  ) n
  where n.conversation_id = o.conversation_id and n.user_id = o.user_id and o.unread_count is distinct from n.unread;
$$;
