-- Entries are appended and never rewritten. Anonymisation takes out the user, the IP address and the texts; what is older than
-- the shortest retention may be deleted (lib/audit/tasks.ts).
create or replace function protect_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.created_at < now() - interval '1 month' then return old; end if;
  if tg_op = 'UPDATE' and coalesce(new.actor_id, old.actor_id) is not distinct from old.actor_id
    and coalesce(new.ip_address, old.ip_address) is not distinct from old.ip_address
    and coalesce(new.details, old.details) is not distinct from old.details
    and (new.id, new.action, new.created_at) = (old.id, old.action, old.created_at)
    and (new.subject_type, new.subject_id) is not distinct from (old.subject_type, old.subject_id)
  then return new; end if;
  raise exception 'audit_log is append-only';
end $$;

create or replace trigger protect_audit_log before update or delete on audit_log
  for each row execute function protect_audit_log();

create or replace trigger protect_whole_audit_log before truncate on audit_log
  for each statement execute function protect_audit_log();
