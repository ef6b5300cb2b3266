import { ApiFailure } from '#src/api/api-failure.ts';
import type { DeskTexts } from '../shell/use-desk-texts.ts';

/** What went wrong with a call, in one sentence: the server's, or ours if it gave none. */
export function failureText(error: unknown, t: DeskTexts): string {
  if (!(error instanceof ApiFailure)) return t('fault');
  const { kind, errors } = error.failure;
  if (kind === 'connection') return t('offline');
  return Object.values(errors).flat().join(' ') || t('fault');
}
