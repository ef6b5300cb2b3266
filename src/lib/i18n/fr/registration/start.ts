import type { registration as english } from '../../en/registration.ts';

/** Textes : le début d’une inscription, ou celle qui est déjà commencée. */
export const start: (typeof english)['start'] = {
  title: 'S’inscrire',
  lead: 'Quelques choix d’abord. Vous recevrez un code tout de suite et pourrez vous arrêter et revenir en tout temps.',
  formTitle: 'Votre participation',
  track: 'Comment participerez-vous ?',
  mode: 'Participerez-vous aussi en ligne ?',
  days: 'Quels jours viendrez-vous ?',
  email: 'Adresse courriel',
  emailHelp: 'Avec votre code, elle vous permet de retrouver votre inscription.',
  begin: 'Commencer l’inscription',
  checking: 'Un instant…',
  haveCode: 'Inscription déjà commencée\u00a0?',
  haveCodeText: 'Reprenez avec votre code d’inscription et votre adresse courriel.',
  continueLink: 'Reprendre une inscription',
  placesLeft: '{count, plural, one {Il reste une place} other {Il reste {places} places}}',
  placesLeftInAll:
    '{count, plural, one {Il reste une place en tout} other {Il reste {places} places en tout}}',
  later: 'ensuite',
  dayAlone: 'Ce jour seulement : {amount}',
  payer: { everyone: 'Tout le monde', members: 'Membres', others: 'Autres personnes' },
  pricesFor: 'Prix pour',
  allPrices: 'Tout le monde',
  soFar: 'Jusqu’ici',
  then: 'Plus tard\u00a0: {amount}',
  early: 'Tarif hâtif jusqu’au {day}.',
  taxes: 'Avant les taxes.',
  more: 'Ateliers et suppléments',
  moreLater: 'Plus tard',
  nothingYet: 'Aucun choix pour l’instant',
  tickets: 'Billets offerts à l’étape suivante',
  full: 'Complet',
  fullText:
    'Des places se libèrent parfois. Nous les offrons aux personnes sur la liste d’attente, dans l’ordre.',
  joinWaitlist: 'S’ajouter à la liste d’attente',
  loading: 'Chargement des choix',
  unavailableTitle: 'Impossible de charger les choix',
  open: {
    title: 'Vous avez déjà commencé une inscription',
    text: 'L’inscription {code}, pour {email}, est en cours sur cet appareil.',
    correct: 'Reprendre {code} avec {email}',
    startOver: 'Recommencer avec ces choix',
    startOverText:
      'Si vous recommencez, {code} perd sa place et tout ce qui y est choisi. Ce que vous avez saisi reste accessible avec son code.',
    another: 'Inscrire une autre personne',
    close: 'Fermer',
  },
  offerTitle: 'Une place vous est réservée jusqu’au {until}.',
  offerText: 'Inscrivez-vous avec l’adresse courriel utilisée pour la liste d’attente.',
  offerRefusedTitle: 'Cette place ne peut pas vous être accordée.',
  offerRefusedText:
    'Elle est réservée à une autre adresse, à un autre volet ou à une autre journée, ou l’offre est échue. Vérifiez vos choix et l’adresse, puis réessayez.',
};

export const bypass: (typeof english)['bypass'] = {
  title: 'S’inscrire sur invitation',
  lead: 'Un code d’invitation vous permet de vous inscrire même si les inscriptions sont closes ou l’événement complet.',
  codeHelp: 'Il se trouve dans l’invitation que vous avez reçue.',
  refusedTitle: 'Ce code n’est pas valide pour cet événement.',
  refusedText: 'Vérifiez le code, ou écrivez à la personne qui vous invite.',
};

export const modes: (typeof english)['modes'] = {
  Online: 'En ligne',
  'In-Person': 'En personne',
  Hybrid: 'En personne et en ligne',
};

export const storage: (typeof english)['storage'] = {
  title: 'Votre navigateur ne conserve rien pour ce site.',
  text: 'Vous pouvez tout de même vous inscrire sur cette page. Notez votre code\u00a0: après un rechargement, ou au retour de la page de votre banque, il ouvrira votre inscription. Chaque étape terminée est enregistrée sur le serveur.',
};

export const conflict: (typeof english)['conflict'] = {
  title: 'Une modification a aussi été faite sur un autre appareil.',
  text: 'Rien n’est perdu. Choisissez la réponse à conserver.',
  mine: 'Sur cet appareil',
  theirs: 'Sur l’autre appareil',
  goOn: 'Continuer avec ces réponses',
};

export const elsewhere: (typeof english)['elsewhere'] = {
  title: 'Cette inscription est ouverte dans un autre onglet',
  text: 'Continuez ici ou dans l’autre onglet. Ce que vous y avez saisi sera repris.',
  continue: 'Continuer ici',
};
