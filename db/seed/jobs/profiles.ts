import type { MemberRole } from "@/db/enums";

type Profile = {
  description: string;
  website: string;
  /** With valid check digits, of numbers that are not assigned. */
  siret: string;
  /** The roles of the company's members, by user key. */
  members: Record<string, MemberRole>;
};

/** The profiles of the companies; name, place and logo are those of their first account. */
export const profiles: Record<string, Profile> = {
  sycomore: {
    description:
      "Sept personnes, une cour, un vrai sycomore. Nous fabriquons des sites et des outils pour des musées, des théâtres et quelques éleveurs, avec l’idée qu’une page doit pouvoir se lire au clavier, au soleil et dans dix ans.\n\nNous prenons des stagiaires parce que quelqu’un nous a pris. Chaque stage a une personne qui relit, un vendredi après-midi libre et une mise en ligne signée.",
    website: "https://atelier-sycomore.example/",
    siret: "00001013200017",
    members: { sycomore: "owner", delphine: "recruiter", marc: "read_only" },
  },
  boussole: {
    description:
      "Nous aidons les villes et les réseaux de transport à comprendre leurs données sans leur faire dire plus qu’elles ne savent. Une coopérative de quinze personnes, sept métiers, un seul tableau noir.",
    website: "https://boussole-donnees.example/",
    siret: "00002026300018",
    members: { boussole: "owner" },
  },
  helio: {
    description:
      "Des navettes solaires pour traverser les estuaires. Bureau d’études, chantier et ponton au même endroit : ce qui est dessiné le lundi flotte parfois le vendredi.",
    website: "https://helio-mobilite.example/",
    siret: "00003039500016",
    members: { helio: "owner" },
  },
  papier: {
    description:
      "Studio graphique et atelier d’impression. Livres, affiches, identités, caractères : cinq personnes, deux presses, et un mur entier de nuanciers.",
    website: "https://papier-carbone.example/",
    siret: "00004052700012",
    members: { papier: "owner" },
  },
  vigie: {
    description:
      "Vigie Cyber veille sur les communes, les hôpitaux et les petites entreprises de l’Ouest. Nous cherchons les failles avec l’accord de tout le monde, et nous écrivons des rapports que l’on peut lire.",
    website: "https://vigie-cyber.example/",
    siret: "00005065800012",
    members: { vigie: "owner" },
  },
  marmite: {
    description:
      "Le logiciel des cantines qui jettent moins. Cent vingt cuisines, de la crèche au lycée, et un repas d’équipe le jeudi, évidemment.",
    website: "https://marmite-numerique.example/",
    siret: "00006078000012",
    members: { marmite: "owner" },
  },
  northlight: {
    description:
      "A small studio in Lyon making quiet games about places and weather. Fourteen people, one engine, a kettle that never rests. We work in English and have lunch in French.",
    website: "https://northlight-games.example/",
    siret: "00007091200019",
    members: { northlight: "owner" },
  },
  tidepool: {
    description:
      "Robots that count what lives under the sea, built in Brest with biologists who check our sums. Half of the team is at a desk, half is wet.",
    website: "https://tidepool-robotics.example/",
    siret: "00008104200012",
    members: { tidepool: "owner" },
  },
  ravine: {
    description:
      "Jeune studio d’architecture intérieure et de scénographie. Nous venons d’arriver, notre page se remplit.",
    website: "https://studio-ravine.example/",
    siret: "00009117300013",
    members: { ravine: "owner" },
  },
};
