-- Deletes the emails without waiting for those that a worker has locked to send them: these are marked, which a lock that leaves
-- the key unchanged permits, and deleted after the attempt.
create or replace function withdraw_emails(ids uuid[]) returns void language sql as $$
  delete from emails where id in (select id from emails where id = any(ids) for update skip locked);
  insert into withdrawn_emails (email_id) select id from emails where id = any(ids) for key share skip locked
  on conflict do nothing;
$$;
