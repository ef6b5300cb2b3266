import type { Translated } from '#engine/form/languages/messages.ts';
import type { proposals as en } from '../en/proposals.ts';

/** Texts about proposals, their presenters and their place in the schedule, in French. */
export const proposals: Translated<typeof en> = {
  presentsAlready: 'présente déjà cet atelier.',
  unknownPresenter: 'ne correspond à aucune personne connue.',
  tooManyPresenters: 'sont déjà {most}, le maximum.',
  notTheContact: 'ne peuvent être modifiés que par la personne à joindre pour cette proposition.',
  presentsNoMore: 'ne fait plus partie des personnes qui présentent. Rien n’a été enregistré.',
  nobodyNamed: 'et une adresse courriel sont obligatoires.',
  notTaken: 'désigne une proposition qui n’a pas été retenue, ou qui a été retirée.',
  scheduledAlready: 'comporte déjà une séance de cet atelier.',
  unknownStart:
    'n’est pas une plage de l’horaire. Choisissez-en une parmi\u00a0: {slots}\u00a0; ou un jour et une heure, comme friday 10:30.',
};
