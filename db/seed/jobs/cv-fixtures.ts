import type { Category } from "@/db/enums";
import type { Locale } from "@/lib/core/i18n/locales";
import { createRandom } from "../random";

type Entry = { when: string; what: string; where: string };
type CvFixture = {
  title: string;
  profile: string[];
  studies: string;
  skills: string[];
  projects: string[];
  jobs: string[];
};

const chosen: Record<string, Category> = {
  lina: "programming",
  elif: "technology",
  mei: "programming",
  tomas: "design",
};

/** The field that a student studies. */
export function fieldOf(key: string): Category {
  return (
    chosen[key] ??
    createRandom(`field of ${key}`).pick(["programming", "programming", "technology", "design"])
  );
}

export const headings = {
  fr: {
    profile: "Profil",
    studies: "Formation",
    projects: "Projets",
    jobs: "Expériences",
    skills: "Compétences",
    languages: "Langues",
    interests: "Et aussi",
  },
  en: {
    profile: "Profile",
    studies: "Education",
    projects: "Projects",
    jobs: "Experience",
    skills: "Skills",
    languages: "Languages",
    interests: "And also",
  },
};

export const languages = {
  fr: ["Français, langue maternelle", "Anglais, B2", "Espagnol, B1"],
  en: ["English, fluent", "French, B1", "German, A2"],
};

export const interests = {
  fr: [
    "ciné-club",
    "potager de l’école",
    "chorale",
    "aviron",
    "jeux de rôle",
    "vélo",
    "pain au levain",
    "radio du campus",
  ],
  en: [
    "film club",
    "the school’s garden",
    "choir",
    "rowing",
    "board games",
    "cycling",
    "sourdough",
    "campus radio",
  ],
};

export const cvFixtures: Record<Locale, Record<Category, CvFixture>> = {
  fr: {
    programming: {
      title: "Développement logiciel",
      profile: [
        "J’aime les programmes que l’on relit avec plaisir et les interfaces que l’on utilise sans y penser.",
        "Je cherche une équipe où l’on explique ses choix et où l’on supprime du code avec joie.",
      ],
      studies: "Bachelor développement web et logiciel",
      skills: [
        "TypeScript, React, Node.js",
        "SQL et PostgreSQL",
        "Tests, intégration continue",
        "Accessibilité du web",
        "Git, Linux",
      ],
      projects: [
        "Passe-Plat : sauver les plats invendus de la cantine, 212 parts en six semaines",
        "Un moteur de recherche pour les cours, qui tolère les fautes de frappe",
        "Carte des vélos de l’école, hors ligne et en 40 Ko",
        "Traduction en bretons et en français d’un logiciel libre",
      ],
      jobs: [
        "Soutien scolaire en mathématiques",
        "Maintenance du site d’une association",
        "Caisse d’une librairie, les samedis",
      ],
    },
    technology: {
      title: "Systèmes, réseaux et données",
      profile: [
        "J’ai besoin de comprendre comment les choses marchent, et de l’écrire pour la personne suivante.",
        "Méthodique avec les câbles, prudent avec les sauvegardes, curieux du reste.",
      ],
      studies: "Bachelor systèmes, réseaux et données",
      skills: [
        "Python, SQL",
        "Linux, réseaux, conteneurs",
        "Électronique de base, capteurs",
        "Statistiques",
        "Rédaction de procédures",
      ],
      projects: [
        "Station météo solaire sur le toit du bâtiment C",
        "Supervision du réseau du foyer, avec alertes compréhensibles",
        "Analyse de deux ans de retards de tramways",
        "Ruche connectée, sans déranger les abeilles",
      ],
      jobs: [
        "Assistance informatique du foyer",
        "Montage son et lumière de spectacles",
        "Réparation de vélos",
      ],
    },
    design: {
      title: "Design graphique et d’interface",
      profile: [
        "Je dessine pour des gens pressés, fatigués ou distraits, c’est-à-dire pour tout le monde.",
        "Une encre, un papier, une couleur qui agit : le reste se mérite.",
      ],
      studies: "Bachelor design graphique et numérique",
      skills: [
        "Typographie, mise en page",
        "Prototypage et essais avec le public",
        "HTML et CSS",
        "Illustration vectorielle",
        "Photographie",
      ],
      projects: [
        "Identité de la semaine des associations, imprimée à 400 exemplaires",
        "Signalétique des salles, lisible à quinze mètres",
        "Un caractère de titrage inspiré des enseignes du marché",
        "Refonte accessible du guichet des emprunts",
      ],
      jobs: ["Affiches du ciné-club", "Stage d’observation en imprimerie", "Accueil d’une galerie"],
    },
  },
  en: {
    programming: {
      title: "Software development",
      profile: [
        "I like programs that are a pleasure to read and interfaces that nobody has to think about.",
        "Looking for a team that explains its choices and deletes code happily.",
      ],
      studies: "Bachelor in web and software development",
      skills: [
        "TypeScript, React, Node.js",
        "SQL and PostgreSQL",
        "Testing, continuous integration",
        "Web accessibility",
        "Git, Linux",
      ],
      projects: [
        "A game about a pond that argues back, with 22 voices",
        "A course search that forgives typing mistakes",
        "An offline map of bicycle racks, 40 KB in all",
        "A tiny language for quiz nights, interpreter included",
      ],
      jobs: [
        "Tutor in mathematics",
        "Volunteer maintainer of a society’s website",
        "Saturday help in a bookshop",
      ],
    },
    technology: {
      title: "Systems, networks and data",
      profile: [
        "I need to understand how things work, and to write it down for the next person.",
        "Methodical with cables, careful with backups, curious about everything else.",
      ],
      studies: "Bachelor in systems, networks and data",
      skills: [
        "Python, SQL",
        "Linux, networks, containers",
        "Basic electronics, sensors",
        "Statistics",
        "Clear procedures",
      ],
      projects: [
        "A solar weather station on the roof of building C",
        "Monitoring for the residence’s network, with alerts one can read",
        "Two years of tram delays, explained",
        "A heat recovery bench made of bricks",
      ],
      jobs: ["Help desk of the residence", "Sound and light for student theatre", "Bicycle repairs"],
    },
    design: {
      title: "Graphic and interface design",
      profile: [
        "I design for people who are busy, tired or distracted, which is to say for everybody.",
        "One ink, one paper, one colour that acts: everything else has to be earned.",
      ],
      studies: "Bachelor in graphic and digital design",
      skills: [
        "Typography, layout",
        "Prototyping and tests with people",
        "HTML and CSS",
        "Vector illustration",
        "Photography",
      ],
      projects: [
        "Identity of the societies’ week, 400 copies printed",
        "Room signs that read from fifteen metres",
        "A display typeface after market signs",
        "“A boat that did not float”: a book about a failure",
      ],
      jobs: ["Posters for the film club", "Two weeks at a printer’s", "Front desk of a gallery"],
    },
  },
};

/** Studies with place and period, derived from the student's town and the current year. */
export function studiesOf(locale: Locale, field: Category, town: string, year: number): Entry[] {
  const school = locale === "fr" ? "École du Préau, Nantes" : "École du Préau, Nantes (France)";
  const before =
    locale === "fr" ? "Baccalauréat général, mention bien" : "Secondary school diploma, with honours";
  return [
    { when: `${year - 2} – ${year + 1}`, what: cvFixtures[locale][field].studies, where: school },
    { when: String(year - 2), what: before, where: town },
  ];
}
