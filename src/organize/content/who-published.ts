import type { DeskTexts } from '../shell/use-desk-texts.ts';

/** Who published or saved something, in words: people and tokens have names, the installation has not. */
export function whoPublished(by: string, t: DeskTexts): string {
  if (by === 'seed') return t('content.by_seed');
  return by === 'organizer' || by === '' ? t('content.by_token') : by;
}
