-- Each process has the settings in memory, and reads them again when it is notified.
create or replace function announce_school_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('school_settings', '');
  return null;
end $$;

create or replace trigger school_settings_changed after update on school_settings
  for each statement execute function announce_school_settings();
