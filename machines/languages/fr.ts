import type { ChartWords } from './words.ts';

/** What charts say in French. */
export const fr: ChartWords = {
  /** When a guard lets through, by its name; what stands in braces is its parameter. */
  guards: {
    answered: 'le serveur a répondu «\u00a0{status}\u00a0»',
    mayPass: 'ce qui est complet ou fermé reste ouvert avec une invitation ou une place réservée',
    failedBy: '{kind}',
    isInFlow: 'l’étape «\u00a0{step}\u00a0» fait partie de cette inscription\u00a0: rien ne la fait sauter',
    isAskedFor:
      'l’étape «\u00a0{step}\u00a0» est demandée, a déjà été visitée et fait partie de cette inscription',
    isResumedAt: 'une visite précédente s’était arrêtée à l’étape «\u00a0{step}\u00a0»',
    hasNoPlace: 'il n’y a plus de place à l’événement ou dans la formule choisie',
    isSubmitted: 'l’envoi a déjà été fait',
    isConfirmed: 'la confirmation est là',
    isComplete: 'aucune étape n’a de réponse manquante ou à corriger',
    hasNothingToPay: 'il n’y a rien à payer',
    hasToken: 'la passerelle de paiement a déjà reçu le numéro de la carte',
    isFirstChallenge: 'la banque demande, pour la première fois, qui paie',
    isChallenge: 'la banque demande qui paie',
    isCancelled: 'l’annulation est faite',
    hasTask: 'quelque chose attend d’être fait',
    isStale: 'quelque chose a changé depuis le chargement',
    isAsked: 'la demande a été faite',
    isOne: 'la recherche n’a qu’un résultat',
    mayBeMade: 'quelque chose changerait, et il reste de la place',
    isOutdated: 'ce qui avait été accepté a changé entre-temps',
    isKnown: 'le groupe existe déjà',
    isHandedOver: 'le groupe est confié à quelqu’un d’autre',
    isIn: 'la place de cette personne est «\u00a0{state}\u00a0»',
    isUnderWay: 'un paiement est en cours',
    isPayable: 'quelqu’un du groupe est prêt et n’est pas encore payé',
    isInvoiced: 'le paiement se fait par facture',
    mustWait: 'c’est toujours complet',
  },
  /** Why a call has failed, as the guard `failedBy` names it. */
  failures: {
    connection: 'aucune réponse n’est arrivée',
    unauthorized: 'l’accès n’est plus valable',
    stale: 'le formulaire a changé depuis son affichage',
    conflict: 'un autre appareil a modifié les mêmes réponses',
    invalid: 'quelque chose dans l’envoi est à corriger',
    full: 'c’est complet',
    already_registered: 'l’adresse est déjà inscrite',
    closed: 'ce n’est pas ouvert',
    in_flight: 'la même demande est déjà en traitement',
    price: 'le prix n’est plus celui qui a été vérifié',
    declined: 'la carte a été refusée',
    fault: 'le serveur a fait défaut',
  },
};
