import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import { textSaid } from '#engine/form/languages/text.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { writeDiagnostics } from '#server/languages/write-diagnostics.ts';
import { invalidField, Refusal } from '#server/refusals/refusal.ts';

/** The text of a code has other characters, or another length, than a code may have. */
export const notACode = () => invalidField('code', inEveryLanguage('newCodes.notACode'));

/** Another code has the same letters and digits. */
export const codeTaken = (code: string) => invalidField('code', inEveryLanguage('newCodes.taken', { code }));

/** The text before random codes has other characters than a code may have. */
export const notAPrefix = () => invalidField('prefix', inEveryLanguage('newCodes.notAPrefix'));

/** A discount takes off a percentage or an amount, and an invitation at most one of them. */
export const oneValue = () => invalidField('percent', inEveryLanguage('newCodes.oneValue'));

/** The name is missing in a language of the event, or too long. */
export const labelNeeded = () => invalidField('label', inEveryLanguage('newCodes.labelNeeded'));

/** Several codes have no batch. */
export const batchNeeded = () => invalidField('batch', inEveryLanguage('newCodes.batchNeeded'));

/** Another batch has this name. */
export const batchTaken = () => invalidField('batch', inEveryLanguage('newCodes.batchTaken'));

/** The last day is before the first, or in the past. */
export const endsTooEarly = () => invalidField('until', inEveryLanguage('newCodes.endsTooEarly'));

/** The event has no such track. */
export const unknownTrack = () => invalidField('track', inEveryLanguage('newCodes.unknownTrack'));

/** The event has no such membership type. */
export const unknownMembership = () =>
  invalidField('membership', inEveryLanguage('newCodes.unknownMembership'));

/** The document has no room for that many codes. */
export const tooManyCodes = (most: number) =>
  invalidField('count', inEveryLanguage('newCodes.tooMany', { most }));

/** Other codes would change than were shown. */
export const codesChanged = () =>
  new Refusal('conflict', { codes: [inEveryLanguage('newCodes.changed')] }, { reason: 'stale' });

/** The document of codes cannot be published, with why. */
export const notPublished = (diagnostics: Diagnostic[]) => {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').slice(0, 1);
  const problem = textSaid((locale) => writeDiagnostics(errors, locale)[0]?.problem ?? '');
  const document = [inEveryLanguage('newCodes.notPublished', { problem })];
  return new Refusal('invalid', { document }, { diagnostics });
};
