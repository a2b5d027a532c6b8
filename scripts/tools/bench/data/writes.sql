-- Adds to the feed's school what writes need: conversations of two students each, and twenty companies with ten jobs each.
create temp table pairs on commit drop as
  select min(id) as low, max(id) as high from (
    select id, (row_number() over (order by id) - 1) / 2 as pair from users where role = 'student' order by id limit 2000) s
  group by pair having count(*) = 2;
insert into conversations (low_user_id, high_user_id, accepted_at) select low, high, now() from pairs order by low;
insert into conversation_members (conversation_id, user_id)
  select id, low_user_id from conversations union all select id, high_user_id from conversations;

insert into companies (id, name, description, website, location, status, created_at) overriding system value
  select c, 'Atelier ' || c, 'Une entreprise.', 'https://company' || c || '.invalid/', 'Nantes', 'active', now()
  from generate_series(1, 20) c;
insert into company_members (company_id, user_id, role)
  select row_number() over (order by id), id, 'owner' from (
    select id from users where role = 'company' order by id limit 20) u;

insert into job_postings (id, company_id, created_by, title, description, requirements, location, type,
    application_deadline, status, category, remote, start_date, duration_months, salary_min, salary_max, salary_period,
    locale, created_at) overriding system value
  select p, company_id, user_id, 'Stage ' || p, 'Un stage de six mois.', 'Aucune.', 'Nantes', 'internship',
    current_date + 90, 'active', 'design', 'none', current_date + 120, 6, 600, 1000, 'month', 'fr', now()
  from generate_series(1, 200) p join company_members on company_id = 1 + p % 20;

insert into documents (id, user_id, kind, name, path, size) overriding system value
  select id, id, 'resume', 'CV.pdf', 'documents/00/00/' || lpad(to_hex(id), 28, '0') || '.pdf', 20000
  from users where role = 'student';
