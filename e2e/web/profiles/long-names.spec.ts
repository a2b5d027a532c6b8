import en from "@/messages/en/friends.json" with { type: "json" };
import enPosts from "@/messages/en/posts.json" with { type: "json" };
import fr from "@/messages/fr/friends.json" with { type: "json" };
import frPosts from "@/messages/fr/posts.json" with { type: "json" };
import { expect, looks, signInAs, test, waitForHydration } from "../../support/browser";
import { conversationOf, message } from "../../support/chat";
import { sql } from "../../support/database";
import { befriend } from "../../support/friends";
import { expectNamesFit } from "../../support/long-names";
import { post } from "../../support/posts";
import { newWord } from "../../support/search";
import { student } from "../../support/users";

const messages = { fr: { ...fr, posts: frPosts }, en: { ...en, posts: enPosts } };

/** Sixty characters each: one word, a double-barrelled name, and short words. */
function longNames(key: string) {
  return [
    `${key}${"m".repeat(60 - key.length)}`,
    `Maximilienne-Alexandrine-Wilhelmine de La Tour ${key}`.padEnd(60, "-d’Auvergne"),
    `Anne Lou Zoé ${key} de la Tour d’Auvergne et de Bouillon sur Mer`.slice(0, 60),
  ] as const;
}

async function viewerAmongLongNames() {
  const key = newWord();
  const [own, ...others] = [...longNames(key), ...longNames(key), ...longNames(key)];
  const [viewer, friend, other, sender, near, stranger, writer] = await Promise.all(
    [own, ...others].slice(0, 7).map((name) => student({ name })),
  );
  if (!viewer || !friend || !other || !sender || !near || !stranger || !writer)
    throw new Error("no students");
  for (const person of [friend, other, writer]) await befriend(viewer, person);
  for (const person of [friend, other]) await befriend(near, person);
  for (const person of [viewer, friend, near])
    await sql`insert into profiles (user_id, headline, programme, campus) values (${person.id}, ${"Étudiante ".repeat(8)}, ${key}, 'Nantes')`;
  for (const person of [sender, stranger])
    await sql`insert into friend_requests (sender_id, receiver_id) values (${person.id}, ${viewer.id})`;
  const own1 = await post({ by: viewer, content: "Sous les platanes" });
  for (const [at, person] of [friend, other, sender].entries())
    await sql`insert into notifications (user_id, actor_id, post_id, kind, group_key, params)
      values (${viewer.id}, ${person.id}, ${own1.id}, ${["post_liked", "post_commented", "post_mentioned"][at] ?? ""},
        ${`${at}:${own1.id}`}, '{}')`;
  const { id } = await post({ by: friend, content: `Merci @[${other.id}] et @[${sender.id}]` });
  for (const person of [other, sender])
    await sql`insert into mentions (post_id, user_id, name) values (${id}, ${person.id}, ${person.name})`;
  const conversations: number[] = [];
  for (const person of [friend, other, stranger]) {
    const conversation = await conversationOf(viewer, person, { accepted: person !== stranger });
    await message(conversation, person, "Bonjour");
    conversations.push(conversation);
  }
  return { key, viewer, friend, conversation: conversations[0] ?? 0 };
}

const screens = (key: string, friend: number, conversation: number) => [
  "/student/dashboard",
  "/student/dashboard/friends",
  "/student/dashboard/profile",
  `/student/dashboard/profile/${friend}`,
  "/student/dashboard/notifications",
  "/student/dashboard/chat",
  `/student/dashboard/chat?conversation=${conversation}`,
  `/student/dashboard/search?q=${key}`,
  `/student/dashboard/search?q=${key}&tab=people`,
];

for (const { locale, colorScheme, width } of looks)
  test(`names of sixty characters fit every screen, in ${locale}, ${colorScheme}, ${width} wide`, async ({
    context,
    page,
  }) => {
    test.setTimeout(120_000);
    const t = messages[locale];
    const { key, viewer, friend, conversation } = await viewerAmongLongNames();
    await signInAs(context, viewer, { locale });
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const look = async (name: string) => {
      await expectNamesFit(page, key);
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${width}-${locale}-${name}.png` });
    };
    for (const [at, path] of screens(key, friend.id, conversation).entries()) {
      await page.goto(path);
      await expect(page.getByText(key).first()).toBeAttached();
      await look(`${at}`);
    }
    await page.goto("/student/dashboard/friends");
    await page
      .getByRole("button", { name: locale === "fr" ? /^Demandes d’ami/ : /^Friend requests/ })
      .click();
    await expect(
      page.getByRole("button", { name: t.confirmName.replace("{name}", "") }).first(),
    ).toBeVisible();
    await look("requests");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Notifications/ }).click();
    await expect(
      page.getByRole("link", { name: locale === "fr" ? /vous mentionne/ : /mentioned you/ }),
    ).toBeVisible();
    await look("notifications");
    await page.keyboard.press("Escape");
    await page.getByLabel(t.findLabel).fill(key);
    await expect(page.getByText(locale === "fr" ? "6 personnes trouvées" : "6 people found")).toBeAttached();
    await look("found");
    await page
      .getByRole("region", { name: t.yours })
      .getByRole("button", { name: t.options.replace("{name}", friend.name) })
      .first()
      .click();
    await page.getByRole("menuitem", { name: t.remove }).click();
    await expect(page.getByText(t.removeTitle.replace("{name}", friend.name))).toBeVisible();
    await look("unfriend");
    await page.goto("/student/dashboard");
    const box = page.getByRole("textbox", { name: t.posts.compose.placeholder });
    await waitForHydration(box);
    await box.focus();
    await page.keyboard.type(`@${key}`);
    await expect(
      page.getByRole("listbox", { name: t.posts.mentions.label }).getByRole("option").first(),
    ).toBeVisible();
    await look("mentions");
  });
