import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField, Refusal } from '#server/refusals/refusal.ts';

/** Why a seat cannot be had, told under the session that was asked for. */
export const sessionFull = () =>
  new Refusal('conflict', { session_code: [inEveryLanguage('picks.sessionFull')] }, { reason: 'full' });

export const unknownSession = () => invalidField('session_code', inEveryLanguage('picks.unknownSession'));

export const notForYou = () => invalidField('session_code', inEveryLanguage('picks.notForYou'));

export const notFull = () => invalidField('session_code', inEveryLanguage('picks.notFull'));

export const alreadyYours = () => invalidField('session_code', inEveryLanguage('picks.alreadyYours'));
