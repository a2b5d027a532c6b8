-- Every change of answers locks the event's row. A user on the waiting list gets a place in the transaction that frees
-- it; one who is suspended is passed over.

create or replace function promote_waiting_answers(for_event int) returns void language sql as $$
  update event_answers a set waiting_since = null, promoted_at = now()
  where a.event_id = for_event and a.user_id in (
      select w.user_id from event_answers w join users u on u.id = w.user_id and u.status = 'active'
      where w.event_id = for_event and w.waiting_since is not null
      order by w.waiting_since, w.user_id
      limit (select case when e.capacity is not null then greatest(e.capacity - e.yes_count, 0) end
        from events e where e.id = for_event))
    and exists (select from events e where e.id = for_event and e.cancelled_at is null and e.ends_at > now());
$$;

-- The keys of the notifications by which a user is to come to an event.
create or replace function attendance_notification_keys(for_event int) returns text[] language sql immutable as $$
  select array['event_changed:event:' || for_event, 'event_place:event:' || for_event,
    'event_reminder:event:' || for_event || ':dayReminderSentAt', 'event_reminder:event:' || for_event || ':hourReminderSentAt']
$$;

create or replace function track_event_answers() returns trigger language plpgsql as $$
declare
  before text := case when tg_op <> 'INSERT' then case when old.waiting_since is null then old.answer else 'waiting' end end;
  after text := case when tg_op <> 'DELETE' then case when new.waiting_since is null then new.answer else 'waiting' end end;
  changed_event_id int := case when tg_op = 'DELETE' then old.event_id else new.event_id end;
begin
  if before is not distinct from after then return null; end if;
  if before is not null and coalesce(after, 'no') = 'no' then
    delete from notifications where user_id = old.user_id and read_at is null
      and group_key = any(attendance_notification_keys(changed_event_id));
  end if;
  update events e set
    yes_count = e.yes_count + (coalesce(after, '') = 'yes')::int - (coalesce(before, '') = 'yes')::int,
    maybe_count = e.maybe_count + (coalesce(after, '') = 'maybe')::int - (coalesce(before, '') = 'maybe')::int,
    no_count = e.no_count + (coalesce(after, '') = 'no')::int - (coalesce(before, '') = 'no')::int,
    waiting_count = e.waiting_count + (coalesce(after, '') = 'waiting')::int - (coalesce(before, '') = 'waiting')::int
  where e.id = changed_event_id;
  -- With an event, its answers are deleted, and there is no counter to update.
  if found and before = 'yes' then perform promote_waiting_answers(changed_event_id); end if;
  return null;
end $$;

create or replace trigger track_event_answers after insert or update or delete on event_answers
  for each row execute function track_event_answers();

create or replace function fill_new_event_places() returns trigger language plpgsql as $$
begin
  perform promote_waiting_answers(new.id);
  return null;
end $$;

create or replace trigger fill_new_event_places after update of capacity on events
  for each row when (old.capacity is distinct from new.capacity) execute function fill_new_event_places();

create or replace function fill_places_of_active_user() returns trigger language plpgsql as $$
declare
  waited_for int;
begin
  for waited_for in select e.id from events e where e.ends_at > now() and e.id in (
      select a.event_id from event_answers a where a.user_id = new.id and a.waiting_since is not null)
    order by e.id for no key update
  loop
    perform promote_waiting_answers(waited_for);
  end loop;
  return null;
end $$;

create or replace trigger fill_places_of_active_user after update of status on users
  for each row when (old.status <> 'active' and new.status = 'active') execute function fill_places_of_active_user();

-- Withdraws the user's answers to events that are not over: those of one group, or all where `in_group` is null.
create or replace function withdraw_event_answers(of_user int, in_group int) returns void language plpgsql as $$
begin
  perform from events e where e.ends_at > now() and (in_group is null or e.group_id = in_group)
    and e.id in (select a.event_id from event_answers a where a.user_id = of_user)
    order by e.id for no key update;
  delete from event_answers a using events e
  where a.user_id = of_user and e.id = a.event_id and e.ends_at > now() and (in_group is null or e.group_id = in_group);
end $$;

create or replace function withdraw_former_member() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform withdraw_event_answers(old.user_id, old.group_id);
  else perform withdraw_event_answers(new.user_id, new.group_id); end if;
  return null;
end $$;

create or replace trigger withdraw_former_member after delete on group_members
  for each row execute function withdraw_former_member();

create or replace trigger withdraw_banned_member after insert on group_bans
  for each row execute function withdraw_former_member();

create or replace function withdraw_event_outsiders() returns trigger language plpgsql as $$
begin
  perform from events e where e.group_id = new.id and e.ends_at > now() order by e.id for no key update;
  delete from event_answers a using events e
  where e.group_id = new.id and e.ends_at > now() and a.event_id = e.id
    and not exists (select from group_members m where m.group_id = new.id and m.user_id = a.user_id);
  return null;
end $$;

create or replace trigger withdraw_event_outsiders after update of visibility on groups
  for each row when (old.visibility = 'public' and new.visibility <> 'public') execute function withdraw_event_outsiders();

drop trigger if exists withdraw_blocked_outsiders on blocks;
drop function if exists withdraw_blocked_outsiders();

-- An all-day event is from midnight to midnight at the school: in another time zone it has the same days, which are other instants.
create or replace function move_all_day_events() returns trigger language plpgsql as $$
begin
  -- By way of the minute before: there are two midnights where clocks go back to it.
  update events set
    starts_at = (starts_at at time zone old.time_zone - interval '1 minute') at time zone new.time_zone + interval '1 minute',
    ends_at = (ends_at at time zone old.time_zone - interval '1 minute') at time zone new.time_zone + interval '1 minute'
  where is_all_day;
  return null;
end $$;

create or replace trigger move_all_day_events after update of time_zone on school_settings
  for each row when (old.time_zone <> new.time_zone) execute function move_all_day_events();

create or replace function recompute_event_counters() returns void language sql as $$
  update events e set yes_count = n.yes, maybe_count = n.maybe, no_count = n.no, waiting_count = n.waiting
  from (
    select events.id, count(*) filter (where a.answer = 'yes' and a.waiting_since is null)::int as yes,
      count(*) filter (where a.answer = 'maybe')::int as maybe, count(*) filter (where a.answer = 'no')::int as no,
      count(a.waiting_since)::int as waiting
    from events left join event_answers a on a.event_id = events.id group by events.id
  ) n
  where n.id = e.id and (e.yes_count, e.maybe_count, e.no_count, e.waiting_count)
    is distinct from (n.yes, n.maybe, n.no, n.waiting);
$$;
