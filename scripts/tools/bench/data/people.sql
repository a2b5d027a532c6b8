-- A school of `bench.posts` people: fifty friends each, a post, a block and a mute each, twenty notifications each.
create temp table size on commit drop as select current_setting('bench.posts')::int as n;

-- A first name of 13, a family name of 11 × 97, so that half a name has as many matches in a larger school as in a small one.
insert into users (id, name, username, email, password_hash, role, status, locale, location, email_verified_at, created_at)
    overriding system value
  select i,
    (array['Amel','Bastien','Camille','Danh','Élise','Farid','Gaëlle','Hugo','Inès','Jules','Keiko','Léa','Malo'])[1 + i % 13]
      || ' ' || (array['Aubry','Benali','Caron','Diallo','Étienne','Faure','Garnier','Haddad','Imbert','Joly','Kone'])[1 + i % 11]
      || '-' || initcap(translate(to_hex(i / 97), '0123456789abcdef', 'bcdfghjklmnprstv')),
    'person' || i, 'person' || i || '@bench.invalid', '-', 'student', 'active', case when i % 3 = 0 then 'en' else 'fr' end,
    'Nantes', now(), now() - (n - i) * (interval '2 years' / n)
  from size, generate_series(1, n) i;

insert into profiles (user_id, headline, about, programme, year, campus, skills, interests, about_audience)
  select i, 'Étudiante', 'Sous les platanes.', 'Programme ' || i % 40, 1 + i % 5, 'Nantes',
    jsonb_build_array('Béton', 'Acier', 'Skill ' || i % 500),
    jsonb_build_array('Interest ' || i % 300, 'Interest ' || i * 7 % 300, 'Escalade'),
    (array['me','friends','school','companies'])[1 + i % 4]
  from size, generate_series(1, n) i;

-- Everybody is a friend of 25 after and 25 before them; the first person of 5,000 more.
create temp table pairs on commit drop as
  select i as one, 1 + (i - 1 + k * (k + 5)) % n as other from size, generate_series(1, n) i, generate_series(1, 25) k
  union select 1, i from size, generate_series(2, 5001) i;
insert into friendships (user_id, friend_id)
  select one, other from pairs union select other, one from pairs;

insert into friend_requests (sender_id, receiver_id)
  select 1 + (i - 1 + 1000 + k) % n, i from size, generate_series(1, n) i, generate_series(1, 5) k;
insert into blocks (blocker_id, blocked_id) select i, 1 + (i - 1 + 2000) % n from size, generate_series(1, n) i;
insert into mutes (user_id, muted_id) select i, 1 + (i - 1 + 3000) % n from size, generate_series(1, n) i;

insert into posts (id, user_id, content, content_type_id, locale, audience, status, created_at) overriding system value
  select i, 1 + i::bigint * 7919 % n, 'Sous les platanes, le mot ' || i, 1 + i % 4, 'fr',
    case when i % 10 = 0 then 'members' else 'public' end, 'published', now() - (n - i) * (interval '2 years' / n)
  from size, generate_series(1, n) i;

-- The last of the first hundred people has 10,000 unread ones.
insert into notifications (user_id, actor_id, kind, group_key, params, read_at, updated_at)
  select i, 1 + (i + k) % n, 'friend_accepted', 'friend_accepted:user:' || k, '{}'::jsonb,
    case when k > 4 then now() end, now() - k * interval '1 hour'
  from size, generate_series(1, n) i, generate_series(1, 20) k
  union all
  select 100, 1 + k % n, 'friend_accepted', 'friend_accepted:many:' || k, '{}', null, now() - k * interval '1 minute'
  from size, generate_series(1, 10000) k;

update counters t set value = (select count(*) from posts p where p.status = 'published' and t.name = 'feed:' || p.audience)
  where t.name like 'feed:%';
update counters t set value = (select count(*) from users u where u.status = 'active' and t.name = 'users:' || u.role)
  where t.name like 'users:%';

select reindex_user_names();
select setval(pg_get_serial_sequence('users', 'id'), (select max(id) from users)),
  setval(pg_get_serial_sequence('posts', 'id'), (select max(id) from posts));
analyze;
