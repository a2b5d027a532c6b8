import type { Read } from "./growth";
import { readsOf } from "./reads";
import type { BenchUser } from "./users";

/** The lists and searches of administrators. */
export const measureAdmin = readsOf("admin", adminReads, "posts");

function adminReads(users: BenchUser[]): Read[] {
  const read = (what: string, path: string): Read => ({ what, path, users });
  const admin = (path: string) => `/api/admin/${path}`;
  return [
    read("users", admin("users")),
    read("users, page 5", admin("users?page=5")),
    read("users active in 30 days", admin("users?activity=active")),
    read("students engaged in 30 days", admin("users?activity=engaged&role=student")),
    read("users by a name that 40 have", admin("users?search=yara+quin")),
    {
      ...read("users by half a name", admin(`users?search=${encodeURIComponent("inès aub")}`)),
      findsMore: true,
    },
    read("users by email", admin("users?search=person1234%40bench.invalid")),
    read("suspended students", admin("users?role=student&status=suspended")),
    read("user", admin("users/1234")),
    read("content", admin("content")),
    read("content by a word of 100", admin("content?search=hirondelle")),
    read("content by a word of all", admin("content?search=platanes")),
    read("content of a type", admin("content?type=news")),
    read("pending content", admin("content?status=pending")),
    read("archived content", admin("content?status=archived")),
    read("content statistics", admin("content/statistics")),
    read("comments", admin("comments")),
    read("comments by a word of 100", admin("comments?search=hirondelle")),
    read("comments by a word of all", admin("comments?search=platanes")),
    read("pending comments", admin("comments?status=pending")),
    read("statistics", admin("dashboard/statistics")),
    read("queue", admin("moderation/queue")),
    read("queue, unassigned", admin("moderation/queue?assigned=unassigned")),
    read("audit log", admin("audit-log")),
    read("audit log by action", admin("audit-log?action=status_changed")),
    read("audit log of a user", admin("audit-log?user=1234")),
    read("audit log by email", admin("audit-log?search=person1234%40bench.invalid")),
    read("audit log by IP address", admin("audit-log?search=10.2.230.2")),
    read("failed sign-ins", admin("audit-log/failed-sign-ins")),
    read("companies", admin("companies")),
    read("appeals", admin("moderation/appeals")),
    read("announcements", admin("announcements")),
    read("dashboard, server-rendered", "/admin/dashboard"),
    read("users page, server-rendered", "/admin/dashboard/users"),
    read("content page, server-rendered", "/admin/dashboard/content"),
    read("queue page, server-rendered", "/admin/dashboard/reports"),
    read("audit log page, server-rendered", "/admin/dashboard/security"),
  ];
}
