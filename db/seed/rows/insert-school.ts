import type { Transaction } from "@/db/client";
import { reports } from "@/db/schema/moderation";
import { likes } from "@/db/schema/posts";
import type { StoredAttachment } from "@/lib/chat/store-attachment";
import type { PostImageRow } from "@/lib/posts/post-images";
import { insertJobBoard, type JobBoard } from "../jobs/job-board";
import type { Member } from "../people/people";
import { insertAnnouncements } from "./insert-announcements";
import { insertChat } from "./insert-chat";
import { insertComments } from "./insert-comments";
import { insertEmails } from "./insert-emails";
import { insertEvents } from "./insert-events";
import { insertFriends } from "./insert-friends";
import { insertGroupPosts, insertGroups } from "./insert-groups";
import { insertMentions } from "./insert-mentions";
import { insertNotifications } from "./insert-notifications";
import { insertPeople } from "./insert-people";
import { insertPolls } from "./insert-polls";
import { insertPosts } from "./insert-posts";
import { insertPresence } from "./insert-presence";
import { insertProfiles } from "./insert-profiles";
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
  people: Member[];
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
  const people = await insertPeople(tx, school.people, school.avatars, school.now);
  await insertProfiles(tx, school, people);
  const posts = await insertPosts(tx, school.posts, school.images, people);
  const comments = await insertComments(tx, school.comments, posts, people);
  await insertMentions(tx);
  await tx.insert(likes).values(
    school.likes.map(({ post, by, createdAt }) => ({
      postId: posts.of(post),
      userId: people.of(by),
      createdAt,
    })),
  );
  await insertFriends(tx, school.friends, people, school.now);
  const groups = await insertGroups(tx, school.groups, people, school.now);
  await insertEvents(tx, school.events, people, groups, school.now);
  await insertGroupPosts(tx, school.groupPosts, groups, people);
  await insertChat(tx, school.chat, school.chatFiles, people, school.now);
  const students = school.people.filter(({ role, status }) => role === "student" && status === undefined);
  const studentIds = students.map(({ key }) => people.of(key));
  await insertPolls(tx, studentIds, school.now);
  await insertPresence(tx, students, people, school.now);
  await tx.insert(reports).values(
    school.reports.map(({ fixture, about, createdAt }) => ({
      reporterId: people.of(fixture.by),
      subjectType: "post" in about ? ("comment" as const) : ("post" as const),
      subjectId: "post" in about ? comments.of(about) : posts.of(about),
      reason: fixture.reason,
      status: fixture.status,
      createdAt,
    })),
  );
  await insertJobBoard(tx, school.board, people);
  const student = people.of("lina");
  const admin = people.of("nadia");
  await insertNotifications(tx, student);
  const first = (userId: number) => (userId === student ? 0 : 1);
  const ids = studentIds.toSorted((a, b) => first(a) - first(b));
  await insertAnnouncements(tx, { students: ids, author: admin, now: school.now });
  await insertEmails(tx, { student, company: people.of("sycomore"), admin });
}
