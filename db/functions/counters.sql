-- Counters are updated by triggers, so that no writer can omit one, and concurrent writers queue on its row.

create or replace function count_like() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update posts set likes_count = likes_count + 1 where id = new.post_id;
  else
    update posts set likes_count = likes_count - 1 where id = old.post_id;
  end if;
  return null;
end $$;

create or replace trigger likes_count after insert or delete on likes
  for each row execute function count_like();

-- Once for all images of a statement: an update for each would write the post's indexes each time.
create or replace function count_images() returns trigger language plpgsql as $$
declare
  sign int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  update posts set images_count = images_count + sign * n.images
  from (select post_id, count(*)::int as images from changed group by post_id) n where id = n.post_id;
  return null;
end $$;

drop trigger if exists images_count on post_images;
create or replace trigger images_added after insert on post_images
  referencing new table as changed for each statement execute function count_images();
create or replace trigger images_deleted after delete on post_images
  referencing old table as changed for each statement execute function count_images();
drop function if exists count_image();

-- Once for all comments of a statement: deleting an account with thousands of comments updates each post once.
create or replace function count_comments() returns trigger language plpgsql as $$
declare
  sign int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  update posts set comments_count = comments_count + sign * n.comments
  from (select post_id, count(*)::int as comments from changed where status = 'published' group by post_id) n where id = n.post_id;
  insert into counter_changes (name, change) select 'comments:' || status, sign * count(*) from changed group by status;
  return null;
end $$;

create or replace function count_updated_comments() returns trigger language plpgsql as $$
begin
  update posts set comments_count = comments_count + n.change
  from (select post_id, sum(change)::int as change from (
      select post_id, 1 as change from changed where status = 'published'
      union all select post_id, -1 from former where status = 'published') c
    group by post_id having sum(change) <> 0) n
  where id = n.post_id;
  insert into counter_changes (name, change)
  select 'comments:' || status, sum(change) from (
    select status, 1 as change from changed union all select status, -1 from former) c
  group by status having sum(change) <> 0;
  return null;
end $$;

create or replace trigger comments_added after insert on comments
  referencing new table as changed for each statement execute function count_comments();
create or replace trigger comments_deleted after delete on comments
  referencing old table as changed for each statement execute function count_comments();
create or replace trigger comments_updated after update on comments
  referencing old table as former new table as changed for each statement execute function count_updated_comments();
drop trigger if exists comments_count on comments;
drop trigger if exists comment_status_counter on comments;
drop function if exists count_comment(), count_comment_status();

create or replace function count_report() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.subject_type = 'post' then
    update posts set reports_count = reports_count + 1 where id = new.subject_id;
  elsif tg_op = 'DELETE' and old.subject_type = 'post' then
    update posts set reports_count = reports_count - 1 where id = old.subject_id;
  end if;
  return null;
end $$;

create or replace trigger reports_count after insert or delete on reports
  for each row execute function count_report();

create or replace function count_application() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' and new.withdrawn_at is null and (tg_op = 'INSERT' or old.withdrawn_at is not null) then
    update job_postings set applications_count = applications_count + 1 where id = new.job_posting_id;
  elsif tg_op <> 'INSERT' and old.withdrawn_at is null and (tg_op = 'DELETE' or new.withdrawn_at is not null) then
    update job_postings set applications_count = applications_count - 1 where id = old.job_posting_id;
  end if;
  return null;
end $$;

create or replace trigger applications_count after insert or delete or update of withdrawn_at on applications
  for each row execute function count_application();

-- The sizes of lists. A change is a row of its own, which a scheduled task adds to its counter later: writers neither wait for each
-- other nor deadlock, however long a transaction lasts.
create or replace function record_count(before text, after text) returns void language sql as $$
  insert into counter_changes (name, change)
  select name, change from (values (before, -1), (after, 1)) changes (name, change)
  where name is not null and before is distinct from after
$$;

-- The values that readers add up; their sum is exact at any time.
create or replace view counter_values as
  select name, value from counters union all select name, change from counter_changes;

-- A post of a group is counted there, and not in the feed of the school.
create or replace function count_published_post() returns trigger language plpgsql as $$
declare
  before text := case when tg_op <> 'INSERT' and old.status = 'published' then 'feed:' || old.audience end;
  after text := case when tg_op <> 'DELETE' and new.status = 'published' then 'feed:' || new.audience end;
  in_group int := case when tg_op = 'DELETE' then old.group_id else new.group_id end;
