import type { Dataset } from "../data/dataset";
import { type Arrivals, onlineCount } from "./online";
import type { Round } from "./round";

/** The share of expected events that arrived: one per write, or for a post its final counts. */
export async function arrivedShare(arrivals: Arrivals, { kind, count }: Round, school: Dataset) {
  if (kind.name === "posts") return arrivals.count("post:created") / (count * onlineCount);
  // Both members of a conversation are online, but only one recruiter per company.
  if (kind.name === "messages") return arrivals.count("message:created") / (count * 2);
  if (kind.name === "applications") return arrivals.count("application:changed") / count;
  return countsShare(arrivals, kind.name === "likes" ? "likes" : "comments", school);
}

/** A post is announced at most once per second, with its current counts. */
async function countsShare(arrivals: Arrivals, counter: "likes" | "comments", { owner }: Dataset) {
  const received = arrivals.latestChanges();
  const ids = [...new Set(received.flatMap((changes) => [...changes.keys()]))];
  if (ids.length === 0) return 0;
  const rows = await owner<{ id: number; likes: number; comments: number }[]>`
    select id, likes_count as likes, comments_count as comments from posts where id in ${owner(ids)}`;
  const current = received.reduce(
    (sum, changes) => sum + rows.filter((row) => changes.get(row.id)?.[counter] === row[counter]).length,
    0,
  );
  return current / (rows.length * received.length);
}
