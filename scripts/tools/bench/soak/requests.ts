import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { type Request, soakClient } from "./client";
import { signIn } from "./people";

/** A typical mix of a school: 40 requests, repeated in this order. */
export async function requestMix(origin: string): Promise<Request[]> {
  const { get, page, visit } = soakClient(origin);
  const { publish, upload, like, comment, read, comments } = await createWrites(origin);
  const first = [publish, get("/api/posts"), page("/student/dashboard"), get("/api/posts?page=3"), like];
  return [
    ...first,
    ...[get("/api/posts/search?q=projet"), get("/api/unread"), read, comments, comment],
    ...[page("/student/dashboard/jobs"), get("/api/job-postings"), get("/api/notifications")],
    ...[visit("/"), like, get("/api/posts"), visit("/offre"), get("/api/job-postings?q=stage")],
    ...([get("/api/emails"), (student) => signIn(student, origin)] satisfies Request[]),
    ...[upload, get("/api/posts"), page("/student/dashboard"), get("/api/posts?page=2"), like],
    ...[get("/api/posts/search?q=design&sort=relevance"), get("/api/unread"), read, comments, comment],
    ...[page("/student/dashboard/search?q=projet"), get("/api/job-postings"), get("/api/notifications")],
    ...[visit("/login"), like, get("/api/posts"), visit("/entreprise"), page("/student/dashboard/settings")],
    ...[get("/api/user"), get("/api/posts/search?q=zzqx")],
  ];
}

type Write = "publish" | "upload" | "like" | "comment" | "read" | "comments";

const maxRecentPosts = 40;

/** Writes, and the reads of what they change, concern one of the newest posts of the soak. */
async function createWrites(origin: string): Promise<Record<Write, Request>> {
  const { get, post } = soakClient(origin);
  const image = await createPhoto();
  const published: number[] = [];
  const anyPost = () => published[Math.floor(Math.random() * published.length)] ?? 0;
  return {
    publish: async (student) => {
      const body = { content: `Soak ${randomUUID()}`, tags: ["soak"] };
      const response = await post("/api/posts", student, body);
      if (response.status !== 201) return response;
      published.push((await response.clone().json()).data.id);
      if (published.length > maxRecentPosts) published.shift();
      return response;
    },
    upload: (student) => {
      const form = new FormData();
      form.append("content", "Une photo");
      form.append("images[0]", new File([new Uint8Array(image)], "photo.jpg", { type: "image/jpeg" }));
      return post("/api/posts", student, form);
    },
    like: (student) => post(`/api/posts/${anyPost()}/like`, student, {}),
    comment: (student) => post(`/api/posts/${anyPost()}/comments`, student, { content: "Bien vu" }),
    read: (student) => get(`/api/posts/${anyPost()}`)(student),
    comments: (student) => get(`/api/posts/${anyPost()}/comments`)(student),
  };
}

function createPhoto(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 120, sigma: 20 } as const;
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#000", noise } })
    .jpeg()
    .toBuffer();
}
