-- A call that was let in a moment before its author's account was deleted writes a moment after. The reference to users
-- makes it wait for the deletion's lock, and its trigger fires before this one (triggers fire by name), which therefore
-- sees the deletion and hides the row with the others.
create function hide_written_while_leaving() returns trigger language plpgsql as $$
begin
  if exists (select from users where id = new.user_id and deleted_at is not null) then
    execute format('update %I set status = ''deleted'' where id = $1', tg_table_name) using new.id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger written_while_leaving after insert on posts
  for each row when (new.status <> 'deleted') execute function hide_written_while_leaving();
--> statement-breakpoint
create trigger written_while_leaving after insert on comments
  for each row when (new.status <> 'deleted' and new.user_id is not null) execute function hide_written_while_leaving();
