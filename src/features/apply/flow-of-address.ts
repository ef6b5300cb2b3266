import { flowOfPage } from '#engine/configuration/flow-pages.ts';
import { pathWithoutLocale } from '#src/lib/i18n/locale-path.ts';

/** The flow whose page stands at an address of any language; '' where none does. */
export function flowOfAddress(pathname: string): string {
  return flowOfPage(pathWithoutLocale(pathname));
}
