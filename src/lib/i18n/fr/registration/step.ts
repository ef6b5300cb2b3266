import type { registration as english } from '../../en/registration.ts';

/** Textes : une étape, ce qui se trouve à côté et ce qui l’interrompt. */
export const step: (typeof english)['step'] = {
  navigation: 'Étapes de l’inscription',
  progress: 'Étape {n} sur {of}',
  done: 'terminée',
  next: 'Continuer : {step}',
  back: 'Retour : {step}',
  backHome: 'Retour à l’accueil',
  saving: 'Enregistrement…',
  loading: 'Chargement du formulaire',
  slow: 'C’est plus long que d’habitude. Ce que vous avez saisi est conservé sur cet appareil.',
  saved: 'Enregistré à {time}. Vous pourrez revenir avec votre code.',
  summaryTitle: 'Votre inscription',
  summaryCode: 'Code',
  summaryEmail: 'Courriel',
  summaryTrack: 'Volet',
  summaryMode: 'Mode',
  summaryDays: 'Jours',
  closed: {
    lostConnection:
      'Vous êtes hors ligne. Vos réponses sont conservées sur cet appareil. La suite se fera dès le retour de la connexion.',
    failed: 'Vos réponses ne sont pas encore enregistrées. Le message sur cette page permet de les renvoyer.',
    changed: 'Vérifiez d’abord les changements indiqués sur cette page.',
    conflicted: 'Deux réponses se contredisent. Choisissez celle à conserver, sur cette page.',
  },
  skipped: '{count, plural, one {Une étape est omise. Pourquoi ?} other {# étapes sont omises. Pourquoi ?}}',
  undrawableTitle: 'Une partie de ce formulaire ne peut pas être affichée.',
  undrawableText:
    'Rechargez la page pour obtenir la dernière version. Si cela ne suffit pas, écrivez à {email} en indiquant\u00a0:',
  undrawableField: '«\u00a0{label}\u00a0» (code\u00a0: {code})',
  undrawableFieldIn: '«\u00a0{label}\u00a0» (code\u00a0: {code}), dans\u00a0: {place}',
  undrawableOptional: 'Vous pouvez continuer sans cette partie.',
  changedTitle: 'Ce formulaire vient de changer.',
  changedText: 'Ce que vous avez saisi est conservé.',
  unknownError: 'Une erreur inconnue est survenue',
  generalError: 'L’enregistrement a échoué :',
  totalSoFar: 'Total provisoire',
  from: 'à partir de {amount}',
  total: 'Total',
  placeHeldFor: 'Votre place est réservée pendant',
  placeHeldForMinutes:
    '{count, plural, one {Votre place est réservée pendant encore une minute} other {Votre place est réservée pendant encore # minutes}}',
  placeGoneIn: 'Votre place n’est plus disponible\u00a0: {track}',
  placeGone: 'Votre place n’est plus disponible',
  placeGoneText:
    'Quelqu’un l’a prise alors qu’elle n’était plus retenue. Ce que vous avez saisi est conservé. Vous ne pourrez pas envoyer votre dossier avant qu’une place se libère\u00a0: choisissez une autre option, ou ajoutez-vous à la liste d’attente.',
  placeHeldNoMore:
    'Votre place n’est plus réservée. Nous tenterons de la réserver de nouveau à l’étape suivante.',
  choicesHeldFor: 'Vos choix sont réservés pendant',
  choicesHeldForMinutes:
    '{count, plural, one {Vos choix sont réservés pendant encore une minute} other {Vos choix sont réservés pendant encore # minutes}}',
  choicesHeldNoMore: 'Vos choix ne sont plus réservés. Choisissez-les de nouveau.',
  heldNoMore: 'Vos billets ne sont plus réservés. Choisissez-les de nouveau avant de payer.',
  yoursFor: 'Temps restant',
  yoursForMinutes:
    '{count, plural, one {Vos billets vous sont réservés pendant encore une minute} other {Vos billets vous sont réservés pendant encore # minutes}}',
  taxesLater: 'Les taxes s’ajoutent à la dernière étape.',
  undecided: 'À déterminer',
  finish: 'Enregistrer et terminer',
  nothingToPay: 'Rien à payer pour l’instant',
  feesUnavailable: 'Les montants ne peuvent être affichés pour le moment.',
};

export const facts: (typeof english)['facts'] = {
  status: 'Statut',
  statusLine: 'Statut\u00a0: {status}',
  statuses: { Submitted: 'Envoyée', 'Not Submitted': 'Non envoyée', Cancelled: 'Annulée' },
  attends: 'Participera',
  willNotAttend: 'Ne participera pas',
  timezone: 'Fuseau horaire de l’inscription',
  membership: 'Adhésion',
};

export const aside: (typeof english)['aside'] = {
  change: 'Modifier : {step}',
  programme: 'Au programme',
  once: 'et, dès leur accord, {names}',
  onlyOnce: 'Dès leur accord : {names}',
  due: 'Ouvert jusqu’au {date}.',
  daysLeft: '{count, plural, one {Encore # jour.} other {Encore # jours.}}',
  lastDay: 'C’est le dernier jour.',
};

export const changes: (typeof english)['changes'] = {
  added: '{label} : nouveau',
  removed: '{label} : n’est plus demandé',
  required: '{label} : désormais obligatoire',
  type: '{label} : question modifiée',
  options: '{label} : nouveaux choix',
  price: '{label} : nouveau prix',
};

export const interrupted: (typeof english)['interrupted'] = {
  offlineTitle: 'Pas de connexion',
  offlineText: 'Vos réponses sont conservées sur cet appareil. Nous reprendrons dès que vous serez en ligne.',
  retry: 'Réessayer',
  edit: 'Retour au formulaire',
  failedTitle: 'Un problème est survenu de notre côté',
  failedText: 'Rien n’est perdu. Réessayez ; si cela se répète, écrivez à {email}.',
  stepsTitle: 'Impossible d’ouvrir votre inscription',
  stepsText: 'Rien n’est perdu : vos réponses sont conservées. Réessayez dans un instant.',
  refusedTitle: 'Cela n’est pas possible',
  staleTitle: 'L’organisation a modifié ce formulaire',
  staleBare: 'Vos réponses sont enregistrées. Vérifiez-les, puis continuez.',
  staleText: 'Vos réponses sont enregistrées. Vérifiez ce qui a changé, puis continuez\u00a0:',
  continue: 'Revoir le formulaire',
  fullTitle: 'L’événement est complet',
  fullTrackTitle: '{track}\u00a0: complet',
  fullTrackText:
    'Toutes les places sont prises et rien ne vous a été facturé. Vos réponses sont enregistrées pour une journée. Choisissez une autre option, ou attendez une place.',
  registerFor: 'S’inscrire\u00a0: {track}',
  otherDays: 'Choisir d’autres jours',
  fullText:
    'Toutes les places sont prises. Vos réponses sont enregistrées pour une journée. Une place peut encore se libérer\u00a0: revenez voir plus tard, ou écrivez à {email}.',
  closedTitle: 'Les inscriptions sont closes',
  closedText:
    'Nous n’acceptons plus de nouvelles inscriptions. Si vous avez un code, vous pouvez toujours ouvrir la vôtre.',
  registeredTitle: 'Cette adresse est déjà inscrite',
  registeredText: 'Ouvrez cette inscription avec son code, ou faites-vous envoyer le code.',
  openRegistration: 'Ouvrir mon inscription',
  home: 'Retour à l’accueil',
};
