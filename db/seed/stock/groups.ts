import type { GroupVisibility } from "@/db/enums";

export type StockGroup = {
  name: string;
  description: string;
  owner: string;
  members: number;
  hasLina?: true;
  visibility?: GroupVisibility;
};

/** Newest last: lists show it first. */
export const stockGroups: readonly StockGroup[] = [
  {
    name: "Promotion 2027",
    description: "Toute la promotion : les dates, les salles, les coups de main et les anniversaires.",
    owner: "adele",
    members: 38,
    hasLina: true,
  },
  {
    name: "Master 1 Développement web",
    description: "Les cours, les rendus et les questions du master, avant de les poser trop tard.",
    owner: "mathis",
    members: 17,
    hasLina: true,
  },
  {
    name: "Bachelor Design 2",
    description: "Critiques du jeudi, références, maquettes à relire et matériel à prêter.",
    owner: "clemence",
    members: 14,
  },
  {
    name: "Atelier Data",
    description: "Un jeu de données par semaine, à explorer à plusieurs dans la salle B204.",
    owner: "nour",
    members: 11,
  },
  {
    name: "Chorale du mercredi",
    description: "On chante dans la cour quand il fait beau, dans l’amphi sinon. Aucun niveau demandé.",
    owner: "fatou",
    members: 19,
  },
  {
    name: "Club de go",
    description: "Parties lentes, thé chaud. Les débutants sont les bienvenus le mardi à 18 heures.",
    owner: "lina",
    members: 9,
    hasLina: true,
  },
  {
    name: "Ciné-club",
    description: "Un film en version originale chaque vendredi, et une discussion qui finit tard.",
    owner: "leila",
    members: 22,
    hasLina: true,
  },
  {
    name: "Course à pied du bord de Loire",
    description: "Dix kilomètres tranquilles le dimanche matin, départ du pont Anne-de-Bretagne.",
    owner: "yann",
    members: 12,
  },
  {
    name: "Jardin partagé",
    description: "Les bacs derrière la bibliothèque : semis, arrosage d’été et recettes de courgettes.",
    owner: "maelle",
    members: 8,
  },
  {
    name: "Jeux vidéo indépendants",
    description: "On joue, on démonte, on en fabrique : une game jam par trimestre.",
    owner: "hugo",
    members: 15,
  },
  {
    name: "Entraide logement",
    description: "Colocations, sous-locations et bonnes adresses, pour celles et ceux qui arrivent à Nantes.",
    owner: "ousmane",
    members: 26,
  },
  {
    name: "Projet Biotope",
    description: "L’équipe du projet de fin d’année : capteurs de biodiversité pour la cour.",
    owner: "lina",
    members: 5,
    hasLina: true,
    visibility: "private",
  },
  {
    name: "Junior-entreprise",
    description: "Les missions en cours, les devis et le planning de l’équipe.",
    owner: "emile",
    members: 7,
    visibility: "private",
  },
  {
    name: "Pot de départ de M. Riou",
    description: "Chut. Cagnotte, discours et gâteau pour le 18 décembre.",
    owner: "salome",
    members: 10,
    visibility: "hidden",
  },
];
