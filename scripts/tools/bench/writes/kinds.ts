import { randomUUID } from "node:crypto";
import type { Dataset } from "../data/dataset";
import type { BenchUser } from "../users";

/** The nth call of a kind of write, and the status of its success. */
type Call = { user: BenchUser; path: string; body: object };
export type Kind = { name: string; status: number; call: (index: number) => Call };

/** The number of posts and jobs that receive the writes in turn. */
export const subjects = 200;

/** A conversation with the ids of its two members. */
export type Conversation = { id: number; low: number; high: number };

export async function listConversations({ owner }: Dataset): Promise<Conversation[]> {
  return owner<Conversation[]>`
    select id, low_user_id as low, high_user_id as high from conversations order by id`;
}

export async function listSubjects({ owner }: Dataset) {
  const posts = await owner<{ id: number }[]>`select id from posts
    where status = 'published' and audience = 'public' order by id desc limit ${subjects}`;
  const jobs = await owner<{ id: number }[]>`select id from job_postings order by id limit ${subjects}`;
  return { posts: posts.map(({ id }) => id), jobs: jobs.map(({ id }) => id) };
}

/** Users write in turn, and never like a post or apply to a job twice. */
export function writeKinds(
  users: BenchUser[],
  conversations: Conversation[],
  { posts, jobs }: Awaited<ReturnType<typeof listSubjects>>,
): Kind[] {
  const userAt = (index: number) => users[index % users.length] as BenchUser;
  const conversationOf = new Map(
    conversations.flatMap(({ id, low, high }) => [[low, id] as const, [high, id] as const]),
  );
  const subject = (ids: number[], index: number) =>
    ids[(index + Math.floor(index / users.length)) % ids.length] as number;
  const kind = (name: string, status: number, call: (index: number) => Omit<Call, "user">): Kind => ({
    name,
    status,
    call: (index) => ({ user: userAt(index), ...call(index) }),
  });
  return [
    kind("posts", 201, () => ({
      path: "/api/posts",
      body: { content: `Sous les platanes ${randomUUID()}` },
    })),
    kind("comments", 201, (index) => ({
      path: `/api/posts/${subject(posts, index)}/comments`,
      body: { content: "Bien vu, merci" },
    })),
    kind("likes", 200, (index) => ({ path: `/api/posts/${subject(posts, index)}/like`, body: {} })),
    kind("messages", 201, (index) => ({
      path: `/api/chat/conversations/${conversationOf.get(userAt(index).id)}/messages`,
      body: { content: "Sous les platanes", client_id: randomUUID() },
    })),
    kind("applications", 201, (index) => ({
      path: "/api/applications",
      body: { job_posting_id: subject(jobs, index), resume_id: userAt(index).id },
    })),
  ];
}
