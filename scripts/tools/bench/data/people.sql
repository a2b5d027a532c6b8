-- A school of `bench.posts` users, each with fifty friends, a post, a block, a mute, twenty notifications, three groups
-- (one of twenty members, one of a tenth of the school, one of the whole), and a few of the other rows that their pages
-- read.
create temp table size on commit drop as select current_setting('bench.posts')::int as n;

insert into users (id, name, username, email, password_hash, role, status, locale, location, email_verified_at, created_at)
    overriding system value
  select i, pg_temp.double_name(i), 'person' || i, 'person' || i || '@bench.invalid', '-', 'student', 'active',
    case when i % 3 = 0 then 'en' else 'fr' end, 'Nantes', now(), now() - (n - i) * (interval '2 years' / n)
  from size, generate_series(1, n) i;

insert into profiles (user_id, headline, about, programme, year, campus, skills, interests, about_audience)
  select i, 'Étudiante', 'Sous les platanes.', 'Programme ' || i % 40, 1 + i % 5, 'Nantes',
    jsonb_build_array('Béton', 'Acier', 'Skill ' || i % 500),
    jsonb_build_array('Interest ' || i % 300, 'Interest ' || i * 7 % 300, 'Escalade'),
    (array['me','friends','school','companies'])[1 + i % 4]
  from size, generate_series(1, n) i;

-- One account in a hundred is a company's.
insert into users (id, name, username, email, password_hash, role, status, locale, email_verified_at) overriding system value
  select n + c, 'Recruteur ' || c, 'company' || c, 'company' || c || '@bench.invalid', '-', 'company', 'active', 'fr', now()
  from size, generate_series(1, n / 100) c;
insert into companies (id, name, status) overriding system value select c, 'Atelier ' || c, 'active' from size, generate_series(1, n / 100) c;
insert into company_members (company_id, user_id, role) select c, n + c, 'owner' from size, generate_series(1, n / 100) c;

-- The first eleven groups are large. The first member of each group is its owner.
create temp table memberships on commit drop as
  select g, i from size, generate_series(1, n) i, lateral unnest(array[1, 2 + i % 10, 12 + (i - 1) / 20]) g;
insert into groups (id, name, visibility, owner_id, members_count) overriding system value
  select g, 'Groupe ' || g, (array['public','private','hidden'])[1 + g % 3], min(i), count(*) from memberships group by g;
insert into group_members (group_id, user_id, role, created_at)
  select g, i, 'member', now() - i * interval '1 minute' from memberships;

insert into group_bans (group_id, user_id) select g, 1 + (i + 5000) % n from size, memberships where g > 11 and i % 10 = 0;

-- Each user is a friend of 25 users before and 25 after; the first user has 5,000 more friends.
create temp table pairs on commit drop as
  select i as one, 1 + (i - 1 + k * (k + 5)) % n as other from size, generate_series(1, n) i, generate_series(1, 25) k
  union select 1, i from size, generate_series(2, 5001) i;
insert into friendships (user_id, friend_id)
  select one, other from pairs union select other, one from pairs;

insert into friend_requests (sender_id, receiver_id)
  select 1 + (i - 1 + 1000 + k) % n, i from size, generate_series(1, n) i, generate_series(1, 5) k;
insert into blocks (blocker_id, blocked_id) select i, 1 + (i - 1 + 2000) % n from size, generate_series(1, n) i;
insert into mutes (user_id, muted_id) select i, 1 + (i - 1 + 3000) % n from size, generate_series(1, n) i;
insert into dismissed_suggestions (user_id, dismissed_id) select i, 1 + (i - 1 + 4000) % n from size, generate_series(1, n) i;

insert into presence (user_id, last_seen_at) select i, now() - i * interval '1 second' from size, generate_series(1, n) i;

insert into conversations (id, low_user_id, high_user_id, accepted_at, last_message_id) overriding system value
  select i, 2 * i - 1, 2 * i, now(), i from size, generate_series(1, n / 2) i;
insert into conversation_members (conversation_id, user_id, unread_count)
  select id, low_user_id, 0 from conversations union all select id, high_user_id, 1 from conversations;
insert into messages (id, conversation_id, sender_id, content) overriding system value
  select i, i, 2 * i - 1, 'Sous les platanes' from size, generate_series(1, n / 2) i;
insert into emails (user_id, recipient, locale, kind, params, status)
  select i, 'person' || i || '@bench.invalid', 'fr', 'password_changed', '{}', 'mailbox_only' from size, generate_series(1, n) i;

insert into posts (id, user_id, content, content_type_id, locale, audience, status, created_at) overriding system value
  select i, 1 + i::bigint * 7919 % n, 'Sous les platanes, le mot ' || i, 1 + i % 4, 'fr',
    case when i % 10 = 0 then 'members' else 'public' end, 'published', now() - (n - i) * (interval '2 years' / n)
  from size, generate_series(1, n) i;
insert into likes (post_id, user_id) select i, 1 + (i + k * 7919) % n from size, generate_series(1, n) i, generate_series(1, 2) k;
insert into comments (post_id, user_id, content, status)
  select i, 1 + i::bigint * 104729 % n, 'Sous les platanes', 'published' from size, generate_series(1, n) i where i % 2 = 0;
insert into tags (id, name) overriding system value select t, 'tag' || t from generate_series(1, 100) t;
insert into post_tags (post_id, tag_id) select i, 1 + i % 100 from size, generate_series(1, n) i where i % 2 = 0;
insert into post_images (post_id, position, path, width, height, alt)
  select i, 0, 'images/00/00/' || lpad(to_hex(i), 28, '0') || '.webp', 1280, 960, 'Photo'
  from size, generate_series(1, n) i where i % 3 = 0;
insert into reports (reporter_id, subject_type, subject_id, reason)
  select 1 + (i + 700) % n, case when i % 2 = 0 then 'post' else 'profile' end, i, 'Hors sujet'
  from size, generate_series(1, n) i where i % 3 = 0;
update posts set images_count = case when id % 3 = 0 then 1 else 0 end, likes_count = 2, comments_count = 1 - id % 2;

-- The hundredth user has 10,000 unread notifications.
insert into notifications (user_id, actor_id, kind, group_key, params, read_at, updated_at)
  select i, 1 + (i + k) % n, 'friend_accepted', 'friend_accepted:user:' || k, '{}'::jsonb,
    case when k > 4 then now() end, now() - k * interval '1 hour'
  from size, generate_series(1, n) i, generate_series(1, 20) k
  union all
  select 100, 1 + k % n, 'friend_accepted', 'friend_accepted:many:' || k, '{}', null, now() - k * interval '1 minute'
  from size, generate_series(1, 10000) k;

select recompute_totals();

select reindex_user_names();
