import type { Text } from '#engine/configuration/text.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** The reasons for which one cancels, word for word (spec §9). */
export const reasonNames: Readonly<Record<string, Text>> = {
  different_event: inEveryLanguage('cancellations.differentEvent'),
  changed_mind: inEveryLanguage('cancellations.changedMind'),
  illness: inEveryLanguage('cancellations.illness'),
  no_funding: inEveryLanguage('cancellations.noFunding'),
  family_emergency: inEveryLanguage('cancellations.familyEmergency'),
  ttoc_shortage: inEveryLanguage('cancellations.ttocShortage'),
  other: inEveryLanguage('cancellations.otherReason'),
};
