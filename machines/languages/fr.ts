import type { ChartWords } from './chart-words.ts';

/** What charts say in French. */
export const fr: ChartWords = {
  /** When a guard lets through, by its name; what stands in braces is its parameter. */
  guards: {
    answered: 'le serveur a répondu «\u00a0{status}\u00a0»',
    mayPass: 'une invitation ou une place réservée donne accès, même si c’est complet ou fermé',
    failedBy: '{kind}',
    isInFlow:
      'l’étape «\u00a0{step}\u00a0» fait partie de cette inscription (sa condition d’omission est fausse)',
    isAskedFor:
      'l’étape «\u00a0{step}\u00a0» est demandée, a déjà été visitée et fait partie de cette inscription',
    isResumedAt: 'une visite précédente s’était arrêtée à l’étape «\u00a0{step}\u00a0»',
    hasNoPlace: 'il n’y a plus de place à l’événement ou dans le volet choisi',
    isSubmitted: 'le dossier a déjà été envoyé',
    isConfirmed: 'la confirmation est faite',
    isComplete: 'aucune réponse ne manque ni n’est à corriger',
    hasNothingToPay: 'il n’y a rien à payer',
    hasToken: 'la passerelle de paiement a déjà reçu le numéro de la carte',
    isFirstChallenge: 'la banque exige, pour la première fois, une vérification 3-D Secure',
    isChallenge: 'la banque exige une vérification 3-D Secure',
    isCancelled: 'l’annulation est faite',
    hasTask: 'une tâche est en attente',
    isStale: 'quelque chose a changé depuis le chargement',
    isAwaited: 'la personne attend un des articles dont le stock a changé',
    isAmountHeld: 'le montant saisi est déjà réservé',
    isAmountInRange: 'le montant saisi respecte les limites de l’article',
    isAsked: 'la demande a été faite',
    isOne: 'la recherche n’a qu’un résultat',
    mayBeMade: 'il y a une modification à faire, et il reste de la place',
    isOutdated: 'le montant accepté a changé',
    isKnown: 'le groupe existe déjà',
    isHandedOver: 'le groupe est confié à quelqu’un d’autre',
    isIn: 'l’état sur la liste d’attente est «\u00a0{state}\u00a0»',
    isUnderWay: 'un paiement est en cours',
    isPayable: 'une personne du groupe a terminé et son inscription n’est pas encore payée',
    isInvoiced: 'le paiement se fait par facture',
    mustWait: 'c’est toujours complet',
  },
  /** Why a call has failed, as the guard `failedBy` names it. */
  failures: {
    connection: 'aucune réponse n’a été reçue',
    unauthorized: 'l’accès a expiré',
    stale: 'le formulaire a changé depuis son chargement',
    conflict: 'un autre appareil a modifié les mêmes réponses',
    invalid: 'la demande n’était pas valide',
    full: 'c’est complet',
    already_registered: 'l’adresse est déjà inscrite',
    closed: 'ce n’est pas ouvert',
    in_flight: 'la même demande est déjà en traitement',
    price: 'le prix diffère du prix vérifié',
    declined: 'la carte a été refusée',
    fault: 'le serveur a échoué',
  },
};
