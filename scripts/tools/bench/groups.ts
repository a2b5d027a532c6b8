import type { Read } from "./growth";
import { readsOf } from "./reads";
import type { BenchUser } from "./users";

/** Lists, posts, members and events of groups, and the feed of users who are in many groups. */
export const measureGroups = readsOf("student", groupReads, "posts");

/**
 * The first hundred users are in fifty groups, the first administers the first group. The second group is public and
 * large (bench/data/groups.sql).
 */
function groupReads(students: BenchUser[]): Read[] {
  const others = students.slice(100);
  const inMany = students.slice(0, 100);
  const one = students.filter(({ id }) => id === 150);
  const admin = students.filter(({ id }) => id === 1);
  const read = (what: string, path: string, users = others): Read => ({ what, path, users });
  return [
    read("groups", "/api/groups?per_page=12"),
    read("groups, page 10", "/api/groups?per_page=12&page=10"),
    read("public groups", "/api/groups?scope=public&per_page=12"),
    read("groups by name, ten matches", "/api/groups?q=aquarelle&per_page=12"),
    read("groups by name, a common word", "/api/groups?q=robotique&per_page=12"),
    read("own groups", "/api/users/150/groups", one),
    read("own fifty groups", "/api/users/50/groups", inMany.slice(49, 50)),
    read("group", "/api/groups/2", inMany),
    read("members of a large group", "/api/groups/1/members?per_page=20", inMany),
    read("members of a large group by name", "/api/groups/1/members?q=person%20b", inMany),
    read("posts of a large group", "/api/groups/2/posts", inMany),
    read("posts of a large group, page 5", "/api/groups/2/posts?page=5", inMany),
    read("images of a large group", "/api/groups/2/posts?with=images", inMany),
    read("links of a large group", "/api/groups/2/posts?with=links", inMany),
    read("feed, in ten groups", "/api/posts"),
    read("feed, in fifty groups", "/api/posts", inMany),
    read("feed page, in fifty groups, server-rendered", "/student/dashboard", inMany),
    read("groups page, server-rendered", "/student/dashboard/group"),
    read("group page, server-rendered", "/student/dashboard/group/2/overview", inMany),
    read("requests for a group", "/api/groups/1/requests", admin),
    read("email invitations of a group", "/api/groups/1/invitations/emails", admin),
    read("invitation links of a group", "/api/groups/1/invitation-links", admin),
    read("events", "/api/events", inMany),
    read("events of a group", "/api/events?group_id=1", inMany),
    { ...read("events by name", "/api/events?q=concert", inMany), findsMore: true },
    read("attendees of a full event", "/api/events/1/answers", inMany),
    read("waiting list", "/api/events/1/answers?answer=waiting&page=5", inMany),
    read("events page, server-rendered", "/student/dashboard/events", inMany),
    read("event page, server-rendered", "/student/dashboard/events/1", inMany),
  ];
}
