// The sessions of the demo events that are recorded into fixtures/sessions, in both languages.
import { localisedPath } from '#engine/event/addresses/locale-prefix.ts';
import { LOCALES, type Locale } from '#engine/form/languages/text.ts';
import { wordIn } from '#engine/form/languages/words.ts';
import type { SessionStep } from '#engine/recording/session-step.ts';
import { fill as filled } from '#tests/e2e/support/words.ts';
import { say as sayProduct } from '#widgets/item-picker/product-messages.ts';
import { say as sayMembership } from '#widgets/membership/messages.ts';
import { say } from '#widgets/parts/messages.ts';
import { say as sayWorkshop } from '#widgets/workshop-picker/messages.ts';
import { exhibitor, proposal } from './demo-applications.ts';
import { group } from './demo-group.ts';
import { cancelled, changed, waitlist } from './demo-manage.ts';
import { fill, goOn, heading, payWith, press, radio, tick, type Walk } from './demo-walk.ts';
import { demoWords } from './demo-words.ts';
import type { SessionPlan } from './record-session.ts';

/** Picks a session, and waits until its seat is held. */
const pick = ({ words, locale }: Walk, session: string): SessionStep[] => [
  tick(words.session(session)),
  { do: 'see', text: sayWorkshop('added', locale) },
];

/** A home in Canada, in the dialog for it. */
const address = (locale: Locale): SessionStep[] => [
  press(say('addAddress', locale)),
  { do: 'check', role: 'radio', name: say('countryCA', locale), in: say('addressTitle', locale) },
  fill(say('street1', locale), '1842 East 7th Avenue'),
  fill(say('city', locale), 'Vancouver'),
  {
    do: 'choose',
    label: say('province', locale),
    option: { en: 'British Columbia', fr: 'Colombie-Britannique' }[locale],
  },
  fill(say('postalCode', locale), 'V5N 1R9'),
  { do: 'check', role: 'radio', name: say('typeHome', locale), in: say('addressType', locale) },
  press(say('saveAddress', locale)),
];

/** A teacher comes to Vancouver; their first card is declined. */
function declined(walk: Walk): SessionStep[] {
  const { words, locale, at, email } = walk;
  const { start, payment, confirmation } = words.says;
  return [
    { do: 'open', path: at('/registration/start') },
    radio(start.track, words.track('vancouver')),
    radio(start.mode, words.says.modes['In-Person']),
    fill(start.email, email),
    press(start.begin),
    heading(words.step('personal')),
    fill(words.label('personal', 'first_name'), 'Camille'),
    fill(words.label('personal', 'last_name'), 'Tremblay'),
    {
      do: 'choose',
      label: words.label('personal', 'role'),
      option: words.option('personal', 'role', 'retiree'),
    },
    ...address(locale),
    ...goOn(walk, 'participation'),
    radio(words.label('participation', 'lunch'), words.option('participation', 'lunch', 'salmon')),
    fill(words.label('participation', 'arrival_date'), '2027-02-18'),
    radio(words.label('participation', 'reception'), wordIn('no', locale)),
    tick(words.option('participation', 'grades', 'g47')),
    ...goOn(walk, 'membership'),
    // Once the rules have come: who goes on before that has not asked for them, or has, by chance.
    { do: 'see', text: sayMembership('answeredSoFar', locale, { answered: 0 }) },
    tick(words.tick('membership', 'membership_declined')),
    ...goOn(walk, 'extras'),
    ...goOn(walk, 'workshops'),
    ...pick(walk, 'counting-stones-1'),
    ...goOn(walk, 'review'),
    ...payWith('declined', walk),
    { do: 'see', text: payment.declinedTitle },
    ...payWith('good', walk),
    { do: 'see', text: confirmation.tagPaid },
  ];
}

