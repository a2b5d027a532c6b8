-- Every change of a group's members locks the group's row. A group without members is deleted as if its owner had
-- deleted it. When an owner leaves, the longest-serving admin becomes the owner, else moderator, else member; active
-- ones come first.

drop trigger if exists track_group_members on group_members;
drop function if exists track_group_members();

-- Updates each group once: an import adds a class at a time.
create or replace function count_new_group_members() returns trigger language plpgsql as $$
begin
  update groups g set members_count = g.members_count + n.members
  from (select group_id, count(*) as members from inserted group by group_id) n where g.id = n.group_id;
  return null;
end $$;

create or replace trigger count_new_group_members after insert on group_members
  referencing new table as inserted for each statement execute function count_new_group_members();

create or replace function next_group_owner(in_group int) returns int language sql stable as $$
  select m.user_id from group_members m join users u on u.id = m.user_id where m.group_id = in_group
  order by u.role = 'student' and u.status = 'active' desc,
    array_position(array['admin', 'moderator', 'member'], m.role), m.created_at, m.user_id limit 1
$$;

create or replace function track_former_group_member() returns trigger language plpgsql as $$
begin
  update groups g set members_count = g.members_count - 1,
    deleted_at = case when g.members_count = 1 then coalesce(g.deleted_at, now()) else g.deleted_at end,
    owner_id = case when coalesce(g.owner_id, old.user_id) <> old.user_id then g.owner_id
      else next_group_owner(old.group_id) end
  where g.id = old.group_id;
  return null;
end $$;

create or replace trigger track_former_group_member after delete on group_members
  for each row execute function track_former_group_member();

create or replace function recompute_group_counters() returns void language sql as $$
  update groups g set members_count = n.members, posts_count = n.posts
  from (select id, (select count(*) from group_members m where m.group_id = groups.id) as members,
    (select count(*) from posts p where p.group_id = groups.id and p.status = 'published') as posts from groups) n
  where n.id = g.id and (g.members_count, g.posts_count) is distinct from (n.members, n.posts);
$$;

-- Members can read a group; students who find it can read a public one.
create or replace function can_read_group(for_user int, in_group int) returns boolean language sql stable as $$
  select exists (select from groups g where g.id = in_group and g.deleted_at is null and (
    exists (select from group_members m where m.group_id = g.id and m.user_id = for_user)
    or (g.visibility = 'public' and exists (select from users u where u.id = for_user and u.role = 'student')
      and not exists (select from group_bans b where b.group_id = g.id and b.user_id = for_user)
      and not is_blocked_pair(for_user, g.owner_id))))
$$;

drop trigger if exists forget_group_posts on group_members;
drop trigger if exists forget_banned_from_posts on group_bans;
drop function if exists forget_group_posts(), forget_banned_from_posts();

-- The keys of the notifications of a membership, which are wrong once it has ended.
create or replace function group_membership_notification_keys(in_group int) returns text[] language sql immutable as $$
  select array['group_requested:group:' || in_group, 'group_member_added:group:' || in_group,
    'group_role_changed:group:' || in_group, 'group_owner_changed:group:' || in_group]
$$;

-- Notifications quote posts and name events, so they are deleted for a user who can no longer read the group.
create or replace function delete_group_post_notifications() returns trigger language plpgsql as $$
declare
  former record := case when tg_op = 'DELETE' then old else new end;
begin
  delete from notifications n using posts p
  where n.user_id = former.user_id and p.id = n.post_id and p.group_id = former.group_id;
  delete from notifications n
  where n.user_id = former.user_id and n.kind = 'group_event' and n.params ->> 'group' = former.group_id::text;
  delete from notifications n
  where n.user_id = former.user_id and n.read_at is null
    and n.group_key = any(group_membership_notification_keys(former.group_id));
  -- For a user who no longer finds the group, also those about the group itself.
  delete from notifications n
  where n.user_id = former.user_id and n.group_key like 'group\_%:group:' || former.group_id
    and (tg_table_name = 'group_bans' or not exists (
      select from groups g where g.id = former.group_id and g.visibility <> 'hidden'));
  return null;
end $$;

create or replace trigger delete_group_post_notifications after delete on group_members
  for each row execute function delete_group_post_notifications();

create or replace trigger delete_group_post_notifications after insert on group_bans
  for each row execute function delete_group_post_notifications();

-- Users who are not members and in a block with the owner of a public group no longer find it: deletes their answers
-- to its events and their notifications of its posts.
create or replace function hide_group_from(users int[], in_group int) returns void language plpgsql as $$
declare
  outsider int;
begin
  for outsider in select u from unnest(users) u
    where not exists (select from group_members m where m.group_id = in_group and m.user_id = u) order by u
  loop
    perform withdraw_event_answers(outsider, in_group);
    delete from notifications n using posts p where n.user_id = outsider and p.id = n.post_id and p.group_id = in_group;
  end loop;
end $$;

