import { isDeepStrictEqual } from "node:util";
import type { ClaimName, FigureName, LogoGround } from "@/db/enums";
import { defaultLocale, type Locale } from "@/lib/core/i18n/locales";
import { defaultTimeZone, setSchoolTimeZone } from "@/lib/core/i18n/school-time";

export type InBoth = Record<Locale, string>;

/** The rules that a measure can name as broken. */
export type SchoolRule = InBoth & { id: string };

/** The name and contact details of the school; `country` is an ISO 3166 code. Empty values are not shown. */
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

/** The default, until an administrator edits it. */
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

/** What the page `/legal` shows beside the contact details, in one language. Empty values are not shown. */
export type LegalNotice = {
  language: Locale;
  publisher: string;
  registration_number: string;
  director: string;
  host: string;
  providers: string;
};

/** The accent of app/globals.css in the light theme. */
export const defaultAccent = "#1d5a3d";

export type Testimonial = { name: string; who: InBoth; words: InBoth };
/** A contributor is named at the foot of the public pages, and on the page about the school with what they did. */
type Contributor = { name: string; did: InBoth };

/** The school's part of the landing page; a figure or claim that is empty is not shown. */
export type Landing = {
  claims: Record<ClaimName, InBoth>;
  figures: Record<FigureName, InBoth>;
  testimonials: Testimonial[];
  contributors: Contributor[];
};

/** Placeholders, until an administrator edits them. */
export const landing: Landing = {
  claims: {
    members: { fr: "+1M", en: "+1M" },
    online: { fr: "23 631", en: "23 631" },
  },
  figures: {
    members: { fr: "+4M", en: "+4M" },
    sessions: { fr: "+19M", en: "+19M" },
    countries: { fr: "+215", en: "+215" },
    reviews: { fr: "4,8/5", en: "4.8/5" },
  },
  testimonials: [
    {
      name: "Inès Marchetti",
      who: { fr: "Deuxième année, informatique", en: "Second year, computer science" },
      words: {
        fr: "J’ai posé ma question sur les tests un dimanche soir. Le lundi matin, j’avais trois réponses et un binôme pour le projet.",
        en: "I asked my question about testing on a Sunday evening. By Monday morning I had three answers and a partner for the project.",
      },
    },
    {
      name: "Malik Thévenot",
      who: { fr: "Troisième année, design", en: "Third year, design" },
      words: {
        fr: "Avant, tout se perdait dans dix groupes différents. Ici, je retrouve l’affiche, la date et la personne à qui écrire.",
        en: "Things used to get lost in ten different group chats. Here I find the poster, the date and the person to write to.",
      },
    },
  ],
  contributors: [
    {
      name: "Camille Aubertin",
      did: {
        fr: "A dessiné la cour, les platanes et tout ce qui se voit.",
        en: "Drew the yard, the plane trees and everything you see.",
      },
    },
    {
      name: "Idris Belhadj",
      did: {
        fr: "A bâti le fil, la recherche et ce qui tourne dessous.",
        en: "Built the feed, the search and what runs beneath them.",
      },
    },
    {
      name: "Léa Fontanel",
      did: {
        fr: "A écrit les mots, dans les deux langues, et veille à l’accessibilité.",
        en: "Wrote the words, in both languages, and looks after accessibility.",
      },
    },
  ],
};

/** The anchor of a contributor on the page about the school. */
export const contributorAnchor = (index: number): string => `contributor-${index + 1}`;

/** The day on which each document last changed (YYYY-MM-DD), which is its version. */
export const documentDates = {
  terms: "2026-11-29",
  privacy: "2026-11-29",
  accessibility: "2026-11-21",
} as const;

/** `ground`: the background of the logo in both themes. */
export type SchoolLogo = { url: string; width: number; height: number; ground: LogoGround };

/** The values that administrators edit, with the constants above as defaults. `accent`: `#rrggbb`. */
export type Site = {
  timeZone: string;
  contact: SchoolContact;
  legalNotice: LegalNotice;
  /** The day of the last change of host or providers (YYYY-MM-DD), null before the first. */
  providersChangedOn: string | null;
  accent: string;
  logo: SchoolLogo | null;
  landing: Landing;
};
export const defaultSite: Site = {
  timeZone: defaultTimeZone,
  contact,
  legalNotice: {
    language: defaultLocale,
    publisher: "",
    registration_number: "",
    director: "",
    host: "",
    providers: "",
  },
  providersChangedOn: null,
  accent: defaultAccent,
  logo: null,
  landing,
};

// Stored on globalThis, because the server and the framework's bundles each load this file.
const shared = globalThis as typeof globalThis & { preauSite?: Site | undefined };

/** Returns the same object until a setting changes. A build has no database, and so the default. */
export const currentSite = (): Site => shared.preauSite ?? defaultSite;
export const isSiteEdited = (): boolean => shared.preauSite !== undefined;

export function setCurrentSite(site: Site): void {
  if (isDeepStrictEqual(site, currentSite())) return;
  setSchoolTimeZone(site.timeZone);
  shared.preauSite = isDeepStrictEqual(site, defaultSite) ? undefined : site;
}
