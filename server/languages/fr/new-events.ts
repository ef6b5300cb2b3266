import type { Translated } from '#engine/form/languages/messages.ts';
import type { newEvents as en } from '../en/new-events.ts';

/** Texts about new events, in French. */
export const newEvents: Translated<typeof en> = {
  taken: 'Un événement porte déjà ce code.',
  hostTaken: 'Un autre événement utilise déjà cette adresse.',
  noDate: 'Cette date n’existe pas.',
  noTimezone: 'Ce fuseau horaire n’existe pas.',
  unknownTemplate: 'Ce modèle n’existe pas.',
};
