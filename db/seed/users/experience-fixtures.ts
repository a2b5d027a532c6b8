import type { Category } from "@/db/enums";
import type { Locale } from "@/lib/core/i18n/locales";

/** `ago` is the number of months since the end, `months` the duration. */
type Experience = { title: string; organisation: string; description: string; months: number; ago: number };

export const experienceFixtures: Record<Locale, Record<Category, Experience[]>> = {
  fr: {
    programming: [
      {
        title: "Développement web, stage de deuxième année",
        organisation: "Atelier Sycomore",
        description:
          "Refonte du calendrier d’un théâtre : composants React, essais au clavier et au lecteur d’écran, mise en ligne un vendredi sans retour en arrière.",
        months: 3,
        ago: 5,
      },
      {
        title: "Maintenance du site de l’association",
        organisation: "Radio Campus Nantes-Est",
        description: "Grille des émissions, podcasts et une page de dons qui fonctionne enfin sur téléphone.",
        months: 14,
        ago: 1,
      },
      {
        title: "Caisse et conseil, les samedis",
        organisation: "Librairie du Passage",
        description: "Accueil, commandes, et un inventaire mené en trois jours au lieu de cinq.",
        months: 9,
        ago: 20,
      },
    ],
    technology: [
      {
        title: "Administration systèmes, stage de deuxième année",
        organisation: "Boussole Données",
        description:
          "Sauvegardes vérifiées chaque nuit, documentation de reprise, et un tableau de bord que l’équipe regarde vraiment.",
        months: 3,
        ago: 6,
      },
      {
        title: "Assistance informatique du foyer",
        organisation: "Foyer des Hauts-Pavés",
        description: "Réseau de 120 chambres : supervision, câblage, et beaucoup de patience au téléphone.",
        months: 16,
        ago: 2,
      },
      {
        title: "Montage son et lumière",
        organisation: "Théâtre de poche du Quai",
        description: "Une trentaine de soirées, du câblage au démontage.",
        months: 7,
        ago: 19,
      },
    ],
    design: [
      {
        title: "Design graphique, stage de deuxième année",
        organisation: "Papier Carbone",
        description:
          "Maquette d’un livre de 160 pages et suivi de l’impression ; première affiche signée, tirée à 300 exemplaires.",
        months: 3,
        ago: 7,
      },
      {
        title: "Affiches et programme",
        organisation: "Ciné-club de l’école",
        description: "Une affiche par séance, deux couleurs, et une charte que la relève peut suivre.",
        months: 15,
        ago: 1,
      },
      {
        title: "Accueil du public",
        organisation: "Galerie des Deux Rives",
        description: "Visites commentées, accrochage, et la traduction du livret en anglais.",
        months: 5,
        ago: 18,
      },
    ],
  },
  en: {
    programming: [
      {
        title: "Gameplay programming intern",
        organisation: "Northlight Games",
        description:
          "Weather for a quiet game: rain that pools, wind that remembers, all under two milliseconds.",
        months: 4,
        ago: 5,
      },
      {
        title: "Volunteer web maintainer",
        organisation: "Students’ rowing society",
        description: "A booking page for boats that survives a sunny Saturday.",
        months: 12,
        ago: 2,
      },
      {
        title: "Mathematics tutor",
        organisation: "Open Door Tutoring",
        description: "Six pupils a week, from fractions to first derivatives.",
        months: 10,
        ago: 22,
      },
    ],
    technology: [
      {
        title: "Embedded systems intern",
        organisation: "Tidepool Robotics",
        description:
          "Power budget and logging for a robot that counts crabs. Half of the time at a desk, half of it wet.",
        months: 4,
        ago: 6,
      },
      {
        title: "Help desk of the residence",
        organisation: "International House Nantes",
        description: "Network, printers, and explaining both kindly in two languages.",
        months: 13,
        ago: 1,
      },
    ],
    design: [
      {
        title: "Interface design intern",
        organisation: "Northlight Games",
        description: "Menus that can be read from a sofa, tested with eleven people and one grandmother.",
        months: 3,
        ago: 8,
      },
      {
        title: "Posters for the film club",
        organisation: "Students’ film club",
        description: "Twenty-two posters in two inks.",
        months: 12,
        ago: 2,
      },
    ],
  },
};

export const goals = {
  fr: [
    "cherche un stage de dix semaines au printemps",
    "en alternance à partir de septembre",
    "passe ses samedis à l’atelier de réparation",
    "cherche une équipe qui relit",
    "préfère les projets qui servent à quelqu’un",
  ],
  en: [
    "looking for a ten-week internship in spring",
    "open to a work-study contract from September",
    "happiest when something gets simpler",
    "looking for a team that reviews",
    "one semester in Nantes, then home with a suitcase of ideas",
  ],
};

export const secondarySchools = {
  fr: ["Lycée Jeanne-Barret", "Lycée des Trois-Rivières", "Lycée Rosa-Parks", "Lycée du Haut-Chemin"],
  en: ["Riverside Secondary School", "St Brigid’s College", "Hillcrest High School", "Lakeside Gymnasium"],
};
