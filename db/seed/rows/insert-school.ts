import type { Transaction } from "@/db/client";
import { reports } from "@/db/schema/moderation";
import { likes } from "@/db/schema/posts";
import type { StoredAttachment } from "@/lib/chat/store-attachment";
import type { PostImageRow } from "@/lib/posts/post-images";
import { insertJobBoard, type JobBoard } from "../jobs/job-board";
import type { SeedUser } from "../users/users";
import { insertAnnouncements } from "./insert-announcements";
import { insertChat } from "./insert-chat";
import { insertComments } from "./insert-comments";
import { insertEmails } from "./insert-emails";
import { insertEvents } from "./insert-events";
import { insertFriends } from "./insert-friends";
import { insertGroupPosts, insertGroups } from "./insert-groups";
import { insertMentions } from "./insert-mentions";
import { insertNotifications } from "./insert-notifications";
import { insertPolls } from "./insert-polls";
import { insertPosts } from "./insert-posts";
import { insertPresence } from "./insert-presence";
import { insertProfiles } from "./insert-profiles";
import { insertUsers } from "./insert-users";
import type { PlannedConversation, PlannedMessage } from "./plan-chat";
import type { PlannedComment } from "./plan-comments";
import type { PlannedEvent } from "./plan-events";
import type { PlannedFriends } from "./plan-friends";
import type { PlannedGroupPost } from "./plan-group-posts";
import type { PlannedGroup } from "./plan-groups";
import type { PlannedLike } from "./plan-likes";
import type { PlannedPost } from "./plan-posts";
import type { PlannedReport } from "./plan-reports";

type School = {
  now: Date;
  seedUsers: SeedUser[];
  posts: PlannedPost[];
  comments: PlannedComment[];
  likes: PlannedLike[];
  friends: PlannedFriends;
  groups: PlannedGroup[];
  events: PlannedEvent[];
  groupPosts: PlannedGroupPost[];
  chat: PlannedConversation[];
  chatFiles: Map<PlannedMessage, StoredAttachment>;
  reports: PlannedReport[];
  images: Map<PlannedPost, PostImageRow[]>;
  /** Paths by user key. */
  avatars: Map<string, string>;
  covers: Map<string, string>;
  board: JobBoard;
};

/** Inserts the whole school with one or two statements per table. Triggers update the counters. */
export async function insertSchool(tx: Transaction, school: School): Promise<void> {
  const userIds = await insertUsers(tx, school.seedUsers, school.avatars, school.now);
  await insertProfiles(tx, school, userIds);
  const posts = await insertPosts(tx, school.posts, school.images, userIds);
  const comments = await insertComments(tx, school.comments, posts, userIds);
  await insertMentions(tx);
  await tx.insert(likes).values(
    school.likes.map(({ post, by, createdAt }) => ({
      postId: posts.of(post),
      userId: userIds.of(by),
      createdAt,
    })),
  );
  await insertFriends(tx, school.friends, userIds, school.now);
  const groups = await insertGroups(tx, school.groups, userIds, school.now);
  await insertEvents(tx, school.events, userIds, groups, school.now);
  await insertGroupPosts(tx, school.groupPosts, groups, userIds);
  await insertChat(tx, school.chat, school.chatFiles, userIds, school.now);
  const students = school.seedUsers.filter(({ role, status }) => role === "student" && status === undefined);
  const studentIds = students.map(({ key }) => userIds.of(key));
  await insertPolls(tx, studentIds, school.now);
  await insertPresence(tx, students, userIds, school.now);
  await tx.insert(reports).values(
    school.reports.map(({ fixture, about, createdAt }) => ({
      reporterId: userIds.of(fixture.by),
      subjectType: "post" in about ? ("comment" as const) : ("post" as const),
      subjectId: "post" in about ? comments.of(about) : posts.of(about),
      reason: fixture.reason,
      status: fixture.status,
      createdAt,
    })),
  );
  await insertJobBoard(tx, school.board, userIds);
  const student = userIds.of("lina");
  const admin = userIds.of("nadia");
  await insertNotifications(tx, student);
  const first = (userId: number) => (userId === student ? 0 : 1);
  const ids = studentIds.toSorted((a, b) => first(a) - first(b));
  await insertAnnouncements(tx, { students: ids, author: admin, now: school.now });
  await insertEmails(tx, { student, company: userIds.of("sycomore"), admin });
}
