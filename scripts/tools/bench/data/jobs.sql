-- A job board of `bench.posts` jobs, with fifty jobs per company and ten applications per job.
create temp table size on commit drop as
  select n, n * 2 as people, greatest(100, n / 50) as companies, 4000 as sentences
  from (select current_setting('bench.posts')::int as n) given;

create index on common_words (locale, rank);
analyze common_words;

-- Zipf's law: rank r of the N common words is taken as N ^ random(). Even sentences are French, odd ones English.
create temp table picks on commit drop as
  select s, w, locale, 1 + power(words - 1, random())::int as rank
  from size, generate_series(0, sentences - 1) s, generate_series(1, 7 + s % 9) w,
    (select locale, count(*)::int as words, case locale when 'fr' then 0 else 1 end as parity
      from common_words group by locale) known
  where parity = s % 2;
analyze picks;
create temp table sentences on commit drop as
  select s as id, upper(left(string_agg(word, ' ' order by w), 1)) || substr(string_agg(word, ' ' order by w), 2) as text
  from picks join common_words using (locale, rank) group by s;
create unique index on sentences (id);

-- Every tenth account is a recruiter, until each company has its owner.
insert into users (id, name, username, email, password_hash, role, status, locale, email_verified_at, created_at)
    overriding system value
  select i, pg_temp.person_name(i), 'person' || i, 'person' || i || '@bench.invalid', '-',
    case when i % 10 = 0 and i / 10 <= companies then 'company' else 'student' end, 'active',
    case when i % 3 = 0 then 'en' else 'fr' end, now(), now() - (people - i) * (interval '2 years' / people)
  from size, generate_series(1, people) i;

insert into companies (id, name, description, website, location, status, created_at) overriding system value
  select c, (array['Atelier','Studio','Maison','Groupe','Labo'])[1 + c % 5] || ' ' || c, 'Une entreprise.',
    'https://company' || c || '.invalid/', (array['Nantes','Rennes','Lyon','Brest','Angers','Lille'])[1 + c % 6], 'active',
    now() - interval '2 years'
  from size, generate_series(1, companies) c;
insert into company_members (company_id, user_id, role) select c, c * 10, 'owner' from size, generate_series(1, companies) c;

insert into job_postings (id, company_id, created_by, title, description, requirements, location, type,
    application_deadline, status, category, remote, level, start_date, duration_months, salary_min, salary_max, salary_period,
    locale, applications_count, created_at, closed_at) overriding system value
  select p, 1 + p % companies, (1 + p % companies) * 10, left(a.text, 60),
    concat_ws('. ', b.text, c.text, a.text, case when p % (n / 12) = 1 then 'Une lumière crépusculaire' end), c.text,
    (array['Nantes','Rennes','Lyon','Brest','Angers','Lille','Saint-Nazaire','Quimper'])[1 + p % 8],
    (array['internship','internship','full-time','part-time'])[1 + p % 4],
    current_date + case when p % 10 < 3 then -30 else 20 + p % 90 end,
    case when p % 10 < 3 then 'closed' when p % 100 = 55 then 'draft' else 'active' end,
    (array['programming','technology','design',null])[1 + p / 7 % 4], (array['none','hybrid','full'])[1 + p / 11 % 3],
    (array['bac2','bac3','bac4','bac5',null])[1 + p / 13 % 5],
    current_date + 60, 1 + p % 6, 600 + p % 400, 1000 + p % 400, 'month', case p % 2 when 0 then 'fr' else 'en' end,
    10, now() - (n - p) * (interval '1 year' / n), case when p % 10 < 3 then now() - interval '29 days' end
  from size, generate_series(1, n) p
  join sentences a on a.id = p * 2 % 4000 + p % 2
  join sentences b on b.id = p * 14 % 4000 + p % 2
  join sentences c on c.id = p * 38 % 4000 + p % 2;

insert into documents (id, user_id, kind, name, path, size) overriding system value
  select i, i, 'resume', 'CV.pdf', 'documents/00/00/' || lpad(to_hex(i), 28, '0') || '.pdf', 20000
  from size, generate_series(1, people) i;

-- Steps by a prime never repeat a student; a recruiter's id is replaced by that of the preceding student.
create temp table sent on commit drop as
  select (p - 1) * 10 + k as id, p as posting, s.id as student, (k + p) % 20 as fate,
    least(now() - interval '1 hour', j.created_at + k * interval '1 day') as at
  from size, generate_series(1, n) p, generate_series(1, 10) k, lateral (
    select 1 + ((p::bigint * 31 + k::bigint * 7919) % people)::int as person) drawn, lateral (
    select case when drawn.person % 10 = 0 and drawn.person / 10 <= companies then drawn.person - 1 else drawn.person end as id) s,
    job_postings j where j.id = p;

insert into applications (id, job_posting_id, student_id, resume_id, status, created_at, answered_at, decided_at)
  overriding system value
  select distinct on (posting, student) id, posting, student, student,
    case when fate < 9 then 'pending' when fate < 13 then 'reviewed' when fate < 15 then 'accepted'
      when fate < 16 then 'approved' else 'rejected' end,
    sent.at, decided.at, decided.at
  from sent, lateral (select case when fate >= 13 then sent.at + (1 + fate) * interval '9 hours' end as at) decided
  order by posting, student, id;

insert into application_events (application_id, actor_id, kind, created_at)
  select id, student_id, 'sent', created_at from applications;
insert into application_events (application_id, actor_id, kind, status, created_at)
  select id, null, 'status', status, answered_at from applications where answered_at is not null;

insert into job_views (job_posting_id, day, views)
  select p, current_date - d, 1 + (p + d) % 30 from size, generate_series(1, n) p, generate_series(0, 4) d;

insert into saved_jobs (user_id, job_posting_id)
  select i, 1 + i % n from size, generate_series(1, people, 3) i;

select search_reindex();
