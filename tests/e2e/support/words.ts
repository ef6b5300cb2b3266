import { formatMessage } from '#engine/form/languages/format-message.ts';
import type { EventWords } from '#engine/form/languages/own-words.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { group as enGroup } from '#src/lib/i18n/en/group.ts';
import { manage as enManage } from '#src/lib/i18n/en/manage.ts';
import { registration as enRegistration } from '#src/lib/i18n/en/registration.ts';
import { tickets as enTickets } from '#src/lib/i18n/en/tickets.ts';
import { trace as enTrace } from '#src/lib/i18n/en/trace.ts';
import { en } from '#src/lib/i18n/en.ts';
import { withWords } from '#src/lib/i18n/event-words.ts';
import { group as frGroup } from '#src/lib/i18n/fr/group.ts';
import { manage as frManage } from '#src/lib/i18n/fr/manage.ts';
import { registration as frRegistration } from '#src/lib/i18n/fr/registration.ts';
import { tickets as frTickets } from '#src/lib/i18n/fr/tickets.ts';
import { trace as frTrace } from '#src/lib/i18n/fr/trace.ts';
import { fr } from '#src/lib/i18n/fr.ts';

/** The product's own words in a language. */
export const words = {
  en: { ...en, ...enRegistration, tickets: enTickets, trace: enTrace, managing: enManage, group: enGroup },
  fr: { ...fr, ...frRegistration, tickets: frTickets, trace: frTrace, managing: frManage, group: frGroup },
} as const satisfies Record<Locale, unknown>;

/** The same as an event says them, which may have words of its own. */
export function wordsWith(own: EventWords, locale: Locale): (typeof words)[Locale] {
  const { site, home, errors, tickets, trace, managing, group, ...registration } = words[locale];
  return {
    site: withWords('site', site, own, locale),
    home: withWords('home', home, own, locale),
    errors: withWords('errors', errors, own, locale),
    tickets: withWords('tickets', tickets, own, locale),
    trace: withWords('trace', trace, own, locale),
    managing: withWords('manage', managing, own, locale),
    group: withWords('group', group, own, locale),
    ...withWords('registration', registration, own, locale),
  } as (typeof words)[Locale];
}

/** Spec §5, word for word, and what stands for it in French. */
export const messages = {
  en: {
    required: 'This field is required',
    email: 'Enter a valid email address',
    phone: 'Enter a valid phone number',
    url: 'Enter a valid URL',
    postalCode:
      'Please enter valid postal code. Format ANA NAN where A is a letter, N is a number. The letter can NOT contain D, F, I, O, Q or U, The Postal Code can NOT begin with W or Z.',
    zip: 'Please enter valid zip code. Format NNNNN or NNNNN-NNNN where N is a number from 0-9.',
    card: 'The credit card number is not valid. We only accept VISA or MasterCard',
  },
  fr: {
    required: 'Ce champ est obligatoire',
    email: 'Entrez une adresse courriel valide',
    phone: 'Entrez un numéro de téléphone valide',
    url: 'Entrez une adresse URL valide',
    postalCode: 'Veuillez entrer un code postal valide.',
    zip: 'Veuillez entrer un code ZIP valide.',
    card: 'Le numéro de carte de crédit n’est pas valide. Nous n’acceptons que VISA ou MasterCard',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** Puts values where a text has {names}; the languages of the product count alike from 1 on. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  formatMessage(text, values, 'en');

/** A text as a pattern that is the whole of it, whatever kind of spaces either has. */
export function whole(text: string, more = ''): RegExp {
  const pattern = text
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+');
  return new RegExp(`^\\s*${pattern}${more}\\s*$`);
}

/** The label of a field, which may say after it that it is optional. */
export const labelled = (label: string) => whole(label, '(\\s+(Optional|Facultatif))?');