-- An answer to an event locks the group's row, too.
create or replace function hide_groups_in_block() returns trigger language plpgsql as $$
declare
  own groups;
begin
  perform from groups g where g.owner_id in (new.blocker_id, new.blocked_id) and g.visibility = 'public'
    order by g.id for no key update;
  for own in select * from groups g where g.owner_id in (new.blocker_id, new.blocked_id) and g.visibility = 'public' order by g.id
  loop
    perform hide_group_from(array_remove(array[new.blocker_id, new.blocked_id], own.owner_id), own.id);
  end loop;
  return null;
end $$;

create or replace trigger hide_groups_in_block after insert on blocks
  for each row execute function hide_groups_in_block();

create or replace function hide_group_of_new_owner() returns trigger language plpgsql as $$
begin
  perform hide_group_from(array(select blocked_id from blocks where blocker_id = new.owner_id
    union select blocker_id from blocks where blocked_id = new.owner_id), new.id);
  return null;
end $$;

create or replace trigger hide_group_of_new_owner after update of owner_id on groups
  for each row when (old.owner_id is distinct from new.owner_id and new.visibility = 'public')
  execute function hide_group_of_new_owner();

-- A pinned post that is published again would be one too many where five others are pinned (lib/groups/limits.ts).
create or replace function limit_group_pins() returns trigger language plpgsql as $$
begin
  perform from groups where id = new.group_id for no key update;
  if (select count(*) from posts where group_id = new.group_id and is_pinned and status = 'published') >= 5 then
    new.is_pinned := false;
  end if;
  return new;
end $$;

create or replace trigger limit_group_pins before update of status on posts
  for each row when (old.status <> 'published' and new.status = 'published' and new.is_pinned and new.group_id is not null)
  execute function limit_group_pins();

-- Deletes the notification of an invitation with it, unless it was accepted.
create or replace function delete_invitation_notifications() returns trigger language plpgsql as $$
begin
  delete from notifications n using removed i
  where n.user_id = i.user_id and n.group_key = 'group_invited:group:' || i.group_id
    and not exists (select from group_members m where m.group_id = i.group_id and m.user_id = i.user_id);
  return null;
end $$;

create or replace trigger group_invitations_deleted after delete on group_invitations
  referencing old table as removed for each statement execute function delete_invitation_notifications();

-- Deletes the notifications of a request with it, because they lead to the list of requests.
create or replace function delete_request_notifications() returns trigger language plpgsql as $$
begin
  delete from notification_events e using removed r, notifications n
  where e.actor_id = r.user_id and n.id = e.notification_id and n.group_key = 'group_requested:group:' || r.group_id;
  return null;
end $$;

create or replace trigger group_requests_deleted after delete on group_requests
  referencing old table as removed for each statement execute function delete_request_notifications();

create or replace function group_visibility_changed() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null then
    delete from notifications n using group_invitations i
    where i.group_id = new.id and n.user_id = i.user_id and n.group_key = 'group_invited:group:' || new.id;
    delete from notifications n using group_members m
    where m.group_id = new.id and n.user_id = m.user_id and (n.group_key = 'group_requested:group:' || new.id
      or n.kind = 'group_event' and n.params ->> 'group' = new.id::text
      or n.read_at is null and n.group_key = any(group_membership_notification_keys(new.id)));
  end if;
  if new.visibility <> 'public' or new.deleted_at is not null then
    delete from notifications n using posts p
    where p.group_id = new.id and n.post_id = p.id and not can_read_group(n.user_id, new.id);
  end if;
  if search_group_facet(old) <> search_group_facet(new) then
    perform search_set_group_facet(new.id, search_group_facet(old), search_group_facet(new));
  end if;
  return null;
end $$;

create or replace trigger group_visibility_changed after update of visibility, deleted_at on groups
  for each row when ((old.visibility, old.deleted_at) is distinct from (new.visibility, new.deleted_at))
  execute function group_visibility_changed();

-- Returns the newest groups whose name has a word for each of these prefixes: public ones that the viewer finds, and `own`.
-- It is planned per call: the index finds rare words, a scan of the newest groups common ones, so that the time does not
-- grow with the school.
create or replace function groups_named(words text[], own int[], banned int[], hidden_owners int[], max_results int)
returns setof int language plpgsql stable set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
declare
  patterns text[] := array(select '%' || fold_name(word) || '%' from unnest(words) word order by length(word) desc);
begin
  if cardinality(patterns) = 0 then
    return;
  end if;
  -- Only the longest pattern is a condition of its own, because the planner assumes that conditions are independent.
  return query select g.id from groups g
    where g.search_name like patterns[1] and g.search_name like all (patterns[2:]) and g.deleted_at is null
      and (g.id = any(own) or g.visibility = 'public' and g.id <> all (banned)
        and coalesce(g.owner_id, 0) <> all (hidden_owners))
    order by g.id desc limit max_results;
end $$;
