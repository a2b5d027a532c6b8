-- How many students and companies there are, for the feed's sidebar: kept like the size of the feed.
insert into tallies (name, value)
  select 'users:' || r.role, (select count(*) from users u where u.role = r.role and u.status = 'active')
  from (values ('student'), ('company')) r (role);
--> statement-breakpoint
create function count_user() returns trigger language plpgsql as $$
declare
  was text := case when tg_op <> 'INSERT' and old.status = 'active' then old.role end;
  is_now text := case when tg_op <> 'DELETE' and new.status = 'active' then new.role end;
begin
  if was is distinct from is_now then
    update tallies t set value = value
      + (case when t.name = 'users:' || is_now then 1 else 0 end)
      - (case when t.name = 'users:' || was then 1 else 0 end)
    where t.name in ('users:' || is_now, 'users:' || was);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger user_tally after insert or delete or update of status, role on users
  for each row execute function count_user();
--> statement-breakpoint
create or replace function recount() returns void language sql as $$
  update posts p set
    likes_count = (select count(*) from likes l where l.post_id = p.id),
    comments_count = (select count(*) from comments c where c.post_id = p.id and c.status = 'published'),
    reports_count = (select count(*) from reports r where r.subject_type = 'post' and r.subject_id = p.id);
  update tallies t set value =
    (select count(*) from posts p where p.status = 'published' and t.name = 'feed:' || p.audience)
  where t.name like 'feed:%';
  update tallies t set value =
    (select count(*) from users u where u.status = 'active' and t.name = 'users:' || u.role)
  where t.name like 'users:%';
$$;
