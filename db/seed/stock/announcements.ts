export type StockAnnouncement = {
  status: "draft" | "scheduled" | "sent";
  titleFr: string;
  textFr: string;
  titleEn?: string;
  textEn?: string;
  audience: "all" | "students" | "companies";
  link?: string;
  /** From now, or before it; at a time in the school. */
  inDays: number;
  at: string;
};

export const stockAnnouncements: readonly StockAnnouncement[] = [
  {
    status: "sent",
    titleFr: "Portes ouvertes : nous cherchons des guides",
    textFr:
      "Samedi en huit, l’école ouvre ses portes aux futurs étudiants et à leurs familles, de dix heures à dix-sept heures.\n\n" +
      "Nous cherchons vingt volontaires pour guider les visites, par équipes de deux et pendant deux heures. " +
      "Un déjeuner vous attend sous les platanes. Inscrivez-vous à la vie scolaire avant jeudi.",
    titleEn: "Open day: we are looking for guides",
    textEn:
      "On Saturday week the school opens its doors to future students and their families, from ten to five.\n\n" +
      "We are looking for twenty volunteers to guide the tours, in teams of two and for two hours. " +
      "Lunch is served under the plane trees. Sign up at the student office by Thursday.",
    audience: "students",
    inDays: -5,
    at: "08:30",
  },
  {
    status: "scheduled",
    titleFr: "Forum des stages : les entreprises sont connues",
    textFr:
      "La liste des entreprises présentes au forum est publiée. Préparez votre CV et repérez les offres qui vous intéressent : " +
      "les entretiens se réservent sur place, dès neuf heures.",
    titleEn: "Internship fair: the companies are known",
    textEn:
      "The list of companies at the fair is out. Prepare your CV and note the jobs that interest you: " +
      "interviews are booked on site, from nine o’clock.",
    audience: "students",
    link: "/entreprise",
    inDays: 3,
    at: "08:00",
  },
  {
    status: "draft",
    titleFr: "Fermeture d’hiver",
    textFr:
      "L’école ferme pendant les vacances d’hiver. Les messages reçus entre-temps auront une réponse à la rentrée.",
    audience: "all",
    inDays: -1,
    at: "16:10",
  },
];
