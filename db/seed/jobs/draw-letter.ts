import { createRandom } from "../random";
import { emailOf, type SeedUser } from "../users/users";
import { muted } from "./colors";
import { cvFixtures, fieldOf } from "./cv-fixtures";
import { inkOf } from "./draw-cv";
import { PdfPage } from "./pdf-page";

const texts = {
  fr: {
    greeting: "Madame, Monsieur,",
    body: [
      "Je suis en dernière année à l’École du Préau, à Nantes, et je cherche une équipe où apprendre en faisant. Votre offre a retenu mon attention pour une raison simple : elle dit ce que l’on y fera le mardi matin.",
      "Cette année, j’ai mené avec d’autres un projet du début à la fin : {project}. J’y ai surtout appris à demander avant de construire, à montrer tôt, et à jeter ce qui ne servait pas.",
      "Je viendrais avec mes questions, un carnet et de la constance. J’aimerais vous montrer ce travail et entendre comment se passe le vôtre.",
    ],
    closing: "Bien à vous,",
  },
  en: {
    greeting: "Dear team,",
    body: [
      "I am in my final year at the École du Préau in Nantes and I am looking for people to learn from by doing. Your offer stopped me for a simple reason: it says what one will do there on a Tuesday morning.",
      "This year I took a project from its beginning to its end with others: {project}. What I learnt most was to ask before building, to show early, and to throw away what was of no use.",
      "I would bring questions, a notebook and some stubbornness. I would be glad to show you this work and to hear how yours is done.",
    ],
    closing: "Kind regards,",
  },
};

const [left, width] = [92, 410];

/** A letter of one page; the same on every run. */
export async function drawLetter(user: SeedUser): Promise<Uint8Array> {
  const random = createRandom(`letter of ${user.key}`);
  const locale = user.locale ?? "fr";
  const { greeting, body, closing } = texts[locale];
  const project = random.pick(cvFixtures[locale][fieldOf(user.key)].projects);
  const page = await PdfPage.new(user.name, user.name);
  const color = inkOf(user.key);
  page.block(left, 74, 26, 4, color);
  let y = page.write(user.name, [left, 80, width], { size: 20, font: "title", color });
  y = page.write(emailOf(user), [left, y, width], { color: muted });
  y = page.write(user.location, [left, y, width], { color: muted });
  y = page.write(greeting, [left, y + 60, width], { size: 12 });
  for (const paragraph of body)
    y = page.write(paragraph.replace("{project}", project), [left, y + 10, width], {
      size: 12,
      leading: 19.5,
    });
  y = page.write(closing, [left, y + 24, width], { size: 12 });
  page.write(user.name, [left, y + 6, width], { size: 15, font: "title", color });
  return page.bytes();
}
