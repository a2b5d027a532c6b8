import { expect, test } from "vitest";
import { sql } from "../../support/database";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { find } from "../../support/search";

test.each([
  ["without its accents", "Les Élèves sont là", "eleve"],
  ["with accents where there are none", "Les eleves sont la", "élève"],
  ["in capitals", "un élève", "ÉLÈVE"],
  ["with its accents as signs of their own", "un élève", "e\u0301le\u0300ve"],
  ["written with them", "un e\u0301le\u0300ve", "élève"],
  ["with its ligature undone", "De tout cœur", "coeur"],
  ["with the ligature it lacks", "De tout coeur", "cœur"],
  ["in Latin", "Mon curriculum vitæ", "vitae"],
  ["after an article", "Rendez-vous à l’école", "ecole"],
  ["with an article", "L'école est ouverte", "l’école"],
  ["in the plural", "Un développeur parmi nous", "développeurs"],
  ["in the singular", "Les journaux du campus", "journal"],
  ["in the feminine", "Étudiants, bonjour", "étudiante"],
  ["as a verb", "L’offre est publiée", "publier"],
  ["as a participle, without its accent", "L’offre est publiée", "publiee"],
  ["in an English plural", "One internship is left", "internships"],
  ["in an English singular", "Two studies of type", "study"],
  ["as an English participle", "We run every morning", "running"],
  ["beside a slash", "Offres CDI/CDD", "cdd"],
  ["after a full stop without a space", "C’est fini.Bravo à tous", "bravo"],
  ["as a tag in the text", "Un tutoriel #accessibilité", "accessibilite"],
  ["in code", "Premiers pas avec C++ et C#", "c++"],
  ["in other code", "Premiers pas en Next.js", "next.js"],
  ["as a number", "Promotion 2027", "2027"],
  ["in another script", "Добро пожаловать", "добро"],
  ["as it begins", "Le développement durable", "dével"],
  ["as it begins, without accents", "Le développement durable", "devel"],
  ["with a letter missing", "Un développeur parmi nous", "developeur"],
  ["with a letter too many", "Une bibliothèque ouverte", "biblliotheque"],
  ["with another letter", "Une bibliothèque ouverte", "bibliotheqye"],
  ["with two letters exchanged", "Le design de la page", "desgin"],
  ["with several mistakes", "L’entrepreneuriat étudiant", "entreprenariat"],
])("finds a word %s", async (_, content, query) => {
  const word = randomKey();
  const { id } = await insertPost({ content: `${content} ${word}` });
  expect(await find(`${word} ${query}`)).toEqual([id]);
});

test("requires every word, in any order", async () => {
  const [one, other] = [randomKey(), randomKey()];
  const both = await insertPost({ content: `Le ${one} et le ${other}` });
  const first = await insertPost({ content: `Le ${one} seul` });
  expect(await find(one)).toEqual([first.id, both.id]);
  expect(await find(`${other} ${one}`)).toEqual([both.id]);
  expect(await find(`${one} ${randomKey()}`)).toEqual([]);
});

test("ignores stop words of both languages", async () => {
  const word = randomKey();
  const { id } = await insertPost({ content: `Visite ${word}` });
  expect(await find(`les visites de la ${word}`)).toEqual([id]);
  expect(await find(`a visit to the ${word}`)).toEqual([id]);
  expect(await find(`une photo du ${word}`)).toEqual([]);
});

test("does not correct a word that exists", async () => {
  const word = randomKey();
  const query = await insertPost({ content: `Camille Marin ${word}` });
  await insertPost({ content: `Demain matin ${word}` });
  expect(await find(`${word} marin`)).toEqual([query.id]);
});

test("a query without words finds nothing", async () => {
  await insertPost({ content: "100 % ! ? 🎉" });
  for (const query of ["%%", "!!", "🎉🎉", "-- ''", "::*"]) expect(await find(query), query).toEqual([]);
});

/** In a linguistic collation, no word sorts between a prefix and that prefix with the highest character. */
test("words with the same beginning are a range of the vocabulary, in any collation of the database", async () => {
  const [column] = await sql`select collation_name as name from information_schema.columns
    where table_name = 'search_words' and column_name = 'word'`;
  expect(column?.name).toBe("C");
});
