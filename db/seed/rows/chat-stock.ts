/** Talks of two students, `a` and `b`, a line per message. The last line is `b`'s. */
export const talks: readonly string[] = [
  `a Salut ! Tu as compris l’énoncé du TP de réseaux ?
b Oui, à peu près. Il faut simuler trois routeurs et mesurer la latence.
a Avec quel outil ?
b La prof a dit Mininet, mais GNS3 est accepté aussi.
a Parfait, merci. On le fait ensemble jeudi ?
b Jeudi 14 h, salle B204 ?
a Ça marche. J’apporte mon portable.
b Super, à jeudi !`,
  `b Tu viens à la soirée du BDE vendredi ?
a Je ne sais pas encore, j’ai un partiel samedi matin…
b Ah oui, celui de stats. Moi aussi en fait 😅
a Alors on révise vendredi et on fête ça samedi ?
b Marché conclu. Je réserve une salle à la bibliothèque.
a Tu es un ange.
b Salle 3, de 17 h à 20 h. C’est fait !`,
  `a Est-ce que tu as gardé tes fiches de gestion de projet ?
b Oui, tout est dans un dossier partagé. Je t’envoie le lien ?
a Avec plaisir !
b https://fiches.example.org/gestion-de-projet
a Merci beaucoup, elles sont très claires.
b Le chapitre 4 est incomplet, dis-moi si tu le termines 🙂`,
  `b Bonjour ! Tu as eu des nouvelles de ta candidature ?
a Oui, un entretien mardi prochain !
b Bravo !! C’est pour quel poste ?
a Développement web, un stage de six mois à Nantes.
b Génial. Tu veux t’entraîner à l’entretien ?
a Je veux bien. Tu poses les questions difficiles ?
b Toujours. « Parlez-moi de votre plus grand échec. »
a Aïe. Celle-là, je la prépare.
b Dimanche soir en visio ?
a Parfait, 20 h.
b C’est noté.`,
  `a On court toujours mercredi ?
b Oui, départ devant le gymnase à 18 h 30.
a 8 ou 10 km ?
b 8, je reprends doucement après mon entorse.
a Très bien, à ton rythme.
b Et bonne nouvelle : Camille vient avec nous.`,
  `a Hi! Are you going to the exchange students’ dinner?
b Yes! I am bringing a tart. And you?
a Probably hummus. It is the only thing I can cook for twenty.
b Perfect, nobody else is doing starters.
a Do we meet at the residence?
b At seven, in the hall. See you there!`,
  `b Tu as une minute pour relire mon rapport de stage ?
a Bien sûr, envoie.
b C’est surtout l’introduction, elle ne me plaît pas.
a Elle est trop longue : tu peux commencer par la mission, et présenter l’entreprise après.
b Bonne idée. Et la conclusion ?
a Rien à changer, elle est très bien.
b Merci, tu me sauves. Je te dois un café.`,
  `a Qui s’occupe du vidéoprojecteur pour la présentation ?
b Moi, je passe le prendre à l’accueil à 9 h.
a Et les diapos, on les fige ce soir ?
b Oui, plus de changements après 22 h, promis.
a J’ai encore deux graphiques à refaire.
b Fais-les en bleu et orange, les autres sont comme ça.
a Voilà, c’est en ligne.
b Vu. C’est très propre !`,
  `b Coucou, tu sais si la cafétéria est ouverte samedi ?
a Non, seulement la semaine.
b Dommage. On mange où alors ?
a Le petit libanais derrière la gare est ouvert.
b Vendu. 12 h 30 ?`,
  `a Tu avais raison pour le bug : c’était bien l’index qui manquait.
b Haha, c’est toujours l’index.
a La requête passe de 4 s à 20 ms.
b Pas mal ! Tu devrais le raconter dans ton rapport.
a C’est déjà fait, avec un graphique.
b Envoie-moi la version finale quand tu l’as.`,
  `b Je cherche quelqu’un pour reprendre mon studio en février, ça t’intéresse ?
a Il est dans quel quartier ?
b À dix minutes de l’école à pied, 19 m², 480 € charges comprises.
a C’est tentant. Je peux le visiter quand ?
b Cette semaine, en fin de journée.
a Jeudi 18 h ?
b Très bien, je t’envoie l’adresse et le code de la porte.`,
  `a Les inscriptions au hackathon ferment dimanche, on y va ?
b À deux ou on cherche un designer ?
a Je connais quelqu’un en design, elle est partante.
b Alors on est trois. Nom de l’équipe ?
a « Les Platanes » 🌳
b Adopté. Je nous inscris.`,
];

/** The first words of somebody who is no friend. */
export const firstWords =
  "Bonjour ! J’ai vu que vous étiez dans le groupe de projet d’accessibilité. Je cherche un binôme pour le semestre prochain, est-ce que ça vous intéresserait ?";
