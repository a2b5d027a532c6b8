import { insertConversation, insertMessage } from "./chat";
import { insertComment } from "./comments";
import { sql } from "./database";
import { insertEvent } from "./events";
import { befriend, block } from "./friends";
import { insertGroup, insertMember } from "./groups";
import { insertJob } from "./jobs";
import { insertPost } from "./posts";
import { randomKey } from "./random-key";
import { insertApplication } from "./recruitment";
import { company, student, type TestUser } from "./users";

/** Names of sixty characters each: a single word, a double-barrelled name, and short words. */
function longNames(key: string) {
  return [
    `${key}${"m".repeat(60 - key.length)}`,
    `Maximilienne-Alexandrine-Wilhelmine de La Tour ${key}`.padEnd(60, "-d’Auvergne"),
    `Anne Lou Zoé ${key} de la Tour d’Auvergne et de Bouillon sur Mer`.slice(0, 60),
  ] as const;
}

/** A student who sees long names on each screen; their profile is full of long words. */
export async function studentWithLongNames() {
  const key = randomKey();
  const names = longNames(key);
  const people: TestUser[] = [];
  for (let index = 0; index < 8; index++) people.push(await student({ name: names[index % 3] }));
  const [viewer, friend, other, sender, near, stranger, writer, blocked] = people as Persons;
  for (const user of [friend, other, writer]) await befriend(viewer, user);
  for (const user of [friend, other]) await befriend(near, user);
  for (const user of [viewer, friend, near, stranger]) await fillProfile(user, key);
  for (const user of [sender, stranger])
    await sql`insert into friend_requests (sender_id, receiver_id) values (${user.id}, ${viewer.id})`;
  await block(viewer, blocked);
  const own = await insertPost({ by: viewer, content: "Sous les platanes" });
  for (const [index, user] of [friend, other, sender].entries())
    await sql`insert into notifications (user_id, actor_id, post_id, kind, group_key, params)
      values (${viewer.id}, ${user.id}, ${own.id}, ${["post_liked", "post_commented", "post_mentioned"][index] ?? ""},
        ${`${index}:${own.id}`}, '{}')`;
  const { id: postId } = await insertPost({
    by: friend,
    content: `Merci @[${other.id}] et @[${sender.id}] ${key}`,
  });
  for (const user of [other, sender])
    await sql`insert into mentions (post_id, user_id, name) values (${postId}, ${user.id}, ${user.name})`;
  await insertComment({ by: near, on: postId, content: key });
  const conversations: number[] = [];
  for (const user of [friend, other, stranger]) {
    const conversation = await insertConversation(viewer, user, { isAccepted: user !== stranger });
    await insertMessage(conversation, user, "Bonjour");
    conversations.push(conversation);
  }
  const recruiter = await company({ name: names[0] });
  const { id: jobId } = await insertJob({
    by: recruiter,
    title: names[0],
    location: `Nantes${"n".repeat(54)}`,
  });
  await insertApplication(jobId, { by: viewer });
  const group = await insertGroup(friend, { name: names[0] });
  for (const user of [viewer, near]) await insertMember(group, user);
  await insertEvent(friend, { title: names[0], group });
  return { key, viewer, friend, stranger, recruiter, postId, conversation: conversations[0] ?? 0 };
}

type Persons = [TestUser, TestUser, TestUser, TestUser, TestUser, TestUser, TestUser, TestUser];

async function fillProfile({ id }: TestUser, key: string): Promise<void> {
  const word = (length: number) => key.padEnd(length, "m");
  const experience = { title: word(120), organisation: word(120), location: word(100), description: null };
  const row = {
    user_id: id,
    headline: "Étudiante ".repeat(8),
    about: word(300),
    programme: key,
    campus: word(80),
    skills: sql.json([word(40), `${key} a b c`]),
    interests: sql.json([word(40)]),
    experiences: sql.json([{ ...experience, start: "2025-06", end: null }]),
    education: sql.json([
      { school: word(120), degree: word(120), start_year: 2020, end_year: 2021, description: null },
    ]),
    links: sql.json([{ label: word(40), url: `https://${word(40)}.example/` }]),
  };
  await sql`insert into profiles ${sql(row)}`;
  await sql`update users set location = ${word(100)} where id = ${id}`;
}
