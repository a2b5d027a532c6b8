-- Whether the student applied to a company for which the recruiter may answer; `only_open` leaves out withdrawn
-- applications.
create or replace function has_applied_to(student int, recruiter int, only_open boolean) returns boolean
language sql stable parallel safe as $$
  select exists (select from applications sent join job_postings job on job.id = sent.job_posting_id
    join company_members member on member.company_id = job.company_id and member.role in ('owner', 'recruiter')
    where sent.student_id = student and member.user_id = recruiter and not (only_open and sent.withdrawn_at is not null)
      and not exists (select from companies c where c.id = job.company_id and c.status = 'suspended'))
$$;
