import type { Values } from '#engine/form/values/form-store.ts';

const KEY = 'rostrum:start';
/** Where storage is closed: as long as the page lives. */
let here: { readonly event: string; readonly answers: Values } | undefined;

/** The choices of a start that was not sent yet, for the life of the tab. */
export function readStartAnswers(eventCode: string): Values {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('event' in stored) || stored.event !== eventCode)
      return {};
    return 'answers' in stored && typeof stored.answers === 'object' ? { ...stored.answers } : {};
  } catch {
    return here?.event === eventCode ? here.answers : {};
  }
}

export function writeStartAnswers(eventCode: string, answers: Values): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ event: eventCode, answers }));
  } catch {
    here = { event: eventCode, answers };
  }
}
