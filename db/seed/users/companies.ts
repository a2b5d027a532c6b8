import type { UserFixture } from "./users";

export const companies: UserFixture[] = [
  {
    key: "sycomore",
    name: "Atelier Sycomore",
    location: "Nantes",
    locale: null,
    joined: 371,
    email: "company@demo.preau",
  },
  { key: "delphine", name: "Delphine Roy", location: "Nantes", locale: "fr", joined: 290 },
  { key: "marc", name: "Marc Oger", location: "Nantes", locale: "fr", joined: 122 },
  { key: "boussole", name: "Boussole Données", location: "Rennes", locale: "fr", joined: 352 },
  { key: "helio", name: "Hélio Mobilité", location: "Saint-Nazaire", locale: "fr", joined: 318 },
  { key: "papier", name: "Papier Carbone", location: "Nantes", locale: "fr", joined: 301 },
  { key: "vigie", name: "Vigie Cyber", location: "Rennes", locale: "fr", joined: 276 },
  { key: "marmite", name: "La Marmite Numérique", location: "Rezé", locale: "fr", joined: 240 },
  { key: "northlight", name: "Northlight Games", location: "Lyon", locale: "en", joined: 214 },
  { key: "tidepool", name: "Tidepool Robotics", location: "Brest", locale: "en", joined: 187 },
  {
    key: "ravine",
    name: "Studio Ravine",
    location: "Angers",
    locale: "fr",
    joined: 2,
    status: "pending_verification",
  },
];
