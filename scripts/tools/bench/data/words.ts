/** The words of which posts consist, the most frequent first; the fill adds rarer ones. */
export const words = {
  fr: `le de la les un et à une pour que dans en sur nous vous est développeur avec pas qui je au plus ce mais on par tout projet
    cours groupe examen stage réseau élève école cœur œuvre été idée équipe métier réunion entreprise
    bibliothèque amphithéâtre semaine lundi demain merci question réponse quelqu’un données serveur logiciel application
    écran interface couleur maquette police affiche dessin atelier association concert match équipier colocation vélo
    train repas cantine café mémoire rapport soutenance candidature entretien lettre contrat alternance salaire mission
    client besoin solution problème erreur test version branche déploiement base requête index langage fonction
    classe objet variable boucle algorithme graphe preuve exercice partiel note moyenne rattrapage emploi temps salle
    bâtiment étage porte clé perdu trouvé écharpe cahier ordinateur chargeur`
    .trim()
    .split(/\s+/),
  en: `the of and to a in for is on that with we you are it this be have as not by from or an all can project course
    group exam internship network developer student school heart work summer idea team craft meeting company library
    lecture week monday tomorrow thanks question answer somebody data server software application screen interface
    colour mockup typeface poster drawing workshop society concert game teammate flatshare bicycle train lunch canteen
    coffee thesis report defence application interview letter contract apprenticeship salary mission customer need
    solution problem error test version branch deployment database query index language function class object variable
    loop algorithm graph proof exercise midterm mark average resit timetable room building floor door key lost found
    scarf notebook computer charger designing studying running written`
    .trim()
    .split(/\s+/),
};

/** Search terms: in about every tenth post, in twelve posts at any size, and misspelt. */
export const searched = { common: "développeur", rare: "crépusculaire", typo: "developeur" };
