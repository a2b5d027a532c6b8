-- Counters are kept by triggers, so that no writer can forget one and concurrent writers queue on the row.
create function count_like() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update posts set likes_count = likes_count + 1 where id = new.post_id;
  else
    update posts set likes_count = likes_count - 1 where id = old.post_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger likes_count after insert or delete on likes for each row execute function count_like();
--> statement-breakpoint
create function count_comment() returns trigger language plpgsql as $$
declare
  was int := case when tg_op <> 'INSERT' and old.status = 'published' then 1 else 0 end;
  is_now int := case when tg_op <> 'DELETE' and new.status = 'published' then 1 else 0 end;
begin
  if is_now <> was then
    update posts set comments_count = comments_count + is_now - was
    where id = case when tg_op = 'DELETE' then old.post_id else new.post_id end;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger comments_count after insert or delete or update of status on comments
  for each row execute function count_comment();
--> statement-breakpoint
create function count_report() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.subject_type = 'post' then
    update posts set reports_count = reports_count + 1 where id = new.subject_id;
  elsif tg_op = 'DELETE' and old.subject_type = 'post' then
    update posts set reports_count = reports_count - 1 where id = old.subject_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger reports_count after insert or delete on reports for each row execute function count_report();
--> statement-breakpoint
insert into tallies (name, value) values ('feed:public', 0), ('feed:members', 0);
--> statement-breakpoint
create function count_feed() returns trigger language plpgsql as $$
declare
  was text := case when tg_op <> 'INSERT' and old.status = 'published' then old.audience end;
  is_now text := case when tg_op <> 'DELETE' and new.status = 'published' then new.audience end;
begin
  if was is distinct from is_now then
    update tallies t set value = value
      + (case when t.name = 'feed:' || is_now then 1 else 0 end)
      - (case when t.name = 'feed:' || was then 1 else 0 end)
    where t.name in ('feed:' || is_now, 'feed:' || was);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger feed_tally after insert or delete or update of status, audience on posts
  for each row execute function count_feed();
--> statement-breakpoint
create function recount() returns void language sql as $$
  update posts p set
    likes_count = (select count(*) from likes l where l.post_id = p.id),
    comments_count = (select count(*) from comments c where c.post_id = p.id and c.status = 'published'),
    reports_count = (select count(*) from reports r where r.subject_type = 'post' and r.subject_id = p.id);
  update tallies t set value =
    (select count(*) from posts p where p.status = 'published' and t.name = 'feed:' || p.audience)
  where t.name like 'feed:%';
$$;
