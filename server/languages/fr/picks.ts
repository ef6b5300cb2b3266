import type { Translated } from '#engine/form/languages/messages.ts';
import type { picks as en } from '../en/picks.ts';

/** Texts about seats, products, places and offers that are selected, in French. */
export const picks: Translated<typeof en> = {
  noPlaces: 'n’a plus autant de places.',
  cancelledByOrganizers: 'annulé par l’équipe organisatrice',
  placeInLine: 'Liste d’attente, rang\u00a0: {position}',
  anotherAmount: 'est maintenant de {amount}. Veuillez le vérifier de nouveau.',
  notOffered: 'n’est pas offert avec vos choix.',
  tooMany: 'ne peut dépasser {most} en tout.',
  gone: 'n’est plus disponible.',
  fewerLeft: 'n’est plus disponible en cette quantité.',
  sessionFull: 'n’a plus de places.',
  unknownSession: 'n’est pas une séance de cet événement.',
  notForYou: 'ne fait pas partie de votre inscription.',
  notFull: 'a encore des places. Choisissez-la au lieu de vous ajouter à la liste d’attente.',
  alreadyYours: 'fait déjà partie de vos ateliers.',
  namedGone: '{name} n’est plus disponible.',
  overlaps: 'a lieu en même temps qu’un autre de vos choix\u00a0: {name}.',
  sameTime: '{item} et {name} ont lieu en même temps. Choisissez l’un des deux.',
  lapsed: 'La réservation est échue\u00a0: {name}. Choisissez de nouveau, ou retirez ce choix.',
  theCode: 'Le code {item}',
};
