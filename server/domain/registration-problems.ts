import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { StockItem } from '#server/inventory/stock/inventory-lock.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { type FieldErrors, Refusal } from './refusal.ts';

/** Why a registration cannot continue; clients react differently to each (spec §4). */
export const alreadyRegistered = () =>
  new Refusal(
    'conflict',
    {
      email: [inEveryLanguage('registrations.alreadyRegistered')],
    },
    { reason: 'already_registered' },
  );

/** What is chosen or answered before a registration is submitted, and it is submitted. */
export const alreadySubmitted = () =>
  new Refusal(
    'conflict',
    { registration: [inEveryLanguage('registrations.alreadySubmitted')] },
    { reason: 'already_registered' },
  );

/** A step that is asked once the registration is submitted, and it is not. */
export const notYetSubmitted = () =>
  new Refusal('conflict', {
    registration: [inEveryLanguage('registrations.notYetSubmitted')],
  });

/** No place is left of some of these; a track is named at its field. */
export const placesFull = (event: Pick<EventDocument, 'tracks'>, full: readonly StockItem[]) => {
  const track = full.every(({ kind }) => kind === 'track') ? full[0]?.item : undefined;
  const name = event.tracks.find(({ code }) => code === track)?.name;
  const errors: FieldErrors = name
    ? { track: [inEveryLanguage('registrations.trackFull', { track: name })] }
    : { registration: [inEveryLanguage('registrations.eventFull')] };
  return new Refusal('conflict', errors, { reason: 'full' });
};

export const registrationClosed = () =>
  new Refusal(
    'conflict',
    { registration: [inEveryLanguage('registrations.registrationClosed')] },
    { reason: 'closed' },
  );

/** A form that is none, or none of this registration's. */
export const unknownForm = () =>
  new Refusal('unknown', { form_type: [inEveryLanguage('registrations.unknownForm')] });
