import type { BuiltInRule } from './rule.ts';

/** What was answered before is of another kind than the field is now; said of a field that begins empty for it. */
export const setAside: BuiltInRule = {
  kind: 'built-in',
  name: 'setAside',
  message: {
    en: 'This question has changed, and what was kept does not fit it any more. Please answer it again.',
    fr: 'Cette question a changé, et la réponse conservée n’y correspond plus. Veuillez y répondre de nouveau.',
  },
};
