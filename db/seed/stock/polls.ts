export type StockPoll = {
  /** How its post begins. */
  question: string;
  options: string[];
  isMultiple: boolean;
  isAnonymous: boolean;
  /** From now. */
  endsInDays: number | null;
};

/** One of the school, two of groups. */
export const stockPolls: readonly StockPoll[] = [
  {
    question: "Vote interne du ciné-club",
    options: ["L’animation", "Le western", "Les films de moins de 80 minutes"],
    isMultiple: false,
    isAnonymous: false,
    endsInDays: null,
  },
  {
    question: "Petit sondage à main levée",
    options: ["On demande un report", "On assume"],
    isMultiple: false,
    isAnonymous: true,
    endsInDays: 3,
  },
  {
    question: "On vote pour le cycle de mars",
    options: ["Polars", "Films de route", "Films de cuisine"],
    isMultiple: true,
    isAnonymous: false,
    endsInDays: 9,
  },
];
