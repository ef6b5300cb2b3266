import type { Locale } from '#engine/configuration/text.ts';
import type { FailureKind } from '#machines/failure.ts';
import { everyMachine } from './every-machine.ts';

type Words = Readonly<Record<Locale, string>>;

/** When a guard lets through, by its name; what stands in braces is its parameter. A guard without words fails a test. */
export const GUARD_WORDS: Readonly<Record<string, Words>> = {
  answered: {
    en: 'the server’s answer is “{status}”',
    fr: 'le serveur a répondu «\u00a0{status}\u00a0»',
  },
  mayPass: {
    en: 'what is full or closed to others is open with an invitation or a kept place',
    fr: 'ce qui est complet ou fermé reste ouvert avec une invitation ou une place réservée',
  },
  failedBy: { en: '{kind}', fr: '{kind}' },
  isInFlow: {
    en: 'the step “{step}” is part of this registration: what would skip it is not so',
    fr: 'l’étape «\u00a0{step}\u00a0» fait partie de cette inscription\u00a0: rien ne la fait sauter',
  },
  isAskedFor: {
    en: 'the step “{step}” is asked for, has been visited before and is part of this registration',
    fr: 'l’étape «\u00a0{step}\u00a0» est demandée, a déjà été visitée et fait partie de cette inscription',
  },
  isResumedAt: {
    en: 'an earlier visit had come as far as the step “{step}”',
    fr: 'une visite précédente s’était arrêtée à l’étape «\u00a0{step}\u00a0»',
  },
  hasNoPlace: {
    en: 'there is no place left in the event or in what was chosen of it',
    fr: 'il n’y a plus de place à l’événement ou dans la formule choisie',
  },
  isSubmitted: {
    en: 'it has been submitted already',
    fr: 'l’envoi a déjà été fait',
  },
  isConfirmed: { en: 'it is confirmed', fr: 'la confirmation est là' },
  isComplete: {
    en: 'no step has an answer that is missing or wrong',
    fr: 'aucune étape n’a de réponse manquante ou à corriger',
  },
  hasNothingToPay: { en: 'nothing is owed', fr: 'il n’y a rien à payer' },
  hasToken: {
    en: 'the gateway has taken the card’s number already',
    fr: 'la passerelle de paiement a déjà reçu le numéro de la carte',
  },
  isFirstChallenge: {
    en: 'the bank asks, for the first time, who pays',
    fr: 'la banque demande, pour la première fois, qui paie',
  },
  isChallenge: {
    en: 'the bank asks who pays',
    fr: 'la banque demande qui paie',
  },
  isCancelled: { en: 'it is cancelled', fr: 'l’annulation est faite' },
  hasTask: { en: 'something waits to be done', fr: 'quelque chose attend d’être fait' },
  isStale: {
    en: 'something has changed since it was loaded',
    fr: 'quelque chose a changé depuis le chargement',
  },
  isAsked: { en: 'it has been asked for', fr: 'la demande a été faite' },
  isOne: { en: 'exactly one was found', fr: 'la recherche n’a qu’un résultat' },
  mayBeMade: {
    en: 'something would change, and there is a place for it',
    fr: 'quelque chose changerait, et il reste de la place',
  },
  isOutdated: {
    en: 'what was agreed to has changed meanwhile',
    fr: 'ce qui avait été accepté a changé entre-temps',
  },
  isKnown: { en: 'there is a group already', fr: 'le groupe existe déjà' },
  isHandedOver: {
    en: 'the group is being handed over to somebody else',
    fr: 'le groupe est confié à quelqu’un d’autre',
  },
  isIn: { en: 'the person’s place is “{state}”', fr: 'la place de cette personne est «\u00a0{state}\u00a0»' },
  isUnderWay: { en: 'a payment is under way', fr: 'un paiement est en cours' },
  isPayable: {
    en: 'somebody of the group is ready and not paid for',
    fr: 'quelqu’un du groupe est prêt et n’est pas encore payé',
  },
  isInvoiced: { en: 'it is paid by an invoice', fr: 'le paiement se fait par facture' },
  mustWait: { en: 'it is still full', fr: 'c’est toujours complet' },
};

/** Why a call has failed, as `failedBy` names it. */
export const FAILURE_WORDS: Readonly<Record<FailureKind, Words>> = {
  connection: { en: 'no answer came', fr: 'aucune réponse n’est arrivée' },
  unauthorized: { en: 'the sign-in is no longer good', fr: 'l’accès n’est plus valable' },
  stale: { en: 'the form has changed since it was drawn', fr: 'le formulaire a changé depuis son affichage' },
  conflict: {
    en: 'another device has changed the same answers',
    fr: 'un autre appareil a modifié les mêmes réponses',
  },
  invalid: { en: 'something that was sent is wrong', fr: 'quelque chose dans l’envoi est à corriger' },
  full: { en: 'it is full', fr: 'c’est complet' },
  already_registered: {
    en: 'the address is registered already',
    fr: 'l’adresse est déjà inscrite',
  },
  closed: { en: 'it is not open', fr: 'ce n’est pas ouvert' },
  in_flight: { en: 'the same is being worked on already', fr: 'la même demande est déjà en traitement' },
  price: { en: 'the price is another than was reviewed', fr: 'le prix n’est plus celui qui a été vérifié' },
  declined: { en: 'the card was declined', fr: 'la carte a été refusée' },
  fault: { en: 'the server has failed', fr: 'le serveur a fait défaut' },
};

/**
 * When a guard lets through, in words: from what a chart says of it, such as `isInFlow workshops`. What a parameter names
 * may be said by `nameOf`, as a flow names its steps. Undefined for a guard that nobody has found words for.
 */
export function guardWords(
  guard: string,
  locale: Locale,
  nameOf: (parameter: string) => string = (parameter) => parameter,
): string | undefined {
  const [name = '', ...parameters] = guard.split(' ');
  const words = Object.hasOwn(GUARD_WORDS, name) ? GUARD_WORDS[name]?.[locale] : undefined;
  const parameter = parameters.join(' ');
  if (name === 'failedBy') {
    return Object.hasOwn(FAILURE_WORDS, parameter)
      ? FAILURE_WORDS[parameter as FailureKind][locale]
      : undefined;
  }
  return words?.replace(/\{\w+\}/, () => nameOf(parameter));
}

/** Every guard of every machine, by its name. */
export function everyGuard(): string[] {
  const named = everyMachine.flatMap(({ machine }) => Object.keys(machine.implementations.guards));
  return [...new Set(named)].sort();
}
