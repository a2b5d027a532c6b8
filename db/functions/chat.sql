create or replace function is_blocked_pair(one int, other int) returns boolean language sql stable as $$
  select exists (select from blocks where blocker_id = one and blocked_id = other)
    or exists (select from blocks where blocker_id = other and blocked_id = one)
$$;

-- The users on the other side of a block. For many rows, one query is faster than `is_blocked_pair` for each of them.
create or replace function blocked_for(one int) returns setof int language sql stable as $$
  select blocked_id from blocks where blocker_id = one union all select blocker_id from blocks where blocked_id = one
$$;

-- The same as `conversationVisibleTo` (lib/chat/policy.ts), for many members at once.
create or replace function is_readable_conversation(c conversations, member int) returns boolean language sql stable as $$
  select case when c.low_user_id is null
    then c.group_id is null or exists (select from groups g where g.id = c.group_id and g.deleted_at is null)
    else exists (select from users viewer, users other
      where viewer.id = member and other.id = c.low_user_id + c.high_user_id - member and other.deleted_at is null
        and (viewer.role = 'admin' or not is_blocked_pair(viewer.id, other.id))
        and (viewer.role <> 'company' or other.role = 'admin' or has_applied_to(other.id, viewer.id, false))) end
$$;

-- Events of a group and messages of the other side of a block are not counted.
create or replace function count_unread_messages(conversation int, member int, up_to int) returns int
language sql stable as $$
  select count(*)::int from messages where conversation_id = conversation and id > up_to and sender_id <> member
    and deleted_at is null and event is null and sender_id not in (select blocked_for(member))
$$;

-- Sending a message locks its conversation's row, so ids and numbers commit in order and the counts are exact. For a member
-- who does not read the message, because of a block, the conversation stays archived and delivered.
create or replace function track_new_message() returns trigger language plpgsql as $$
begin
  update conversation_members m set
    archived_up_to_id = case when m.archived_up_to_id >= c.last_message_id then new.id else m.archived_up_to_id end,
    delivered_up_to_id = case when m.delivered_up_to_id >= c.last_message_id then new.id else m.delivered_up_to_id end
  from conversations c
  where c.id = new.conversation_id and c.last_message_id > 0 and m.conversation_id = c.id
    and m.user_id in (select blocked_for(new.sender_id) union all select blocked_for(new.event_user_id));
  update conversations set last_message_id = new.id where id = new.conversation_id;
  update conversation_members set unread_count = unread_count + 1
    where conversation_id = new.conversation_id and user_id <> new.sender_id and new.event is null
      and user_id not in (select blocked_for(new.sender_id));
  return null;
end $$;

create or replace trigger track_new_message after insert on messages
  for each row execute function track_new_message();

create or replace function track_deleted_message() returns trigger language plpgsql as $$
begin
  update conversation_members set unread_count = unread_count - 1
    where conversation_id = new.conversation_id and user_id <> new.sender_id and last_read_id < new.id
      and user_id not in (select blocked_for(new.sender_id));
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

-- Called for a user who is no longer a student: only students see the requests that they received. A conversation without a
-- message is accepted as well, because the other user may be writing one; a declined request is not. The two times are equal, as
-- in a conversation that an administrator starts: without an answer, it becomes a request when the user is a student again.
create or replace function accept_received_requests(for_user int) returns setof conversations language sql as $$
  update conversations c set accepted_at = c.created_at from conversation_members own
  where own.user_id = for_user and own.conversation_id = c.id and c.accepted_at is null
    and (c.last_message_id = 0 or own.deleted_up_to_id < c.last_message_id)
    and not exists (select from messages m where m.conversation_id = c.id and m.sender_id = for_user)
  returning c.*
$$;

create or replace function other_of_block(pair blocks, id int) returns int language sql immutable as $$
  select case when id = pair.blocker_id then pair.blocked_id else pair.blocker_id end
$$;

-- A message is written before the block or rejected by it, never after it. Each counts without the other's messages from then
-- on, and with them again once the block ends, also where the other has left a group since.
create or replace function settle_conversations_of_block() returns trigger language plpgsql as $$
declare
  pair blocks := coalesce(new, old);
