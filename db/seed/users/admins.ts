import type { UserFixture } from "./users";

export const admins: UserFixture[] = [
  { key: "philippe", name: "Philippe Aubert", location: "Nantes", locale: "fr", joined: 412 },
  {
    key: "nadia",
    name: "Nadia Ferhat",
    location: "Nantes",
    locale: null,
    joined: 410,
    email: "admin@demo.preau",
  },
  { key: "morgane", name: "Morgane Lesage", location: "Rezé", locale: "fr", joined: 398 },
];
