-- An announcement counts as read once its notification or its email is read.

create or replace function mark_announcement_read() returns trigger language plpgsql as $$
begin
  update announcement_recipients set read_at = new.read_at
  where announcement_id = (new.params ->> 'announcement')::int and user_id = new.user_id and read_at is null;
  return null;
end $$;

create or replace trigger notifications_announcement_read after update of read_at on notifications
  for each row when (new.kind = 'announcement' and old.read_at is null and new.read_at is not null)
  execute function mark_announcement_read();

create or replace trigger emails_announcement_read after update of read_at on emails
  for each row when (new.kind = 'announcement' and old.read_at is null and new.read_at is not null)
  execute function mark_announcement_read();