begin
  if in_group is null then
    perform record_count(before, after);
  elsif (before is null) <> (after is null) then
    update groups set posts_count = posts_count + case when before is null then 1 else -1 end where id = in_group;
  end if;
  return null;
end $$;

create or replace trigger feed_counter after insert or delete or update of status, audience on posts
  for each row execute function count_published_post();

create or replace function count_public_group() returns trigger language plpgsql as $$
begin
  perform record_count(
    case when tg_op <> 'INSERT' and old.visibility = 'public' and old.deleted_at is null then 'groups:public' end,
    case when tg_op <> 'DELETE' and new.visibility = 'public' and new.deleted_at is null then 'groups:public' end);
  return null;
end $$;

create or replace trigger groups_counter after insert or delete or update of visibility, deleted_at on groups
  for each row execute function count_public_group();

-- Former counters, which "accounts:student:active" and others replace.
drop trigger if exists user_counter on users;
drop function if exists count_active_user();
delete from counters where name like 'users:%';

create or replace function count_account() returns trigger language plpgsql as $$
begin
  perform record_count(
    case when tg_op <> 'INSERT' and old.deleted_at is null then 'accounts:' || old.role || ':' || old.status end,
    case when tg_op <> 'DELETE' and new.deleted_at is null then 'accounts:' || new.role || ':' || new.status end);
  return null;
end $$;

create or replace trigger account_counter after insert or delete or update of status, role, deleted_at on users
  for each row execute function count_account();

create or replace function count_content() returns trigger language plpgsql as $$
begin
  perform record_count(
    case when tg_op <> 'INSERT' then 'content:' || old.content_type_id || ':' || old.status end,
    case when tg_op <> 'DELETE' then 'content:' || new.content_type_id || ':' || new.status end);
  return null;
end $$;

create or replace trigger content_counter after insert or delete or update of status, content_type_id on posts
  for each row execute function count_content();

create or replace function add_counter_changes() returns void language sql as $$
  with taken as (delete from counter_changes returning name, change)
  insert into counters as c (name, value) select name, sum(change) from taken group by name
  on conflict (name) do update set value = c.value + excluded.value;
  delete from counters where name ~ '^(created|active|engaged):' and right(name, 10)::date < current_date - 40;
$$;

create or replace function recompute_totals() returns void language sql as $$
  delete from counter_changes;
  -- Its task counts all weeks again.
  delete from weekly_activity;
  insert into counters as c (name, value) select name, sum(n) from (
    select 'accounts:' || role || ':' || status as name, count(*) as n from users where deleted_at is null group by role, status
    union all select 'content:' || content_type_id || ':' || status, count(*) from posts group by content_type_id, status
    union all select 'comments:' || status, count(*) from comments group by status
    union all select 'feed:' || audience, count(*) from posts where status = 'published' and group_id is null group by audience
    union all select 'groups:public', count(*) from groups where visibility = 'public' and deleted_at is null
    union all select kind || ':' || counted_as || ':' || day, count(*) from user_activity
      cross join lateral (values ('created', created_on), ('active', last_active_on), ('engaged', last_engaged_on)) days (kind, day)
      where counted_as is not null and day >= current_date - 40 group by kind, counted_as, day
    union all select name, 0 from counters) totals
  group by name
  on conflict (name) do update set value = excluded.value where c.value <> excluded.value
$$;

-- For a database that is older than the triggers above; writers have been waiting since the triggers were created.
select recompute_totals()
where not exists (select from counter_changes) and not exists (select from counters where name like 'accounts:%');

-- Writes only what differs: a correct row is not rewritten, nor are its indexes.
create or replace function recompute_counters() returns void language sql as $$
  update posts p set likes_count = n.likes, comments_count = n.comments, reports_count = n.reports,
    images_count = n.images
  from (
    select id, (select count(*) from likes l where l.post_id = posts.id) as likes,
      (select count(*) from comments c where c.post_id = posts.id and c.status = 'published') as comments,
      (select count(*) from reports r where r.subject_type = 'post' and r.subject_id = posts.id) as reports,
      (select count(*) from post_images i where i.post_id = posts.id) as images
    from posts
  ) n
  where n.id = p.id
    and (p.likes_count, p.comments_count, p.reports_count, p.images_count)
      is distinct from (n.likes, n.comments, n.reports, n.images);
  update job_postings j set applications_count = n.applications
  from (
    select id, (select count(*) from applications a
      where a.job_posting_id = job_postings.id and a.withdrawn_at is null) as applications
    from job_postings
  ) n
  where n.id = j.id and j.applications_count is distinct from n.applications;
$$;
