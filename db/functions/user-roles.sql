-- Groups, friend requests, message requests, answers to events and applications are for students: in databases from before
-- administrators left them at their promotion, they leave now (lib/groups/new-owners.ts, lib/chat/new-owners.ts,
-- lib/chat/role-changes.ts, lib/friends/delete-requests.ts, lib/events/withdraw-answers.ts,
-- lib/applications/withdraw-undecided.ts). In the last file: triggers of the others pass ownership on and keep the counts.
create or replace function remove_administrators_from_groups() returns void language plpgsql as $$
declare
  administrators int[] := array(select id from users where role = 'admin');
begin
  perform from groups where id in (
    select group_id from group_members where user_id = any(administrators)
    union select group_id from group_requests where user_id = any(administrators)
    union select group_id from group_invitations where user_id = any(administrators))
    order by id for no key update;
  delete from group_requests where user_id = any(administrators);
  delete from group_invitations where user_id = any(administrators);
  delete from group_members where user_id = any(administrators);
  perform from conversations c where c.low_user_id is null and c.group_id is null and exists (
    select from conversation_members m where m.conversation_id = c.id and m.user_id = any(administrators))
    order by c.id for no key update;
  insert into messages (conversation_id, sender_id, content, event)
    select m.conversation_id, m.user_id, '', 'left' from conversation_members m
      join conversations c on c.id = m.conversation_id and c.low_user_id is null and c.group_id is null
    where m.user_id = any(administrators) order by m.conversation_id, m.user_id;
  delete from conversation_members m using conversations c
  where c.id = m.conversation_id and c.low_user_id is null and c.group_id is null and m.user_id = any(administrators);
end $$;

select remove_administrators_from_groups();

delete from friend_requests r using users u where u.role = 'admin' and u.id in (r.sender_id, r.receiver_id);
select withdraw_event_answers(id, null) from users where role = 'admin';
select accept_received_requests(id) from users where role = 'admin';

with withdrawn as (
  update applications a set withdrawn_at = now() from users u
  where u.role = 'admin' and u.id = a.student_id and a.withdrawn_at is null and a.status in ('pending', 'reviewed') returning a.id)
insert into application_events (application_id, kind) select id, 'withdrawn' from withdrawn;
