-- A school of `bench.posts` posts in groups: half of them in fifty large groups, which grow with the school, half in the
-- others. For each hundred of them, there are nine more posts outside of groups.
create temp table size on commit drop as
  select n, n / 10 as people, n / 50 as groups from (select current_setting('bench.posts')::int as n) given;

insert into users (id, name, username, email, password_hash, role, status, locale, email_verified_at, created_at)
    overriding system value
  select i, 'Person ' || initcap(translate(i::text, '0123456789', 'abcdefghij')), 'person' || i,
    'person' || i || '@bench.invalid', '-', 'student', 'active', 'fr', now(), now() - (people - i) * (interval '2 years' / people)
  from size, generate_series(1, people) i;

-- Of ten groups, seven are public, two private and one hidden. Names have few words, so that many groups match each, and
-- more in a larger school; ten public groups of every school are for watercolours.
insert into groups (id, name, description, visibility, owner_id, created_at) overriding system value
  select g, (array['Club','Projet','Promo','Atelier','Équipe'])[1 + g % 5] || ' '
      || case when g < 200 and g % 20 = 5 then 'aquarelle'
        else (array['échecs','robotique','théâtre','escalade','cinéma','chorale','photo'])[1 + g % 7] end || ' '
      || initcap(translate(g::text, '0123456789', 'bcdfghjklm')),
    'Un groupe de la base de mesure.', case when g % 10 < 7 then 'public' when g % 10 < 9 then 'private' else 'hidden' end,
    1 + g::bigint * 7919 % people, now() - (groups - g) * (interval '2 years' / groups)
  from size, generate_series(1, groups) g;

-- Each user is in ten groups, each of the first hundred in fifty. The first group has a thousand more members.
insert into group_members (group_id, user_id, role, created_at)
  select distinct on (g, u) g, u, 'member', now() - u * interval '1 minute' from (
    select 1 + (i::bigint * 31 + k * 13) % groups as g, i as u
      from size, generate_series(1, people) i, generate_series(1, case when i <= 100 then 50 else 10 end) k
    union all select id, owner_id from groups
    union all select 1, i from generate_series(1, 1000) i) m;
update groups g set members_count = (select count(*) from group_members m where m.group_id = g.id);

-- The first user administers the first group.
update group_members set role = 'admin' where group_id = 1 and user_id = 1;

-- The large groups, which the bench reads, have no bans.
insert into group_bans (group_id, user_id, created_at)
  select 101 + i::bigint * 31 % (groups - 100), i, now() from size, generate_series(1, people) i;
insert into group_requests (group_id, user_id, created_at)
  select 1 + (i::bigint * 31 + 8) % groups, i, now() from size, generate_series(1, people) i;
insert into group_invitations (group_id, user_id, invited_by, created_at)
  select g.id, i, g.owner_id, now() from size, generate_series(1, people) i
    join groups g on g.id = 1 + (i::bigint * 31 + 9) % (select groups from size);
insert into friendships (user_id, friend_id)
  select i, 1 + (i - 1 + k) % people from size, generate_series(1, people) i, generate_series(1, 5) k
  union all select 1 + (i - 1 + k) % people, i from size, generate_series(1, people) i, generate_series(1, 5) k;
insert into blocks (blocker_id, blocked_id)
  select i, 1 + (i - 1 + people / 2) % people from size, generate_series(1, people) i where i % 2 = 1;
insert into mutes (user_id, muted_id) select i, 1 + (i - 1 + people / 3) % people from size, generate_series(1, people) i;

-- Inserted in order of time, so that the posts of a group are scattered, as in a real school. One post in seven has an
-- image and one a link: the large groups have a page of each in every school.
insert into posts (id, user_id, group_id, content, content_type_id, locale, audience, status, is_pinned, created_at)
    overriding system value
  select i, 1 + i::bigint * 7919 % people,
    case when i % 11 = 0 then null when i % 2 = 0 then 1 + (i / 2) % 50 else 1 + (i::bigint * 17) % groups end,
    'Sous les platanes, le mot ' || i || case when i % 7 = 1 then ' https://bench.invalid/' || i else '' end,
    1 + i % 4, 'fr', case when i % 11 = 0 and i % 10 > 0 then 'public' else 'members' end, 'published', false,
    now() - (posts - i) * (interval '2 years' / posts)
  from (select people, groups, n * 11 / 10 as posts from size) s, generate_series(1, posts) i;
update posts p set is_pinned = true from (select min(id) as id from posts where group_id is not null group by group_id) first
  where p.id = first.id;
insert into post_images (post_id, position, path, width, height, alt)
  select id, 0, 'images/00/00/' || lpad(to_hex(id), 28, '0') || '.webp', 1280, 960, 'Photo' from posts where id % 7 = 3;
