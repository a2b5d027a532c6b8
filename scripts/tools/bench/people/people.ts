import type { Bench } from "../bench";
import type { Read } from "../growth";
import { readsOf } from "../reads";
import { type Finding, formatTable } from "../report";
import type { BenchUser } from "../users";
import { measurePresence } from "./presence";

const reads = readsOf("student", peopleReads, "people");

/** Measures users, their friends, profiles and notifications, the feed of users with blocks and mutes, and presence. */
export async function measurePeople(bench: Bench): Promise<Finding[]> {
  const findings = await reads(bench);
  // Prints results as they come, so that a later error does not lose them.
  console.log(formatTable(findings));
  for (const { application } of bench.served) await application.close();
  return [...findings, ...(await measurePresence(bench))];
}

/** The first user has 5,000 friends, the hundredth 10,000 unread notifications (bench/data/people.sql). */
function peopleReads(students: BenchUser[]): Read[] {
  const others = students.slice(100);
  const [popular] = students;
  const away = students.find(({ id }) => id === 100);
  const read = (what: string, path: string, users = others): Read => ({ what, path, users });
  const search = (text: string) => `/api/users/search?search=${encodeURIComponent(text)}`;
  return [
    read("friends", "/api/user/friends"),
    read("friends of a user with 5,000", "/api/user/friends", popular && [popular]),
    read("friends of a user with 5,000, page 40", "/api/user/friends?page=40", popular && [popular]),
    read("friends in common", "/api/user/friends?common_with=50&per_page=12"),
    read("friend requests", "/api/friend-requests/received"),
    read("suggestions", "/api/suggestions"),
    read("suggestions of a user with 5,000 friends", "/api/suggestions", popular && [popular]),
    read("user search, half a name", search("ines aub")),
    read("user search, one letter", search("b")),
    read("user search, a username", search("person77")),
    read("user search, mistyped", search("keikko kone")),
    read("profile", "/api/profiles/50"),
    read("profile page, server-rendered", "/student/dashboard/profile/50"),
    read("friends page, server-rendered", "/student/dashboard/friends"),
    read("notifications", "/api/notifications"),
    read("notifications, 10,000 unread", "/api/notifications", away && [away]),
    read("unread", "/api/unread"),
    read("blocked users", "/api/blocks"),
    read("muted users", "/api/mutes"),
    read("emails", "/api/emails"),
    read("suggestions of mentions", "/api/posts/mentionable?q=in"),
    read("feed with a block and a mute", "/api/posts"),
    read("feed page with a block and a mute, server-rendered", "/student/dashboard"),
  ];
}
