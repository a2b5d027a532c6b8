import { sql } from "./database";

type Traits = { isMultiple?: boolean; isAnonymous?: boolean; endsAt?: Date };

/** Inserts a poll of a post into the database; returns the ids of its options. */
export async function insertPoll(
  post: number,
  options: string[],
  { isMultiple = false, isAnonymous = false, endsAt }: Traits = {},
): Promise<number[]> {
  await sql`insert into polls (post_id, is_multiple, is_anonymous, ends_at)
    values (${post}, ${isMultiple}, ${isAnonymous}, ${endsAt ?? null})`;
  const rows = await sql`insert into poll_options (post_id, position, text)
    select ${post}, place, text from unnest(${options}::text[]) with ordinality t (text, place) returning id`;
  return rows.map(({ id }) => id);
}

/** The counters of a poll, and the counts of the rows that they must equal. */
export async function countsOf(post: number) {
  const [row] =
    await sql`select p.voters_count as voters, (select count(distinct user_id)::int from poll_votes v where v.post_id = p.post_id) as counted_voters,
      (select array_agg(votes_count order by position) from poll_options o where o.post_id = p.post_id) as votes,
      (select array_agg((select count(*)::int from poll_votes v where v.option_id = o.id) order by position)
        from poll_options o where o.post_id = p.post_id) as counted_votes
    from polls p where p.post_id = ${post}`;
  return row as { voters: number; counted_voters: number; votes: number[]; counted_votes: number[] };
}
