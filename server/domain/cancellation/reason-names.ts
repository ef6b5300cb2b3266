import type { Text } from '#engine/configuration/text.ts';

/** The reasons for which one cancels, word for word (spec §9). */
export const reasonNames: Readonly<Record<string, Text>> = {
  different_event: { en: 'Attending a different event', fr: 'Participation à un autre événement' },
  changed_mind: { en: 'Changed my mind', fr: 'Changement d’avis' },
  illness: { en: 'Illness', fr: 'Maladie' },
  no_funding: {
    en: 'Have not been approved for PD funding',
    fr: 'Financement du perfectionnement professionnel non approuvé',
  },
  family_emergency: { en: 'Family emergency', fr: 'Urgence familiale' },
  ttoc_shortage: { en: 'TTOC Shortage', fr: 'Pénurie de suppléance' },
  other: { en: 'Other', fr: 'Autre' },
};
