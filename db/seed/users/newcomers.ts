import type { UserFixture } from "./users";

/** Accounts without posts or that may not sign in, for administrators' screens. */
export const newcomers: UserFixture[] = [
  { key: "ilyes", name: "Ilyès Mansouri", location: "Saint-Herblain", locale: "fr", joined: 9 },
  { key: "brune", name: "Brune Delacourt", location: "Nantes", locale: "fr", joined: 6 },
  { key: "takumi", name: "Takumi Arai", location: "Sendai", locale: "en", joined: 4 },
  { key: "oceane", name: "Océane Payet", location: "Saint-Denis", locale: "fr", joined: 2 },
  { key: "bram", name: "Bram de Wit", location: "Utrecht", locale: "en", joined: 1 },
  { key: "sena", name: "Sena Koffi", location: "Lomé", locale: "fr", joined: 0 },
  {
    key: "eliott",
    name: "Eliott Maréchal",
    location: "Nantes",
    locale: "fr",
    joined: 3,
    status: "pending_verification",
  },
  {
    key: "viktoria",
    name: "Viktória Tóth",
    location: "Pécs",
    locale: "en",
    joined: 1,
    status: "pending_verification",
  },
  {
    key: "gaspard",
    name: "Gaspard Loiseau",
    location: "Vertou",
    locale: "fr",
    joined: 233,
    status: "inactive",
  },
  {
    key: "corentin",
    name: "Corentin Dubreuil",
    location: "Angers",
    locale: "fr",
    joined: 148,
    status: "suspended",
    statusReason: "Messages blessants répétés après deux rappels. Entretien prévu avec la vie étudiante.",
  },
  {
    key: "promo",
    name: "Bons Plans Campus",
    location: "En ligne",
    locale: "fr",
    joined: 57,
    status: "banned",
    statusReason: "Faux compte étudiant utilisé pour vendre des devoirs.",
  },
];
