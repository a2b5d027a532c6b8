-- Whoever changes the members of a group holds its row. A group that nobody is in is deleted like one that its owner
-- deleted; of an owner who is gone, the longest-serving admin is the next one, else moderator, else member.

create or replace function track_group_members() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update groups set members_count = members_count + 1 where id = new.group_id;
    return null;
  end if;
  update groups g set members_count = g.members_count - 1,
    deleted_at = case when g.members_count = 1 then coalesce(g.deleted_at, now()) else g.deleted_at end,
    owner_id = case when coalesce(g.owner_id, old.user_id) <> old.user_id then g.owner_id else (
      select m.user_id from group_members m where m.group_id = old.group_id
      order by array_position(array['admin', 'moderator', 'member'], m.role), m.created_at, m.user_id limit 1) end
  where g.id = old.group_id;
  return null;
end $$;

create or replace trigger track_group_members after insert or delete on group_members
  for each row execute function track_group_members();

create or replace function recompute_group_counters() returns void language sql as $$
  update groups g set members_count = n.members
  from (select id, (select count(*) from group_members m where m.group_id = groups.id) as members from groups) n
  where n.id = g.id and g.members_count is distinct from n.members;
$$;
