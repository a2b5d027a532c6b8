import { randomUUID } from "node:crypto";
import type { Dataset } from "../data/dataset";
import type { BenchUser } from "../users";

/** What is sent as the nth write of a kind, and the status of its success. */
type Call = { user: BenchUser; path: string; body: object };
export type Kind = { name: string; status: number; call: (at: number) => Call };

/** Posts and jobs that are written to in turn. */
export const subjects = 200;

/** Of each conversation its two members. */
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

/** Everybody writes in turn, and never likes or applies to anything twice. */
export function writeKinds(
  users: BenchUser[],
  conversations: Conversation[],
  { posts, jobs }: Awaited<ReturnType<typeof listSubjects>>,
): Kind[] {
  const userAt = (at: number) => users[at % users.length] as BenchUser;
  const conversationOf = new Map(
    conversations.flatMap(({ id, low, high }) => [[low, id] as const, [high, id] as const]),
  );
  const subject = (ids: number[], at: number) =>
    ids[(at + Math.floor(at / users.length)) % ids.length] as number;
  const kind = (name: string, status: number, call: (at: number) => Omit<Call, "user">): Kind => ({
    name,
    status,
    call: (at) => ({ user: userAt(at), ...call(at) }),
  });
  return [
    kind("posts", 201, () => ({
      path: "/api/posts",
      body: { content: `Sous les platanes ${randomUUID()}` },
    })),
    kind("comments", 201, (at) => ({
      path: `/api/posts/${subject(posts, at)}/comments`,
      body: { content: "Bien vu, merci" },
    })),
    kind("likes", 200, (at) => ({ path: `/api/posts/${subject(posts, at)}/like`, body: {} })),
    kind("messages", 201, (at) => ({
      path: `/api/chat/conversations/${conversationOf.get(userAt(at).id)}/messages`,
      body: { content: "Sous les platanes", client_id: randomUUID() },
    })),
    kind("applications", 201, (at) => ({
      path: "/api/applications",
      body: { job_posting_id: subject(jobs, at), resume_id: userAt(at).id },
    })),
  ];
}