/** A music teacher comes to Montréal: two workshops, a concert, two books. */
function music(walk: Walk): SessionStep[] {
  const { words, locale, at, email } = walk;
  const { start, confirmation } = words.says;
  const label = (code: string) => words.label('personal', code);
  return [
    { do: 'open', path: at('/registration/start') },
    radio(start.track, words.track('congres')),
    fill(start.email, email),
    press(start.begin),
    heading(words.step('personal')),
    fill(label('first_name'), 'Camille'),
    fill(label('last_name'), 'Tremblay'),
    ...address(locale),
    radio(label('status'), words.option('personal', 'status', 'member')),
    fill(label('member_number'), '204817'),
    radio(label('choir'), wordIn('no', locale)),
    ...goOn(walk, 'workshops'),
    ...pick(walk, 'archet-1'),
    press('', { role: 'tab', nth: 1 }),
    ...pick(walk, 'classe-muette-1'),
    ...goOn(walk, 'activities'),
    { do: 'check', role: 'radio', name: words.activity('cloture') },
    ...goOn(walk, 'merchandise'),
    press(sayProduct('more', locale, { what: '…' }), { in: words.product('recueil') }),
    ...goOn(walk, 'review', filled(words.says.review.heading, { step: words.step('review') })),
    ...payWith('good', walk),
    { do: 'see', text: confirmation.tagPaid },
  ];
}

/** Two tickets for one evening. */
function tickets(walk: Walk): SessionStep[] {
  const { words, locale, at, email } = walk;
  const { start, confirmation } = words.says;
  const has = (text: string): SessionStep => ({ do: 'see', role: 'status', text, in: words.product('deck') });
  const more = press(sayProduct('more', locale, { what: '…' }), { in: words.product('deck') });
  return [
    { do: 'open', path: at('/registration/start') },
    fill(start.email, email),
    press(start.begin),
    heading(words.formTitle('tickets')),
    more,
    has('1'),
    more,
    has('2'),
    ...goOn(walk, 'checkout', words.formTitle('checkout')),
    fill(words.label('checkout', 'first_name'), 'Camille'),
    fill(words.label('checkout', 'last_name'), 'Tremblay'),
    ...payWith('good', walk),
    { do: 'see', text: confirmation.tagPaid },
  ];
}

/** Somebody would like to help. */
function volunteer(walk: Walk): SessionStep[] {
  const { words, at, email } = walk;
  const contact = (code: string) => words.label('volunteer_contact', code);
  const shifts = (code: string) => words.label('volunteer_shifts', code);
  const chosen = (code: string, id: string): SessionStep => ({
    do: 'choose',
    label: shifts(code),
    option: words.option('volunteer_shifts', code, id),
  });
  return [
    { do: 'open', path: at('/apply/volunteer') },
    fill(contact('first_name'), 'Camille'),
    fill(contact('last_name'), 'Tremblay'),
    fill(contact('email'), email),
    radio(contact('first_aider'), words.option('volunteer_contact', 'first_aider', 'no')),
    press(words.says.apply.begin),
    heading(words.step('shifts', 'volunteer')),
    radio(shifts('help'), words.shape('volunteer_shifts', 'help', 'by_day')),
    radio(shifts('day'), words.option('volunteer_shifts', 'day', 'friday')),
    chosen('time', 'morning'),
    chosen('task', 'welcome'),
    chosen('shirt', 'm'),
    press(filled(words.says.step.next, { step: words.step('send', 'volunteer') })),
    heading(words.step('send', 'volunteer')),
    press(words.says.apply.submit),
    heading(words.sent('volunteer')),
  ];
}

const both = (
  event: string,
  name: string,
  width: number,
  steps: (walk: Walk) => SessionStep[],
  locales: readonly Locale[] = LOCALES,
): SessionPlan[] =>
  locales.map((locale) => ({
    name: `${event}-${name}-${locale}`,
    host: `${event}.localhost`,
    locale,
    viewport: { width, height: width < 600 ? 844 : 860 },
    steps: steps({
      words: demoWords(event, locale),
      locale,
      email: `camille.${name}.${locale}@example.org`,
      at: (path) => localisedPath(path, locale, event === 'music' ? 'fr' : undefined),
    }),
  }));

/** Every session, by the flow that it walks. */
export const demoSessions: readonly SessionPlan[] = [
  ...both('teachers', 'declined', 1280, declined),
  ...both('teachers', 'volunteer', 390, volunteer),
  ...both('teachers', 'group', 1280, group),
  ...both('teachers', 'waitlist', 390, waitlist),
  ...both('teachers', 'change', 1280, changed),
  ...both('teachers', 'cancellation', 390, cancelled),
  ...both('teachers', 'exhibitor', 1280, exhibitor),
  ...both('teachers', 'proposal', 390, proposal),
  ...both('music', 'registration', 1280, music),
  ...both('tickets', 'purchase', 390, tickets),
];
