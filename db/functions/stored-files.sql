-- The argument is the name of the column that holds the path.
create or replace function release_stored_file() returns trigger language plpgsql as $$
begin
  delete from stored_files where path = to_jsonb(old) ->> tg_argv[0];
  return null;
end $$;

-- A `path` never changes; the other columns get the path of another file.
do $$
declare
  owner record;
begin
  for owner in
    select * from (values
      ('documents', 'path'), ('post_images', 'path'), ('message_attachments', 'path'),
      ('companies', 'logo_path'), ('school_settings', 'logo_path'),
      ('users', 'avatar_path'), ('conversations', 'avatar_path'), ('groups', 'avatar_path'),
      ('profiles', 'cover_path')) owners (name, path_column)
  loop
    execute format('create or replace trigger release_stored_file after delete on %I
      for each row execute function release_stored_file(%L)', owner.name, owner.path_column);
    continue when owner.path_column = 'path';
    execute format('create or replace trigger release_replaced_file after update of %2$I on %1$I
      for each row when (old.%2$I is distinct from new.%2$I)
      execute function release_stored_file(%2$L)', owner.name, owner.path_column);
  end loop;
end $$;
