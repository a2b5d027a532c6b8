export type StockEvent = {
  title: string;
  description: string;
  /** By its name; of the school without. */
  group?: string;
  location?: string;
  url?: string;
  inDays: number;
  /** Times in the school; all day without. */
  hours?: readonly [from: string, until: string];
  days?: number;
  capacity?: number;
  yes: number;
  maybe: number;
};

export const stockEvents: readonly StockEvent[] = [
  {
    title: "Séance : Playtime",
    description: "En version restaurée, avec une présentation de dix minutes et une discussion après.",
    group: "Ciné-club",
    location: "Grand amphi",
    inDays: 2,
    hours: ["19:30", "22:00"],
    yes: 11,
    maybe: 4,
  },
  {
    title: "Tournoi du club",
    description: "Quatre rondes, parties de trente minutes. Le thé est offert, les gâteaux sont bienvenus.",
    group: "Club de go",
    location: "Salle B112",
    inDays: 3,
    hours: ["18:00", "21:30"],
    capacity: 6,
    yes: 8,
    maybe: 0,
  },
  {
    title: "Pose des capteurs",
    description: "Rendez-vous au local technique, avec des gants. On finit avant la nuit.",
    group: "Projet Biotope",
    location: "Cour nord",
    inDays: 4,
    hours: ["14:00", "17:00"],
    yes: 3,
    maybe: 1,
  },
  {
    title: "Conseil de la vie étudiante",
    description:
      "À l’ordre du jour : les horaires de la bibliothèque, le local à vélos et le calendrier des examens.",
    location: "Salle A101",
    inDays: 5,
    hours: ["12:30", "13:45"],
    capacity: 40,
    yes: 14,
    maybe: 6,
  },
  {
    title: "Répétition ouverte",
    description: "Venez écouter, ou chanter avec nous la deuxième heure.",
    group: "Chorale du mercredi",
    location: "Amphi 2",
    inDays: 6,
    hours: ["17:30", "19:30"],
    yes: 9,
    maybe: 5,
  },
  {
    title: "Dix kilomètres tranquilles",
    description: "Départ du pont Anne-de-Bretagne, retour par l’île. Aucun chrono.",
    group: "Course à pied du bord de Loire",
    location: "Pont Anne-de-Bretagne",
    inDays: 7,
    hours: ["09:30", "11:00"],
    yes: 6,
    maybe: 3,
  },
  {
    title: "Trouver son stage : questions et réponses",
    description: "Trois anciens racontent comment ils ont trouvé le leur, et relisent vos candidatures.",
    url: "https://visio.preau.example/stages",
    inDays: 9,
    hours: ["18:00", "19:00"],
    yes: 17,
    maybe: 9,
  },
  {
    title: "Forum des entreprises",
    description: "Deux jours de rencontres dans le hall. Apportez des CV imprimés.",
    location: "Hall d’entrée",
    inDays: 12,
    days: 2,
    yes: 22,
    maybe: 7,
  },
];