begin
  perform from conversations where low_user_id = least(pair.blocker_id, pair.blocked_id)
    and high_user_id = greatest(pair.blocker_id, pair.blocked_id) for no key update;
  perform from conversations where id in (
    select m.conversation_id from conversation_members m
      join conversations c on c.id = m.conversation_id and c.low_user_id is null
    where m.user_id in (pair.blocker_id, pair.blocked_id) and (
      exists (select from conversation_members other
        where other.conversation_id = m.conversation_id and other.user_id = other_of_block(pair, m.user_id))
      or exists (select from messages unread where unread.conversation_id = m.conversation_id
        and unread.id > m.last_read_id and unread.sender_id = other_of_block(pair, m.user_id))))
    order by id for no key update;
  update conversation_members m set unread_count = count_unread_messages(m.conversation_id, m.user_id, m.last_read_id)
  where m.user_id in (pair.blocker_id, pair.blocked_id) and exists (
    select from messages unread where unread.conversation_id = m.conversation_id and unread.id > m.last_read_id
      and unread.sender_id = other_of_block(pair, m.user_id));
  return null;
end $$;

drop trigger if exists lock_conversation_of_block on blocks;
drop function if exists lock_conversation_of_block();
create or replace trigger settle_conversations_of_block after insert or delete on blocks
  for each row execute function settle_conversations_of_block();

-- The longest-serving active member follows an owner who left, else the longest-serving one; a group without members is deleted.
create or replace function next_conversation_owner(in_conversation int) returns int language sql stable as $$
  select m.user_id from conversation_members m join users u on u.id = m.user_id
  where m.conversation_id = in_conversation
  order by u.role = 'student' and u.status = 'active' desc, m.joined_at, m.user_id limit 1
$$;

create or replace function settle_group() returns trigger language plpgsql as $$
begin
  update conversations set owner_id = next_conversation_owner(old.conversation_id)
  where id = old.conversation_id and low_user_id is null and group_id is null and coalesce(owner_id, old.user_id) = old.user_id;
  delete from conversations where id = old.conversation_id and low_user_id is null and group_id is null
    and not exists (select from conversation_members where conversation_id = old.conversation_id);
  return null;
end $$;

create or replace trigger settle_group after delete on conversation_members
  for each row execute function settle_group();

-- A former member cannot open the message that mentioned them.
create or replace function delete_mentions_of_former_member() returns trigger language plpgsql as $$
begin
  delete from notifications where user_id = old.user_id and kind = 'message_mentioned'
    and params ->> 'conversation' = old.conversation_id::text;
  return null;
end $$;

create or replace trigger delete_mentions_of_former_member after delete on conversation_members
  for each row execute function delete_mentions_of_former_member();

-- The members of a group are in its conversation, from its first opening on. A new member reads what was written before, as
-- in the posts of the group, and nothing of it is unread.
create or replace function follow_group_members() returns trigger language plpgsql as $$
declare
  conversation conversations;
begin
  perform from groups where id = coalesce(new.group_id, old.group_id) for no key update;
  select * into conversation from conversations where group_id = coalesce(new.group_id, old.group_id) for no key update;
  if conversation.id is null then return null; end if;
  if tg_op = 'DELETE' then
    delete from conversation_members where conversation_id = conversation.id and user_id = old.user_id;
  else
    insert into conversation_members (conversation_id, user_id, last_read_id, delivered_up_to_id)
      values (conversation.id, new.user_id, conversation.last_message_id, conversation.last_message_id)
      on conflict do nothing;
  end if;
  return null;
end $$;

create or replace trigger follow_group_members after insert or delete on group_members
  for each row execute function follow_group_members();

create or replace function recompute_chat_counters() returns void language sql as $$
  update conversations c set last_message_id = n.last_message_id
  from (
    select id, coalesce((select max(m.id) from messages m where m.conversation_id = conversations.id), 0) as last_message_id
    from conversations
  ) n
  where n.id = c.id and c.last_message_id is distinct from n.last_message_id;
  update conversation_members o set unread_count = n.unread
  from (
    select conversation_id, user_id, count_unread_messages(conversation_id, user_id, last_read_id) as unread
    from conversation_members
  ) n
  where n.conversation_id = o.conversation_id and n.user_id = o.user_id and o.unread_count is distinct from n.unread;
$$;
