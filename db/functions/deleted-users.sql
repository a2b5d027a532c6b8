-- A request authorised just before its author's account was deleted may insert just after. The foreign key to users makes
-- it wait for the deletion's lock; its trigger fires before this one (triggers fire in the order of their names), which
-- therefore sees the deletion and hides the row like the others.
create or replace function hide_row_of_deleted_user() returns trigger language plpgsql as $$
begin
  if exists (select from users where id = new.user_id and deleted_at is not null) then
    execute format('update %I set status = ''deleted'' where id = $1', tg_table_name) using new.id;
  end if;
  return null;
end $$;

create or replace trigger hide_row_of_deleted_user after insert on posts
  for each row when (new.status <> 'deleted') execute function hide_row_of_deleted_user();

create or replace trigger hide_row_of_deleted_user after insert on comments
  for each row when (new.status <> 'deleted' and new.user_id is not null) execute function hide_row_of_deleted_user();
