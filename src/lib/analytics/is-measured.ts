import { pathWithoutLocale } from '../i18n/locale-path.ts';

/** First words of addresses below which somebody registers, applies, pays, or reads of their own (spec §2). */
const PERSONAL: ReadonlySet<string> = new Set([
  'registration',
  'group-start',
  'group-pay',
  'workshop-proposals',
  'workshop-proposal-confirmation',
  'exhibitor-application',
  'exhibitor-application-confirmation',
  'sponsor-application',
  'sponsor-application-confirmation',
  'activity-application-confirmation',
  'change-registration',
  'cancel-registration',
  'lookup',
]);

/**
 * Whether visits of a page may be measured at all: only pages of the site are, so that no service sees a card, a
 * name, or an address with a registration code in it (docs/decisions/0016).
 */
export function isMeasured(pathname: string): boolean {
  const [, first = ''] = pathWithoutLocale(pathname).split('/');
  return !PERSONAL.has(first.toLowerCase());
}
