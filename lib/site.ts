import { isDeepStrictEqual } from "node:util";
import type { Locale } from "@/lib/core/i18n/locales";

type InBoth = Record<Locale, string>;

/** Who the school is and where it is reached; `country` is an ISO 3166 code, and what is empty is not shown. */
export type SchoolContact = {
  name: string;
  street: string;
  city: string;
  country: string;
  email: string;
  phone: string;
  privacy_name: string;
  privacy_email: string;
};

/** Until an administrator edits it. */
export const contact: SchoolContact = {
  name: "École du Préau",
  street: "12, rue des Platanes",
  city: "35000 Rennes",
  country: "FR",
  email: "bonjour@preau.example",
  phone: "+33 2 61 91 42 17",
  privacy_name: "",
  privacy_email: "",
};

/** The accent of app/globals.css in the light theme. */
export const defaultAccent = "#1d5a3d";

export const figures: { name: "sessions" | "members" | "countries" | "reviews"; value: InBoth }[] = [
  { name: "members", value: { fr: "+4M", en: "+4M" } },
  { name: "sessions", value: { fr: "+19M", en: "+19M" } },
  { name: "countries", value: { fr: "+215", en: "+215" } },
  { name: "reviews", value: { fr: "4,8/5", en: "4.8/5" } },
];
export const membersClaim: InBoth = { fr: "+1M", en: "+1M" };
export const onlineClaim: InBoth = { fr: "23 631", en: "23 631" };

/** Placeholders, for the school to edit. */
export const testimonials: { id: number; name: string; who: InBoth; words: InBoth }[] = [
  {
    id: 3,
    name: "Inès Marchetti",
    who: { fr: "Deuxième année, informatique", en: "Second year, computer science" },
    words: {
      fr: "J’ai posé ma question sur les tests un dimanche soir. Le lundi matin, j’avais trois réponses et un binôme pour le projet.",
      en: "I asked my question about testing on a Sunday evening. By Monday morning I had three answers and a partner for the project.",
    },
  },
  {
    id: 5,
    name: "Malik Thévenot",
    who: { fr: "Troisième année, design", en: "Third year, design" },
    words: {
      fr: "Avant, tout se perdait dans dix groupes différents. Ici, je retrouve l’affiche, la date et la personne à qui écrire.",
      en: "Things used to get lost in ten different group chats. Here I find the poster, the date and the person to write to.",
    },
  },
];

export const contributors: { slug: string; id: number; name: string; did: InBoth }[] = [
  {
    slug: "camille",
    id: 1,
    name: "Camille Aubertin",
    did: {
      fr: "A dessiné la cour, les platanes et tout ce qui se voit.",
      en: "Drew the yard, the plane trees and everything you see.",
    },
  },
  {
    slug: "idris",
    id: 2,
    name: "Idris Belhadj",
    did: {
      fr: "A bâti le fil, la recherche et ce qui tourne dessous.",
      en: "Built the feed, the search and what runs beneath them.",
    },
  },
  {
    slug: "lea",
    id: 7,
    name: "Léa Fontanel",
    did: {
      fr: "A écrit les mots, dans les deux langues, et veille à l’accessibilité.",
      en: "Wrote the words, in both languages, and looks after accessibility.",
    },
  },
];

/** When each document last changed (YYYY-MM-DD), which is its version. */
export const documentDates = {
  terms: "2026-11-21",
  privacy: "2026-11-21",
  accessibility: "2026-11-21",
} as const;

/** What administrators edit, with the constants above as its default. `accent`: `#rrggbb`. */
export type Site = { contact: SchoolContact; accent: string };
export const defaultSite: Site = { contact, accent: defaultAccent };

// On globalThis: the server and the framework's bundles each load this file.
const shared = globalThis as typeof globalThis & { preauSite?: Site | undefined };

/** The same object until something changes. Builds have no database, and so the default. */
export const currentSite = (): Site => shared.preauSite ?? defaultSite;
export const isSiteEdited = (): boolean => shared.preauSite !== undefined;

export function setCurrentSite(site: Site): void {
  if (isDeepStrictEqual(site, currentSite())) return;
  shared.preauSite = isDeepStrictEqual(site, defaultSite) ? undefined : site;
}
