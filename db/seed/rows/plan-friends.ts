import type { Random } from "../random";
import type { PlannedLike } from "./plan-likes";

type Student = { key: string; joined: number };
export type PlannedFriends = {
  friendships: { pair: readonly [string, string]; daysAgo: number }[];
  requests: { from: string; to: string; hoursAgo: number }[];
};

/** Oldest first, in the order of the ids. */
const waitingHours = [120, 51, 26, 9, 3];

/**
 * Plans friendships: students who like each other's posts often are more likely to be friends, and each has at least
 * one. Five students who are not friends of `host` have sent a request.
 */
export function planFriends(
  students: Student[],
  likes: PlannedLike[],
  host: string,
  random: Random,
): PlannedFriends {
  const friends = new Map<string, Set<string>>(students.map(({ key }) => [key, new Set()]));
  const friendships: PlannedFriends["friendships"] = [];
  function addFriendship(a: Student, b: Student) {
    if (a.key === b.key || friends.get(a.key)?.has(b.key)) return;
    friends.get(a.key)?.add(b.key);
    friends.get(b.key)?.add(a.key);
    const daysAgo = random.between(0, Math.min(a.joined, b.joined));
    friendships.push({ pair: [a.key, b.key], daysAgo });
  }
  const likeCounts = countLikes(likes);
  for (const [index, student] of students.entries())
    for (const other of students.slice(index + 1))
      if (random.chance(0.03 + 0.09 * (likeCounts.get(pairKey(student.key, other.key)) ?? 0)))
        addFriendship(student, other);
  for (const student of students)
    if (friends.get(student.key)?.size === 0) addFriendship(student, random.pick(students));
  const others = students.filter(({ key }) => key !== host && !friends.get(host)?.has(key));
  const requests = random
    .shuffle(others)
    .slice(0, waitingHours.length)
    .map(({ key }, index) => ({ from: key, to: host, hoursAgo: waitingHours[index] as number }));
  return { friendships, requests };
}

const pairKey = (a: string, b: string) => [a, b].sort().join(" ");

function countLikes(likes: PlannedLike[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { post, by } of likes) {
    const key = pairKey(post.fixture.by, by);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
