import { withMaintenanceConnection } from "@/db/client";
import { avatarPaths, coverPaths, imagePaths } from "@/lib/core/images/urls";
import { deleteFiles } from "@/lib/core/storage/storage";
import { readGroupPosts } from "./fixtures/group-posts";
import { readPostFixtures } from "./fixtures/read";
import { readTalks } from "./fixtures/talks";
import { storeAvatars, storeCovers, storeImagesOfPosts } from "./images/store-images";
import { prepareJobBoard } from "./jobs/job-board";
import { deleteDocuments } from "./jobs/store-documents";
import { createRandom } from "./random";
import { insertSchool } from "./rows/insert-school";
import { planChat } from "./rows/plan-chat";
import { planComments } from "./rows/plan-comments";
import { planEvents } from "./rows/plan-events";
import { planFriends } from "./rows/plan-friends";
import { planGroupPosts } from "./rows/plan-group-posts";
import { planGroups } from "./rows/plan-groups";
import { planLikes } from "./rows/plan-likes";
import { planPosts } from "./rows/plan-posts";
import { planReports } from "./rows/plan-reports";
import { deleteChatFiles, storeChatFiles } from "./rows/store-chat-files";
import { listSeedUsers } from "./users/users";

/**
 * Fills an empty database with the demo school, in one transaction: users and profiles, friendships, groups, polls,
 * events, chat, posts of the last 90 days with images, comments, likes and reports, companies, jobs and applications.
 * Every run inserts the same rows; only the dates are relative to now.
 */
export async function seedDemo(): Promise<void> {
  const now = new Date();
  const random = createRandom("préau");
  const seedUsers = listSeedUsers();
  const posts = planPosts(await readPostFixtures(), now, random);
  const comments = planComments(posts, now, random);
  const present = seedUsers.filter(({ status }) => status === undefined);
  const likes = planLikes(posts, present, now, random);
  const students = present.filter(({ role }) => role === "student");
  const friends = planFriends(students, likes, "lina", createRandom("amis"));
  const groups = planGroups(students, "lina", createRandom("groupes"));
  const events = planEvents(groups, students, "nadia", createRandom("événements"));
  const groupPosts = planGroupPosts(groups, await readGroupPosts(), now, createRandom("publications"));
  const chat = planChat(await readTalks(), friends, "lina", createRandom("messages"));
  const reports = planReports([...posts, ...comments], now, random);
  const images = await storeImagesOfPosts(posts);
  const avatars = await storeAvatars();
  const covers = await storeCovers();
  const chatFiles = await storeChatFiles(chat);
  const board = await prepareJobBoard(seedUsers, now);
  try {
    // A statement inserts thousands of rows: on a slow machine, it exceeds the timeout of a request.
    await withMaintenanceConnection(({ db }) =>
      db.transaction((tx) =>
        insertSchool(tx, {
          now,
          seedUsers,
          posts,
          comments,
          likes,
          friends,
          groups,
          events,
          groupPosts,
          chat,
          chatFiles,
          reports,
          images,
          avatars,
          covers,
          board,
        }),
      ),
    );
  } catch (error) {
    await deleteFiles([...images.values()].flat().flatMap(imagePaths));
    await deleteFiles([...avatars.values(), ...board.logos.values()].flatMap(avatarPaths));
    await deleteFiles([...covers.values()].flatMap(coverPaths));
    await deleteChatFiles(chatFiles.values());
    await deleteDocuments(board.documents);
    throw error;
  }
}
