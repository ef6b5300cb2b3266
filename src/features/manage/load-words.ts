import type { LoaderFunctionArgs } from 'react-router';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { loadArea } from '#src/lib/i18n/texts.ts';

/** Loads these pages' texts before they render. */
export function loadWords({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<void> {
  return loadArea(localeOfPath(new URL(request.url).pathname), 'manage');
}
