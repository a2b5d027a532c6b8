import { createRandom, type Random } from "../random";
import { emailOf, type SeedUser } from "../users/users";
import { inks, muted, paper } from "./colors";
import { cvFixtures, fieldOf, headings, interests, languages, studiesOf } from "./cv-fixtures";
import { PdfPage } from "./pdf-page";

const [left, wide] = [48, 318];
const [side, narrow] = [414, 136];

/** A CV of one page; the same on every run. */
export async function drawCv(user: SeedUser, now: Date): Promise<Uint8Array> {
  const random = createRandom(`cv of ${user.key}`);
  const locale = user.locale ?? "fr";
  const words = cvFixtures[locale][fieldOf(user.key)];
  const page = await PdfPage.new(`CV ${user.name}`, user.name);
  const color = inkOf(user.key);
  page.block(side - 24, 0, 595 - side + 24, 842, paper);
  page.block(left, 50, 26, 4, color);
  let y = page.write(user.name, [left, 54, wide], { size: 32, font: "title", color, leading: 38 });
  y = page.write(words.title, [left, y + 4, wide], { size: 14, color: muted });
  const heading = (text: string, [x, from, width]: [number, number, number]) =>
    page.write(text, [x, from + 28, width], { size: 13, font: "bold", color }) + 5;
  const terms = headings[locale];

  y = heading(terms.profile, [left, y, wide]);
  y = page.write(random.pick(words.profile), [left, y, wide], { size: 12 });
  y = heading(terms.studies, [left, y, wide]);
  for (const { when, what, where } of studiesOf(locale, fieldOf(user.key), user.location, now.getFullYear()))
    y = entry(page, { title: what, detail: `${where}, ${when}` }, y);
  y = heading(terms.projects, [left, y, wide]);
  for (const project of random.shuffle(words.projects).slice(0, 3)) {
    const [title = "", detail = ""] = project.split(/ ?[:,] (.*)/);
    y = entry(page, { title, detail }, y);
  }
  y = heading(terms.jobs, [left, y, wide]);
  for (const [index, title] of random.shuffle(words.jobs).slice(0, 2).entries())
    y = entry(page, { title, detail: `${user.location}, ${now.getFullYear() - index}` }, y);

  drawSidebar(page, user, { random, heading });
  return page.bytes();
}

type Heading = (text: string, column: [number, number, number]) => number;

function drawSidebar(
  page: PdfPage,
  user: SeedUser,
  { random, heading }: { random: Random; heading: Heading },
) {
  const locale = user.locale ?? "fr";
  const terms = headings[locale];
  const contact = { size: 9.5, color: muted };
  let y = page.write(emailOf(user), [side, 96, narrow], contact);
  y = page.write(user.location, [side, y, narrow], contact);
  const lists: [string, string[]][] = [
    [terms.skills, cvFixtures[locale][fieldOf(user.key)].skills],
    [terms.languages, languages[locale].slice(0, random.integer(2, 3))],
    [terms.interests, random.shuffle(interests[locale]).slice(0, 3)],
  ];
  for (const [name, list] of lists) {
    y = heading(name, [side, y, narrow]);
    for (const line of list) y = page.write(line, [side, y + 4, narrow], { size: 10.5 });
  }
}

function entry(page: PdfPage, { title, detail }: { title: string; detail: string }, y: number): number {
  const end = page.write(title, [left, y + 7, wide], { size: 11.5, font: "bold" });
  return detail ? page.write(detail, [left, end, wide], { size: 11, color: muted }) : end;
}

/** The accent colour of a student's documents, with enough contrast on white paper. */
export function inkOf(key: string): string {
  return createRandom(`ink of ${key}`).pick(inks);
}
