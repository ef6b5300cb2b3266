import type { registration as english } from '../../en/registration.ts';

/** Textes : le début d’une inscription, ou celle qui est déjà commencée. */
export const start: (typeof english)['start'] = {
  title: 'S’inscrire',
  lead: 'Quelques choix d’abord. Vous recevez un code tout de suite et pouvez vous arrêter en tout temps.',
  formTitle: 'Votre participation',
  track: 'Comment participerez-vous ?',
  mode: 'Suivrez-vous aussi en ligne ?',
  days: 'Quels jours viendrez-vous ?',
  email: 'Adresse courriel',
  emailHelp: 'Avec votre code, elle vous ramène à votre inscription.',
  begin: 'Commencer l’inscription',
  checking: 'Un instant…',
  haveCode: 'Une inscription déjà commencée ?',
  haveCodeText: 'Reprenez avec votre code d’inscription et votre adresse courriel.',
  continueLink: 'Reprendre une inscription',
  placesLeft_one: 'Une place restante',
  placesLeftInAll_one: 'Une place restante en tout',
  placesLeftInAll_other: '{{places}} places restantes en tout',
  placesLeft_other: '{{places}} places restantes',
  later: 'ensuite',
  dayAlone: 'Ce jour seul\u00a0: {{amount}}',
  payer: { everyone: 'Pour tout le monde', members: 'Membres', others: 'Autres personnes' },
  pricesFor: 'Prix pour',
  allPrices: 'Tout le monde',
  soFar: 'Jusqu’ici',
  then: 'ensuite {{amount}}',
  early: 'Tarif hâtif jusqu’au {{day}}.',
  taxes: 'Avant les taxes.',
  more: 'Ateliers et suppléments',
  moreLater: 'Plus tard',
  nothingYet: 'Rien de choisi encore',
  tickets: 'Ce qui s’offre à vous ensuite',
  full: 'Complet',
  fullText: 'Des places se libèrent parfois. Elles vont aux personnes sur la liste d’attente, dans l’ordre.',
  joinWaitlist: 'S’ajouter à la liste d’attente',
  loading: 'Chargement des choix',
  unavailableTitle: 'Impossible de charger les choix',
  offerTitle: 'Une place vous est gardée jusqu’au {{until}}.',
  offerText: 'Inscrivez-vous avec l’adresse que vous avez donnée pour la liste d’attente.',
  offerRefusedTitle: 'Cette place ne peut pas vous être accordée.',
  offerRefusedText:
    'Elle est gardée pour une autre adresse ou un autre volet, ou son délai est écoulé. Vérifiez l’adresse et le volet, puis réessayez.',
};

export const bypass: (typeof english)['bypass'] = {
  title: 'S’inscrire sur invitation',
  lead: 'Un code d’invitation vous permet de vous inscrire même si les inscriptions sont closes ou l’événement complet.',
  codeHelp: 'Il se trouve dans l’invitation que vous avez reçue.',
  refusedTitle: 'Ce code n’ouvre pas l’événement.',
  refusedText: 'Vérifiez le code, ou écrivez à la personne qui vous invite.',
};

export const modes: (typeof english)['modes'] = {
  Online: 'En ligne',
  'In-Person': 'En personne',
  Hybrid: 'En personne et en ligne',
};

export const storage: (typeof english)['storage'] = {
  title: 'Votre navigateur ne conserve rien pour ce site.',
  text: 'L’inscription fonctionne tout de même, sur cette page. Notez votre code\u00a0: après un rechargement, ou au retour de la page de votre banque, il ouvrira votre inscription. Chaque étape terminée est enregistrée sur le serveur.',
};

export const conflict: (typeof english)['conflict'] = {
  title: 'Cela a aussi été modifié sur un autre appareil.',
  text: 'Rien n’est perdu\u00a0: dites quelle réponse compte.',
  mine: 'Sur cet appareil',
  theirs: 'Sur l’autre appareil',
  goOn: 'Continuer avec ces réponses',
};

export const elsewhere: (typeof english)['elsewhere'] = {
  title: 'Cette inscription est ouverte dans un autre onglet',
  text: 'Poursuivez là-bas, ou continuez ici : ce que vous y avez saisi vous suit.',
  continue: 'Continuer ici',
};
