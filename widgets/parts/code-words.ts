import { speaker } from './phrase.ts';

const words = {
  apply: { en: 'Apply', fr: 'Appliquer' },
  applying: { en: 'Checking…', fr: 'Vérification…' },
  isApplied: { en: '{code} is applied.', fr: '{code} est appliqué.' },
  saves: { en: 'You save {amount}.', fr: 'Vous économisez {amount}.' },
  remove: { en: 'Remove', fr: 'Retirer' },
  removeNamed: { en: 'Remove {code}', fr: 'Retirer {code}' },
  removed: { en: 'The code has been removed', fr: 'Le code a été retiré' },
} as const;

/** Words of the code fields. */
export const say = speaker(words);
