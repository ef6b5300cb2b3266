import { flowOfPage } from '#engine/event/addresses/flow-pages.ts';
import { pathWithoutLocale } from '#src/lib/i18n/locale-path.ts';

/** The flow whose page has this address, in any language; '' if none does. */
export function flowOfAddress(pathname: string): string {
  return flowOfPage(pathWithoutLocale(pathname));
}
