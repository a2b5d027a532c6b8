-- Updates the counters of polls and notifies open pages. The poll's row is updated first, in the order in which a vote locks
-- the rows.

create or replace function track_poll_votes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update polls p set voters_count = p.voters_count + n.voters from (
      select c.post_id, count(*) as voters from (select distinct post_id, user_id from changed) c
      where not exists (select from poll_votes v where v.post_id = c.post_id and v.user_id = c.user_id
        and not exists (select from changed d where d.option_id = v.option_id and d.user_id = v.user_id))
      group by c.post_id) n
    where p.post_id = n.post_id;
  else
    update polls p set voters_count = p.voters_count - n.voters from (
      select c.post_id, count(*) as voters from (select distinct post_id, user_id from changed) c
      where not exists (select from poll_votes v where v.post_id = c.post_id and v.user_id = c.user_id)
      group by c.post_id) n
    where p.post_id = n.post_id;
  end if;
  update poll_options o set votes_count = o.votes_count + n.votes * case tg_op when 'INSERT' then 1 else -1 end
  from (select option_id, count(*) as votes from changed group by option_id) n where o.id = n.option_id;
  perform pg_notify('post_changed', post_id || ' voted') from (select distinct post_id from changed) c;
  return null;
end $$;

create or replace trigger poll_votes_added after insert on poll_votes
  referencing new table as changed for each statement execute function track_poll_votes();

create or replace trigger poll_votes_removed after delete on poll_votes
  referencing old table as changed for each statement execute function track_poll_votes();

create or replace function recompute_poll_counters() returns void language sql as $$
  update poll_options o set votes_count = n.votes
  from (select id, (select count(*) from poll_votes v where v.option_id = poll_options.id) as votes from poll_options) n
  where n.id = o.id and o.votes_count <> n.votes;
  update polls p set voters_count = n.voters
  from (select post_id, (select count(distinct user_id) from poll_votes v where v.post_id = polls.post_id) as voters from polls) n
  where n.post_id = p.post_id and p.voters_count <> n.voters;
$$;
