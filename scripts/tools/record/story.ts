import type { Page } from "@playwright/test";
import { messagesFor } from "@/lib/core/i18n/messages";
import type { Stage } from "./stage";

const { users, applications, jobs, posts, search, shell, site, ui } = messagesFor("fr");

const question = "Qui a déjà passé un entretien de stage chez Atelier Sycomore ? Le mien est jeudi.";
const remark = "Merci, c’est exactement ce que je cherchais !";
/** A word with two mistakes, which the search finds nevertheless. */
const misspelt = "entretein";
const query = "web";

/** Records the films scene by scene, and deletes what it has written. */
export async function recordStory(stage: Stage): Promise<void> {
  await welcome(stage);
  await signIn(stage);
  const remarks = trackCreated(stage.page);
  try {
    await feed(stage);
    publish(stage);
    await answer(stage);
    await find(stage);
    await searchJobs(stage);
    await night(stage);
  } finally {
    await remarks.undo();
  }
}

async function welcome(stage: Stage): Promise<void> {
  stage.scene("welcome");
  await stage.visit("/");
  await stage.hold(1.6);
  const link = stage.page.getByRole("main").getByRole("link", { name: site.nav.signIn });
  await stage.press(link.first(), 1);
}

async function signIn(stage: Stage): Promise<void> {
  const { page } = stage;
  stage.scene("signIn");
  await page.waitForURL("**/login*");
  await stage.visit("/login");
  await stage.press(page.getByLabel(users.email), 0.6);
  await stage.type("student@demo.preau");
  await page.getByLabel(users.password, { exact: true }).fill("preau-demo");
  await stage.cut();
  await stage.press(page.getByRole("button", { name: users.login.submit }), 0.6);
  await page.waitForURL("**/student/dashboard");
}

async function feed(stage: Stage): Promise<void> {
  stage.scene("feed");
  await stage.visit("/student/dashboard");
  // Scrolls through the page first, because images load when they are near.
  await stage.page.evaluate(async () => {
    for (let y = 0; y < 3000; y += 300) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    scrollTo(0, 0);
  });
  await stage.cut();
  await stage.poster();
  await stage.hold(1.2);
  await stage.scrollTo(1500, 2);
  await stage.hold(0.8);
  await stage.scrollTo(0, 0.8);
}

async function publish(stage: Stage): Promise<void> {
  const { page } = stage;
  const form = page.getByRole("form", { name: posts.compose.label });
  stage.scene("publish", { isLoop: true });
  await stage.hold(0.4);
  await stage.press(form.getByLabel(posts.compose.placeholder));
  await stage.approach(form, 860);
  await stage.type(question);
  await stage.hold(0.4);
  await stage.press(form.getByRole("button", { name: posts.compose.post, exact: true }), 0.6);
  await page.getByRole("article").filter({ hasText: question }).waitFor();
  await readNews(page);
  await stage.cut(0.3);
  await stage.approach(null);
  await stage.hold(1.6);
}

/** On a slow machine, the author's own post is announced after it is shown, which the film should not contain. */
async function readNews(page: Page): Promise<void> {
  await page.waitForTimeout(2000);
  const news = page.getByRole("button", { name: /nouvelles? publications?/ });
  if (await news.isVisible()) await news.click();
}

async function answer(stage: Stage): Promise<void> {
  const { page } = stage;
  const cards = page.getByRole("article");
  const liked = await cards.evaluateAll((all) =>
    all.map((card) => card.querySelector("[aria-pressed=true]") !== null),
  );
  const card = cards.nth(liked.findIndex((isLiked, index) => index > 1 && !isLiked));
  stage.scene("answer");
  const box = await card.boundingBox();
  const top = await page.evaluate(() => scrollY);
  await stage.scrollTo(top + (box?.y ?? 0) + Math.max(0, (box?.height ?? 0) - 420), 1);
  await stage.press(card.getByRole("button", { name: posts.card.like }), 0.6);
  await stage.press(card.getByRole("button", { name: posts.card.comment }), 0.5);
  await stage.press(card.getByLabel(posts.comments.label), 0.5);
  await stage.type(remark);
  await stage.press(card.getByRole("button", { name: posts.comments.send, exact: true }), 0.5);
  await card.getByText(remark).waitFor();
  await stage.cut();
  await stage.hold(1.2);
}

async function find(stage: Stage): Promise<void> {
  const { page } = stage;
  const box = page.getByRole("combobox", { name: search.label });
  stage.scene("find");
  await stage.scrollTo(0, 0.8);
  await stage.press(box, 0.6);
  await stage.approach(box, 900);
  await stage.type(misspelt);
  await page.getByRole("option").first().waitFor();
  await stage.cut();
  await stage.moveTo(page.getByRole("option").nth(1), 0.7, { x: 0.3 });
  await stage.hold(1.6);
  await page.keyboard.press("Escape");
  await box.fill("");
  await stage.cut();
  await stage.approach(null);
}

async function searchJobs(stage: Stage): Promise<void> {
  const { page } = stage;
  stage.scene("jobs");
  await stage.press(page.getByRole("link", { name: jobs.title, exact: true }).first(), 0.6);
  await page.waitForURL("**/jobs");
  const list = page.getByRole("region", { name: jobs.board.results });
  await list.getByRole("article").first().waitFor();
  await stage.cut(0.3);
  await stage.press(page.getByLabel(jobs.filters.q), 0.6);
  await stage.type(query);
  await page.waitForURL(`**/jobs?q=${query}`);
  await stage.cut(0.3);
  await stage.scrollTo(300, 0.8);
  await stage.press(list.getByRole("article").nth(1).getByRole("link").first(), 0.7);
  await stage.cut(0.3);
  await stage.moveTo(page.getByText(applications.apply.apply, { exact: true }).last(), 0.7);
  await stage.hold(1.4);
}

async function night(stage: Stage): Promise<void> {
  const { page } = stage;
  stage.scene("night");
  await stage.press(page.getByRole("button", { name: shell.profile.label }), 0.7);
  await stage.press(page.getByText(ui.theme.dark, { exact: true }), 0.6);
  await stage.hold(0.8);
  await page.keyboard.press("Escape");
  await stage.cut();
  await stage.scrollTo(500, 1.2);
  await stage.hold(1.8);
}

/** Records what the page creates, so that it can be deleted at the end and the demo stays unchanged. */
function trackCreated(page: Page) {
  const created: string[] = [];
  page.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().method() !== "POST" || !response.ok()) return;
    if (/^\/api\/posts\/\d+\/like$/.test(pathname)) created.push(pathname);
    const kind = /^\/api\/posts(\/\d+\/comments)?$/.exec(pathname);
    if (kind) created.push(`/api/${kind[1] ? "comments" : "posts"}/${(await response.json()).data.id}`);
  });
  const headers = { origin: new URL(page.url()).origin };
  return {
    async undo() {
      for (const path of created.reverse()) await page.request.delete(path, { headers });
    },
  };
}
