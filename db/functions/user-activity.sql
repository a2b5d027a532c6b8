-- The days on which accounts were created, last active and last engaged. Each day has a counter, so that the statistics of thirty
-- days read thirty counters, whatever the size of the school.

create or replace function school_day(at timestamptz) returns date language sql stable as $$
  select (at at time zone school_time_zone())::date
$$;

-- Null for a deleted account, which no counter counts.
create or replace function counted_as(account users) returns text language sql immutable as $$
  select case when account.deleted_at is null then account.role || ':' || account.status end
$$;

create or replace function add_user_activity() returns trigger language plpgsql as $$
begin
  insert into user_activity (user_id, counted_as, created_on)
  values (new.id, counted_as(new), school_day(new.created_at));
  return null;
end $$;

create or replace trigger user_activity_added after insert on users
  for each row execute function add_user_activity();

-- Deferred like those below: a row of `user_activity` is the last that a transaction locks, for as long as its commit takes.
create or replace function update_user_activity() returns trigger language plpgsql as $$
begin
  update user_activity a set counted_as = u.counted_as, created_on = school_day(u.created_at)
  from (select created_at, counted_as(users) from users where id = new.id) u
  where a.user_id = new.id and (a.counted_as is distinct from u.counted_as or new.created_at <> old.created_at);
  return null;
end $$;

drop trigger if exists user_activity_changed on users;
create constraint trigger user_activity_changed after update of role, status, deleted_at, created_at on users
  deferrable initially deferred for each row
  when ((old.role, old.status, old.deleted_at, old.created_at) is distinct from (new.role, new.status, new.deleted_at, new.created_at))
  execute function update_user_activity();

-- Writes at most once per user and day.
create or replace function record_activity(id int, at timestamptz, is_engaged boolean) returns void language sql as $$
  update user_activity set last_active_on = greatest(last_active_on, day),
    last_engaged_on = case when is_engaged then greatest(last_engaged_on, day) else last_engaged_on end
  from (select school_day(at)) today (day)
  where user_id = id and (coalesce(last_active_on < day, true) or is_engaged and coalesce(last_engaged_on < day, true))
$$;

create or replace function record_session() returns trigger language plpgsql as $$
begin
  perform record_activity(new.user_id, new.last_seen_at, false);
  return null;
end $$;

drop trigger if exists session_activity on sessions;
create constraint trigger session_activity after insert or update of last_seen_at on sessions
  deferrable initially deferred for each row execute function record_session();

create or replace function record_engagement() returns trigger language plpgsql as $$
begin
  perform record_activity(new.user_id, new.created_at, true);
  return null;
end $$;

drop trigger if exists post_activity on posts;
create constraint trigger post_activity after insert on posts
  deferrable initially deferred for each row execute function record_engagement();
drop trigger if exists comment_activity on comments;
create constraint trigger comment_activity after insert on comments
  deferrable initially deferred for each row when (new.user_id is not null) execute function record_engagement();
drop trigger if exists like_activity on likes;
create constraint trigger like_activity after insert on likes
  deferrable initially deferred for each row execute function record_engagement();

create or replace function count_user_activity() returns trigger language plpgsql as $$
begin
  perform record_count('created:' || old.counted_as || ':' || old.created_on, 'created:' || new.counted_as || ':' || new.created_on);
  perform record_count('active:' || old.counted_as || ':' || old.last_active_on, 'active:' || new.counted_as || ':' || new.last_active_on);
  perform record_count('engaged:' || old.counted_as || ':' || old.last_engaged_on, 'engaged:' || new.counted_as || ':' || new.last_engaged_on);
  return null;
end $$;

create or replace function reset_user_activity() returns void language sql as $$
  delete from user_activity;
  insert into user_activity (user_id, counted_as, created_on, last_active_on, last_engaged_on)
  select u.id, counted_as(u), school_day(u.created_at),
    greatest(activity.day, engagement.day), engagement.day
  from users u
  left join (select user_id, school_day(max(at)) as day from (
      select user_id, last_seen_at as at from sessions
      union all select user_id, case when status = 'offline' then last_seen_at else now() end from presence) seen
    group by user_id) activity on activity.user_id = u.id
  left join (select user_id, school_day(max(created_at)) as day from (
      select user_id, created_at from posts union all select user_id, created_at from comments
      union all select user_id, created_at from likes) written
    group by user_id) engagement on engagement.user_id = u.id;
  select recompute_totals();
$$;

-- For a database that is older than the triggers above; writers have been waiting since the triggers were created.
drop trigger if exists user_activity_counted on user_activity;
select reset_user_activity() where not exists (select from user_activity);

create or replace trigger user_activity_counted after insert or update or delete on user_activity
  for each row execute function count_user_activity();
