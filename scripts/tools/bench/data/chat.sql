-- A school of `bench.posts` messages: half of them in small conversations, half in fifty long ones, which grow with the school.
create temp table size on commit drop as
  select current_setting('bench.posts')::int as n, greatest(1000, current_setting('bench.posts')::int / 50) as people;

insert into users (id, name, username, email, password_hash, role, status, locale, email_verified_at)
    overriding system value
  select i, 'Person ' || initcap(translate(i::text, '0123456789', 'abcdefghij')), 'person' || i,
    'person' || i || '@bench.invalid', '-', 'student', 'active', 'fr', now()
  from size, generate_series(1, people) i;

-- Each user has ten conversations; the last ones of the first hundred users are long.
create temp table pairs on commit drop as
  select distinct least(a, b) as low, greatest(a, b) as high from (
    select i as a, 1 + (i - 1 + k) % people as b from size, generate_series(1, people) i, generate_series(1, 5) k) p;
insert into friendships (user_id, friend_id) select low, high from pairs union all select high, low from pairs;
insert into conversations (low_user_id, high_user_id, accepted_at)
  select low, high, case when low % 10 > 0 then now() end from pairs order by high - low, low;
insert into conversation_members (conversation_id, user_id)
  select id, low_user_id from conversations union all select id, high_user_id from conversations;

-- Inserted in order of time, so that the messages of a conversation are scattered, as in a real school.
insert into messages (conversation_id, sender_id, content, created_at)
  select c.id, case when s.at % 2 = 0 then low_user_id else high_user_id end, 'Sous les platanes ' || s.at,
    now() - (n - s.at) * (interval '1 year' / n)
  from size, generate_series(1, n) s(at)
  join conversations c on c.id = case when s.at % 2 = 0 then 1 + (s.at / 2) % 50 else 1 + (s.at / 2) % (select count(*) from pairs) end
  order by s.at;
update conversations c set last_message_id = (select coalesce(max(id), 0) from messages m where m.conversation_id = c.id);
update conversation_members o set unread_count = (select count(*) from messages m
  where m.conversation_id = o.conversation_id and m.sender_id <> o.user_id), last_read_id = 0;
