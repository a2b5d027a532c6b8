-- The argument is the name of the column that holds the path.
create or replace function release_stored_file() returns trigger language plpgsql as $$
begin
  delete from stored_files where path = to_jsonb(old) ->> tg_argv[0];
  return null;
end $$;

create or replace trigger release_stored_file after delete on documents
  for each row execute function release_stored_file('path');

create or replace trigger release_stored_file after delete on post_images
  for each row execute function release_stored_file('path');

create or replace trigger release_stored_file after delete on message_attachments
  for each row execute function release_stored_file('path');

create or replace trigger release_stored_file after delete on companies
  for each row execute function release_stored_file('logo_path');

create or replace trigger release_replaced_file after update of logo_path on companies
  for each row when (old.logo_path is distinct from new.logo_path)
  execute function release_stored_file('logo_path');

create or replace trigger release_stored_file after delete on school_settings
  for each row execute function release_stored_file('logo_path');

create or replace trigger release_replaced_file after update of logo_path on school_settings
  for each row when (old.logo_path is distinct from new.logo_path)
  execute function release_stored_file('logo_path');

create or replace trigger release_stored_file after delete on users
  for each row execute function release_stored_file('avatar_path');

create or replace trigger release_replaced_file after update of avatar_path on users
  for each row when (old.avatar_path is distinct from new.avatar_path)
  execute function release_stored_file('avatar_path');

create or replace trigger release_stored_file after delete on conversations
  for each row execute function release_stored_file('avatar_path');

create or replace trigger release_replaced_file after update of avatar_path on conversations
  for each row when (old.avatar_path is distinct from new.avatar_path)
  execute function release_stored_file('avatar_path');

create or replace trigger release_stored_file after delete on groups
  for each row execute function release_stored_file('avatar_path');

create or replace trigger release_replaced_file after update of avatar_path on groups
  for each row when (old.avatar_path is distinct from new.avatar_path)
  execute function release_stored_file('avatar_path');

create or replace trigger release_stored_file after delete on profiles
  for each row execute function release_stored_file('cover_path');

create or replace trigger release_replaced_file after update of cover_path on profiles
  for each row when (old.cover_path is distinct from new.cover_path)
  execute function release_stored_file('cover_path');
