-- A school of `bench.posts` posts, created inside the database. Zipf's law: rank n of N words is taken as N ^ random().
create temp table size on commit drop as
  select n, (200 * sqrt(n))::int as people, greatest(2000, n / 20) as sentences, 30000 as words
  from (select current_setting('bench.posts')::int as n) given;

-- Rare words consist of syllables; the common ones are in `common_words (locale, rank, word)`.
create temp table vocabulary on commit drop as
  select l.locale, r.rank, coalesce(c.word, (
    select string_agg(substr('bacedifogulamenipotuvarezisolubrychaphethoquijuksan', 1 + ((r.rank * 7919 / s) % 25) * 2, 2), '')
    from generate_series(1, 2 + r.rank % 3) s) || r.rank % 97) as word
  from size cross join (values ('fr'), ('en')) l (locale) cross join generate_series(1, size.words) r (rank)
  left join common_words c on c.rank = r.rank and c.locale = l.locale;
create index on vocabulary (locale, rank);

-- Even-numbered sentences are French, odd-numbered ones English.
create temp table sentences on commit drop as
  with picks as materialized (
    select s, w, 1 + power(words - 1, random())::int as rank
    from size, generate_series(0, sentences - 1) s, generate_series(1, 6 + s % 9) w
  )
  select s as id, upper(left(string_agg(word, ' ' order by w), 1)) || substr(string_agg(word, ' ' order by w), 2) as text
  from picks join vocabulary v on v.rank = picks.rank and v.locale = case when s % 2 = 0 then 'fr' else 'en' end
  group by s;
create unique index on sentences (id);

insert into users (id, name, username, email, password_hash, role, status, locale, created_at) overriding system value
  select i, pg_temp.person_name(i), 'person' || i, 'person' || i || '@bench.invalid', '-',
    case when i % 50 = 0 then 'company' else 'student' end, 'active', case when i % 3 = 0 then 'en' else 'fr' end,
    now() - (people - i) * (interval '2 years' / people)
  from size, generate_series(1, people) i;

-- The random values of each post are drawn first, so that its counters can be inserted with it.
create temp table picks on commit drop as
  select id, 1 + power(people - 1, random())::int as author, random() as dice, random() as length,
    (-ln(1 - random()) * 5)::int as likes, (-ln(1 - random()) * 2)::int as comments, (random() * people)::int as liker,
    2 * (random() * (sentences / 2 - 1))::int as a, 2 * (random() * (sentences / 2 - 1))::int as b,
    2 * (random() * (sentences / 2 - 1))::int as c, case when id % 3 = 0 then 1 else 0 end as english
  from size, generate_series(1, n) id;

insert into posts (id, user_id, content, content_type_id, category, feeling, locale, audience, status, is_pinned,
    likes_count, comments_count, created_at) overriding system value
  select p.id, author,
    concat_ws('. ', a.text, case when length > 0.4 then b.text end, case when length > 0.8 then c.text || '. ' || a.text end,
      case when p.id % (n / 12) = n / 24 then 'Une lumière crépusculaire' end),
    1 + p.id % 4, case when dice < 0.6 then (array['programming', 'technology', 'design'])[1 + p.id % 3] end,
    case when dice < 0.2 then 'curious' end, case english when 1 then 'en' else 'fr' end,
    case when dice > 0.9 then 'members' else 'public' end,
    case when p.id % 50 = 1 then 'archived' else 'published' end, p.id in (n / 2, n / 3),
    likes, comments, now() - (n - p.id) * (interval '2 years' / n)
  from size, picks p
  join sentences a on a.id = p.a + english join sentences b on b.id = p.b + english join sentences c on c.id = p.c + english
  order by p.id;

-- Steps by a prime never repeat a user.
insert into likes (post_id, user_id, created_at)
  select id, 1 + (liker + k::bigint * 7919) % people, now() from size, picks, generate_series(1, likes) k;

insert into comments (post_id, user_id, content, status, created_at)
  select p.id, 1 + (liker + k::bigint * 104729) % people, s.text, 'published', now() - (n - p.id) * (interval '2 years' / n)
  from size, picks p, generate_series(1, comments) k, sentences s
  where s.id = ((p.a + k * 2) % (sentences - 2)) + english;

insert into tags (id, name) overriding system value
  select rank, 'tag' || rank from generate_series(1, 2000) rank;
insert into post_tags (post_id, tag_id)
  select distinct id, 1 + power(1999, random())::int from picks, generate_series(1, id % 4) k;

insert into reports (reporter_id, subject_type, subject_id, reason)
  select liker + 1, 'post', id, 'Hors sujet' from size, picks where id % 100 = 7 and liker < people;

insert into post_images (post_id, position, path, width, height, alt)
  select id, 0, 'images/00/00/' || lpad(to_hex(id), 28, '0') || '.webp', 1280, 960, 'Photo' from picks where id % 25 = 0;

select recompute_totals();

-- Without statistics, the planner would look up every tag for every post.
analyze;
select search_reindex();
