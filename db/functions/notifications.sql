-- A notification counts its events, names the newest, and is deleted with its last one. Rows that are older than the table of
-- events may count more than they have.

create or replace function count_notification_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update notifications n set count = n.count + e.added
    from (select notification_id, count(*) as added from changed group by 1) e
    where n.id = e.notification_id;
  else
    update notifications n set count = n.count - e.removed, actor_id = newest.actor_id,
      params = coalesce(newest.params, n.params)
    from (select notification_id, count(*) as removed from changed group by 1) e
      left join lateral (select actor_id, params from notification_events t where t.notification_id = e.notification_id
        order by t.created_at desc, t.source limit 1) newest on true
    where n.id = e.notification_id;
    delete from notifications n using changed e where n.id = e.notification_id and n.count <= 0;
    -- An email that waits for the end of quiet hours names the remaining actors. It was inserted with its notification.
    update emails m set params = m.params
      || jsonb_build_object('actor_id', n.actor_id, 'actor', coalesce(u.name, n.params ->> 'actor'))
    from changed e join notifications n on n.id = e.notification_id left join users u on u.id = n.actor_id
    where m.status = 'pending' and m.due_at > now() and m.user_id = n.user_id and m.kind = n.kind
      and m.created_at = n.created_at;
  end if;
  return null;
end $$;

create or replace trigger notification_events_added after insert on notification_events
  referencing new table as changed for each statement execute function count_notification_events();

create or replace trigger notification_events_removed after delete on notification_events
  referencing old table as changed for each statement execute function count_notification_events();

-- Open pages count their unread notifications again, and an email that still waits is not sent.
create or replace function announce_deleted_notifications() returns trigger language plpgsql as $$
begin
  perform pg_notify('notification_deleted', user_id::text)
  from (select distinct user_id from removed where read_at is null) t;
  delete from emails m using removed n where m.status = 'pending' and m.due_at > now() and m.user_id = n.user_id
    and m.kind = n.kind and m.created_at = n.created_at;
  return null;
end $$;

create or replace trigger notifications_deleted after delete on notifications
  referencing old table as removed for each statement execute function announce_deleted_notifications();

-- Other users lose the notifications of a post that is no longer published.
create or replace function delete_readers_notifications() returns trigger language plpgsql as $$
begin
  delete from notifications where post_id = new.id and user_id <> new.user_id;
  return null;
end $$;

create or replace trigger post_unpublished after update of status on posts
  for each row when (old.status = 'published' and new.status <> 'published')
  execute function delete_readers_notifications();

-- In a block, neither user keeps notifications that name the other or are about a post of theirs. A notification of
-- several actors stays, without this one.
create or replace function delete_notifications_between(one int, other int) returns void language sql as $$
  delete from notification_events e using notifications n
  where n.id = e.notification_id and (n.user_id, e.actor_id) in ((one, other), (other, one));
  delete from notifications n using posts p
  where p.id = n.post_id and (n.user_id, p.user_id) in ((one, other), (other, one));
  select withdraw_emails(array(
    select id from emails where (user_id, params ->> 'actor_id') in ((one, other::text), (other, one::text))
    union all select m.id from emails m, conversations c
    where m.user_id in (one, other) and m.kind = 'unread_messages' and m.params ->> 'conversation' = c.id::text
      and (c.low_user_id, c.high_user_id) = (least(one, other), greatest(one, other))));
$$;

-- The end of the user's quiet hours, or null outside of them.
create or replace function quiet_until(for_user int) returns timestamptz language sql stable as $$
  select (case
      when s.quiet_from < s.quiet_until and t.time >= s.quiet_from and t.time < s.quiet_until then t.day + s.quiet_until
      when s.quiet_from > s.quiet_until and t.time < s.quiet_until then t.day + s.quiet_until
      when s.quiet_from > s.quiet_until and t.time >= s.quiet_from then t.day + 1 + s.quiet_until
    end) at time zone (select school_time_zone())
  from notification_settings s,
    (select local::date as day, local::time as time from (select now() at time zone (select school_time_zone()) as local) n) t
  where s.user_id = for_user;
$$;

-- The same, and notifies open pages at that time, so that they count again.
drop function if exists hold_events(int);
create or replace function defer_events(for_user int) returns timestamptz language plpgsql as $$
declare
  quiet_end timestamptz := quiet_until(for_user);
begin
  if quiet_end is not null then
    update notification_settings set deferred_until = quiet_end
    where user_id = for_user and deferred_until is distinct from quiet_end;
  end if;
  return quiet_end;
end $$;

-- A transaction's number is taken before it commits: readers continue at the oldest that was running, not at the newest that
-- they saw, and so miss none.
create or replace function number_notification_change() returns trigger language plpgsql as $$
begin
  new.changed_xid := pg_current_xact_id()::text::bigint;
  return new;
end $$;

create or replace trigger notifications_changed before update on notifications
  for each row execute function number_notification_change();