update posts set images_count = 1 where id % 7 = 3;
insert into likes (post_id, user_id, created_at)
  select p.id, 1 + (p.id + k::bigint * 7919) % people, now() from size, posts p, generate_series(1, 2) k;
insert into comments (post_id, user_id, content, status, created_at)
  select p.id, 1 + p.id::bigint * 104729 % people, 'Sous les platanes', 'published', p.created_at from size, posts p where p.id % 2 = 0;
update posts set likes_count = 2, comments_count = case when id % 2 = 0 then 1 else 0 end;

-- Rows that pages look up together with posts.
insert into tags (id, name) overriding system value select k, 'tag' || k from generate_series(1, 200) k;
insert into post_tags (post_id, tag_id) select id, 1 + id % 200 from posts where id % 3 = 0;
insert into reports (reporter_id, subject_type, subject_id, reason)
  select 1 + p.id::bigint * 104729 % people, 'post', p.id, 'Hors sujet' from size, posts p where p.id % 100 = 7;
insert into moderation_decisions (moderator_id, subject_type, subject_id, author_id, action, rule, excerpt)
  select null, 'post', p.id, p.user_id, 'warn', 'spam', 'Sous les platanes' from posts p where p.id % 100 = 7;
insert into notifications (user_id, actor_id, kind, group_key, params, read_at)
  select i, 1 + (i + k) % people, 'friend_accepted', 'friend_accepted:user:' || k, '{}', case when k > 2 then now() end
  from size, generate_series(1, people) i, generate_series(1, 5) k;
insert into emails (user_id, recipient, locale, kind, params, status, read_at)
  select i, 'person' || i || '@bench.invalid', 'fr', 'welcome', '{}', 'sent', case when k > 1 then now() end
  from size, generate_series(1, people) i, generate_series(1, 3) k;
insert into friend_requests (sender_id, receiver_id)
  select 1 + (i - 1 + 100 + k) % people, i from size, generate_series(1, people) i, generate_series(1, 2) k;
insert into conversations (low_user_id, high_user_id, accepted_at)
  select i, i + k, now() from size, generate_series(1, people - 3) i, generate_series(1, 3) k;
insert into conversation_members (conversation_id, user_id)
  select id, low_user_id from conversations union all select id, high_user_id from conversations;
insert into messages (conversation_id, sender_id, content)
  select id, low_user_id, 'Sous les platanes' from conversations;
update conversations c set last_message_id = m.id from messages m where m.conversation_id = c.id;

-- Half of the events are past, twenty are the school's. The first belongs to the first group, whose members fill its
-- places and its waiting list.
insert into events (id, group_id, created_by, title, location, starts_at, ends_at, capacity) overriding system value
  select e, case when e = 1 then 1 when e > 20 then 1 + e % groups end, 1 + e::bigint * 7919 % people,
    (array['Atelier','Concert','Tournoi','Sortie'])[1 + e % 4] || ' ' || initcap(translate(e::text, '0123456789', 'bcdfghjklm')),
    'Salle ' || e % 40, at + interval '20 hours', at + interval '22 hours', case when e = 1 then 100 when e % 2 = 0 then 20 end
  from size, generate_series(1, groups) e,
    lateral (select current_date + case e when 1 then 20 else e * 37 % 600 - 300 end as at) day;
insert into event_answers (event_id, user_id, answer, waiting_since, answered_at)
  select e.id, m.user_id, case when e.id = 1 then 'yes' else (array['yes','maybe','no'])[1 + m.user_id % 3] end,
    case when e.id = 1 and m.user_id > 100 then now() - (1000 - m.user_id) * interval '1 minute' end, now()
  from size, events e join group_members m on m.group_id = e.group_id where m.user_id <= 1000;
select recompute_event_counters();

insert into polls (post_id, is_multiple, is_anonymous) select id, false, false from posts where id % 50 = 2;
insert into poll_options (post_id, position, text)
  select post_id, k, 'Proposition ' || k from polls, generate_series(0, 2) k;
insert into poll_votes (option_id, user_id, post_id)
  select o.id, 1 + (o.id::bigint * 31 + k) % people, o.post_id from size, poll_options o, generate_series(1, 3) k;
update poll_options set votes_count = 3;
update polls set voters_count = 9;

insert into group_email_invitations (group_id, email, invited_by, expires_at)
  select case when i <= 300 then 1 else 1 + i::bigint * 31 % groups end, 'guest' || i || '@bench.invalid', 1, now() + interval '7 days'
  from size, generate_series(1, people) i;
insert into group_invitation_links (group_id, created_by, token_hash, expires_at)
  select 1 + i::bigint * 31 % groups, 1, 'bench' || i, now() + interval '7 days' from size, generate_series(1, people) i;

update groups g set posts_count = n.posts from (select group_id, count(*) as posts from posts group by group_id) n
  where n.group_id = g.id;
select recompute_totals();
