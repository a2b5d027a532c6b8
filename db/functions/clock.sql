-- Returns an IANA name. Queries call it as `(select school_time_zone())`, so that it is evaluated once.
create or replace function school_time_zone() returns text language sql stable as $$
  select time_zone from school_settings
$$;
