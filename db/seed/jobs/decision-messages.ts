import type { Locale } from "@/lib/core/i18n/locales";
import type { Random } from "../random";

type Template = {
  name: string;
  status: "reviewed" | "accepted" | "rejected";
  contentFr: string;
  contentEn: string;
};

/** The message templates of the companies; `{name}`, `{job}` and `{company}` are filled in when a message is sent. */
export const templates: Record<string, Template[]> = {
  sycomore: [
    {
      name: "Bien reçu, réponse sous quinze jours",
      status: "reviewed",
      contentFr:
        "Bonjour {name},\n\nNous avons lu votre candidature pour « {job} » avec attention. Nous répondons à tout le monde sous quinze jours.\n\nL’équipe de {company}",
      contentEn:
        "Hello {name},\n\nWe have read your application for “{job}” with care. Everybody hears from us within two weeks.\n\nThe team at {company}",
    },
    {
      name: "Oui, avec joie",
      status: "accepted",
      contentFr:
        "Bonjour {name},\n\nC’est oui ! Nous serions heureux de travailler avec vous sur « {job} ». Quel jour vous conviendrait pour visiter l’atelier et signer la convention ?\n\nÀ très bientôt,\n{company}",
      contentEn:
        "Hello {name},\n\nIt is a yes! We would love to work with you on “{job}”. Which day would suit you to visit the studio and sign the agreement?\n\nSee you soon,\n{company}",
    },
    {
      name: "Non, et pourquoi",
      status: "rejected",
      contentFr:
        "Bonjour {name},\n\nMerci pour le temps que vous avez pris. Pour « {job} », nous avons choisi une personne dont le projet était plus proche du nôtre. Votre dossier est bon : écrivez-nous à la prochaine offre.\n\n{company}",
      contentEn:
        "Hello {name},\n\nThank you for the time you took. For “{job}” we chose someone whose project was closer to ours. Your application is a good one: write to us when the next offer comes.\n\n{company}",
    },
  ],
  boussole: [
    {
      name: "Invitation à un échange",
      status: "reviewed",
      contentFr:
        "Bonjour {name}, votre candidature nous intéresse. Auriez-vous trente minutes cette semaine ?",
      contentEn: "Hello {name}, your application interests us. Would you have thirty minutes this week?",
    },
  ],
  northlight: [
    {
      name: "Welcome",
      status: "accepted",
      contentFr: "Bonjour {name}, bienvenue à bord pour « {job} ». Nous vous appelons demain.",
      contentEn: "Hello {name}, welcome aboard for “{job}”. We will call you tomorrow.",
    },
  ],
};

const accepted = {
  fr: [
    "Bonjour {name}, c’est oui pour « {job} ». Appelez-nous quand vous voulez, nous préparons la convention.",
    "Bonjour {name}, votre échange avec l’équipe nous a convaincus. Nous serions ravis de vous accueillir.",
    "Bonjour {name}, bienvenue ! Le premier jour, il y a des croissants.",
  ],
  en: [
    "Hello {name}, it is a yes for “{job}”. Call us whenever you like, we are preparing the agreement.",
    "Hello {name}, talking with you convinced all of us. We would be delighted to have you.",
    "Hello {name}, welcome! There are croissants on the first day.",
  ],
};
const rejected = {
  fr: [
    "Bonjour {name}, nous avons retenu une autre candidature pour « {job} ». Merci pour votre soin, et bonne suite.",
    "Bonjour {name}, votre projet nous a plu, mais nous cherchions quelqu’un de disponible plus tôt.",
    "Bonjour {name}, la place est prise. Votre lettre a fait le tour du bureau : ne la changez pas.",
  ],
  en: [
    "Hello {name}, we have chosen someone else for “{job}”. Thank you for your care, and good luck.",
    "Hello {name}, we liked your project, but we needed somebody who could start sooner.",
    "Hello {name}, the place is taken. Your letter went around the office: do not change it.",
  ],
};

type MessageParams = { name: string; locale: Locale; job: string; random: Random };

/** A company's message for a decision, in the student's language. */
export function writeDecisionMessage(
  decision: "accepted" | "rejected",
  { name, locale, job, random }: MessageParams,
): string {
  const words = random.pick((decision === "accepted" ? accepted : rejected)[locale]);
  return words.replace("{name}", String(name.split(" ")[0])).replace("{job}", job);
}

/** Internal notes of recruiters. */
export const notes = [
  "Dossier très clair. On l’appelle lundi.",
  "A déjà travaillé avec des musées, demander lesquels.",
  "Disponible seulement en juillet, à vérifier.",
  "Le projet de la page 2 est exactement notre problème.",
  "Entretien fait : de bonnes questions, surtout sur les ratés.",
  "Portfolio plus fort que le CV. À revoir avec Delphine.",
  "Parle trois langues, utile pour le festival.",
  "Un peu junior pour ce poste, parfait pour le prochain.",
  "A répondu « je ne sais pas » au bon moment.",
  "Lettre écrite à la main puis numérisée. On garde.",
];
