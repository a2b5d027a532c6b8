-- Records the days of acts that change after their week may have been counted: a week is counted two hours after its end, and a
-- transaction lasts less than one. The days are those of UTC, so that a new time zone of the school changes none of them. A row for
-- each change instead of a mark on the week: writers neither wait for each other nor for the count.

create or replace function record_activity_change() returns trigger language plpgsql as $$
begin
  insert into weekly_activity_changes (day)
  select distinct (at at time zone 'UTC')::date from (values (old.created_at), (new.created_at)) acts (at)
  where at < now() - interval '1 hour';
  return null;
end $$;

create or replace function record_activity_changes() returns trigger language plpgsql as $$
begin
  insert into weekly_activity_changes (day)
  select distinct (created_at at time zone 'UTC')::date from changed where created_at < now() - interval '1 hour';
  return null;
end $$;

-- Only students are counted.
create or replace function record_activity_of_role() returns trigger language plpgsql as $$
begin
  insert into weekly_activity_changes (day)
  select distinct (created_at at time zone 'UTC')::date from (
    select created_at from posts where user_id = new.id
    union all select created_at from comments where user_id = new.id
    union all select created_at from likes where user_id = new.id
    union all select created_at from applications where student_id = new.id) acts;
  return null;
end $$;

create or replace trigger activity_added after insert on posts
  for each row when (new.created_at < now() - interval '1 hour') execute function record_activity_change();
create or replace trigger activity_deleted after delete on posts
  for each row when (old.created_at < now() - interval '1 hour') execute function record_activity_change();
create or replace trigger activity_updated after update of status, user_id, created_at on posts
  for each row when ((old.status, old.user_id, old.created_at) is distinct from (new.status, new.user_id, new.created_at))
  execute function record_activity_change();

create or replace trigger activity_added after insert on comments
  for each row when (new.created_at < now() - interval '1 hour') execute function record_activity_change();
create or replace trigger activity_deleted after delete on comments
  for each row when (old.created_at < now() - interval '1 hour') execute function record_activity_change();
-- Per statement, because an account may have thousands of comments; an edit of their text is recorded as well.
create or replace trigger activity_updated after update on comments
  referencing old table as changed for each statement execute function record_activity_changes();
create or replace trigger activity_moved after update on comments
  referencing new table as changed for each statement execute function record_activity_changes();

create or replace trigger activity_added after insert on likes
  for each row when (new.created_at < now() - interval '1 hour') execute function record_activity_change();
create or replace trigger activity_deleted after delete on likes
  for each row when (old.created_at < now() - interval '1 hour') execute function record_activity_change();
create or replace trigger activity_updated after update of user_id, created_at on likes
  for each row when ((old.user_id, old.created_at) is distinct from (new.user_id, new.created_at))
  execute function record_activity_change();

create or replace trigger activity_added after insert on applications
  for each row when (new.created_at < now() - interval '1 hour') execute function record_activity_change();
create or replace trigger activity_deleted after delete on applications
  for each row when (old.created_at < now() - interval '1 hour') execute function record_activity_change();
create or replace trigger activity_updated after update of student_id, created_at on applications
  for each row when ((old.student_id, old.created_at) is distinct from (new.student_id, new.created_at))
  execute function record_activity_change();

create or replace trigger activity_of_role after update of role on users
  for each row when ((old.role = 'student') <> (new.role = 'student')) execute function record_activity_of_role();
