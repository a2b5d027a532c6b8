-- Notifies the worker, for open feeds, of what has changed on a published post. PostgreSQL delivers equal notifications of a
-- transaction once, on commit.

create or replace function notify_post_change() returns trigger language plpgsql as $$
begin
  if new.status <> 'published' then
    perform pg_notify('post_changed', new.id || ' removed');
  elsif (old.edited_at, old.audience, old.is_pinned) is distinct from (new.edited_at, new.audience, new.is_pinned) then
    perform pg_notify('post_changed', new.id || ' edited');
  elsif old.comments_count <> new.comments_count then
    perform pg_notify('post_changed', new.id || ' commented');
  else
    perform pg_notify('post_changed', new.id || ' counted');
  end if;
  return null;
end $$;

create or replace trigger post_change
  after update of status, edited_at, audience, is_pinned, likes_count, comments_count on posts
  for each row
  when (old.status = 'published' and (old.status, old.edited_at, old.audience, old.is_pinned, old.likes_count, old.comments_count)
    is distinct from (new.status, new.edited_at, new.audience, new.is_pinned, new.likes_count, new.comments_count))
  execute function notify_post_change();

create or replace function notify_comment_edit() returns trigger language plpgsql as $$
begin
  perform pg_notify('post_changed', new.post_id || ' commented');
  return null;
end $$;

create or replace trigger comment_edit after update of content on comments
  for each row when (old.status = 'published' and old.content <> new.content)
  execute function notify_comment_edit();
