-- Earlier names of the functions below; their triggers are dropped with them.
drop function if exists end_report_assignment(), end_assignment() cascade;

-- An assignment is deleted at the decision on its item: on the reports, on the comment or on the company.
create or replace function delete_report_assignment() returns trigger language plpgsql as $$
begin
  delete from moderation_assignments where subject_type = old.subject_type and subject_id = old.subject_id;
  return null;
end $$;

create or replace function delete_assignment() returns trigger language plpgsql as $$
begin
  delete from moderation_assignments where subject_type = tg_argv[0] and subject_id = old.id;
  return null;
end $$;

create or replace trigger delete_report_assignment after update of status on reports
  for each row when (old.status = 'pending' and new.status <> 'pending') execute function delete_report_assignment();

create or replace trigger delete_comment_assignment after update of status on comments
  for each row when (old.status = 'pending' and new.status <> 'pending') execute function delete_assignment('pending_comment');

create or replace trigger delete_held_comment_assignment after update of status on comments
  for each row when (old.held_for is not null and old.status = 'pending' and new.status <> 'pending')
  execute function delete_assignment('held_comment');

create or replace trigger delete_held_post_assignment after update of status on posts
  for each row when (old.held_for is not null and old.status = 'pending' and new.status <> 'pending')
  execute function delete_assignment('held_post');

create or replace trigger delete_company_assignment after update of status on users
  for each row when (old.status = 'pending_verification' and new.status <> 'pending_verification')
  execute function delete_assignment('pending_company');
