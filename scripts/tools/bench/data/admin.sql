-- A school of `bench.posts` posts, with a user per five posts and ten entries of the audit log per post. The items that
-- wait for a moderator do not grow with the school: 100 reports, 50 comments, 20 companies.
create temp table size on commit drop as
  select n, n / 5 as people from (select current_setting('bench.posts')::int as n) given;

-- 600 administrators, then a company per 50 students. Half a name has a hundred times as many matches in the large
-- school, but the name of forty students has forty in each; a hundred posts and comments have a word that no others
-- have.
insert into users (id, name, username, email, password_hash, role, status, locale, email_verified_at, created_at)
    overriding system value
  select i, case when i > 1600 and i <= 1640 then 'Yara Quintal' else pg_temp.double_name(i) end,
    'person' || i, 'person' || i || '@bench.invalid', '-',
    case when i <= 600 then 'admin' when i % 50 = 0 then 'company' else 'student' end,
    case when i > 600 and i <= 1600 and i % 50 = 0 then 'pending_verification' when i > 1600 and i % 40 = 1 then 'suspended' else 'active' end,
    'fr', now(), now() - (people - i) * (interval '2 years' / people)
  from size, generate_series(1, people) i;

-- A fifth of the users were active in the last 30 days. The bench inserts its own sessions with low ids.
insert into sessions (public_id, user_id, token_hash, user_agent, last_seen_at, expires_at) overriding system value
  select 1000000 + i, i, 'bench' || i, 'bench', now() - (i % 150) * interval '1 day', now() + interval '30 days'
  from size, generate_series(601, people) i;

insert into posts (id, user_id, content, content_type_id, locale, audience, status, is_pinned, created_at)
    overriding system value
  select i, 601 + i::bigint * 7919 % (people - 600), 'Sous les platanes, le mot ' || i || case when i % (n / 100) = 3 then ', une hirondelle' else '' end, 1 + i % 4, 'fr',
    case when i % 10 = 0 then 'members' else 'public' end,
    case when i % 50 = 1 then 'archived' when i % 500 = 2 then 'pending' else 'published' end, i = n / 2,
    now() - (n - i) * (interval '2 years' / n)
  from size, generate_series(1, n) i;
insert into comments (id, post_id, user_id, content, status, created_at) overriding system value
  select i, 2 * i, 601 + i::bigint * 104729 % (people - 600), 'Sous les platanes' || case when i % (n / 200) = 3 then ', une hirondelle' else '' end, 'published',
    now() - (n / 2 - i) * (interval '4 years' / n)
  from size, generate_series(1, n / 2) i;
insert into comments (id, post_id, author_name, author_email, content, status, created_at) overriding system value
  select n / 2 + i, 2 * i + 100, 'Visiteuse', 'visitor' || i % 20 || '@bench.invalid', 'Bravo', 'pending', now() - i * interval '1 hour'
  from size, generate_series(1, 50) i;
insert into likes (post_id, user_id, created_at)
  select p, 601 + (p + k::bigint * 7919) % (people - 600), now() - (n - p) * (interval '2 years' / n)
  from size, generate_series(1, n) p, generate_series(1, 2) k on conflict do nothing;
update posts set likes_count = 2, comments_count = case when id % 2 = 0 then 1 else 0 end;

-- One post in a hundred was reported; the newest reports are pending, the others are decided.
insert into reports (reporter_id, subject_type, subject_id, reason, status, created_at)
  select 601 + (i / 100 * 31) % 1000, 'post', i, 'Hors sujet', case when i > n - 10000 then 'pending' else 'reviewed' end,
    now() - (n - i) * (interval '2 years' / n)
  from size, generate_series(7, n, 100) i;
insert into moderation_decisions (moderator_id, subject_type, subject_id, author_id, action, rule, excerpt, created_at)
  select 1 + i % 600, 'post', i, 601 + i::bigint * 7919 % (people - 600), 'warn', 'spam', 'Sous les platanes',
    now() - (n - i) * (interval '2 years' / n)
  from size, generate_series(7, n - 10000, 100) i;
insert into moderation_assignments (subject_type, subject_id, assignee_id)
  select 'post', subject_id, 1 + subject_id % 600 from reports where status = 'pending' and subject_id % 300 = 7;

insert into audit_log (actor_id, action, subject_type, subject_id, ip_address, details, created_at)
  select case when i % 20 > 0 then who end, case when i % 20 = 0 then 'sign_in_failed' when i % 97 = 1 then 'status_changed' else 'signed_in' end,
    'user', who, '10.' || who % 8 || '.' || who % 251 || '.' || i % 7, case when i % 97 = 1 then '{"from": "active", "to": "suspended"}'::jsonb end,
    now() - (10 * n - i) * (interval '1 year' / (10 * n))
  from (select n, i, (1 + i::bigint * 7919 % people)::int as who from size, generate_series(1, 10 * n) i) entries;

select reset_user_activity();
