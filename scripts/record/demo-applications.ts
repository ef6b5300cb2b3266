// What is applied for at the demo event: a booth, a workshop of one's own.
import type { Locale } from '#engine/form/languages/text.ts';
import type { SessionStep } from '#engine/recording/session-step.ts';
import { fill as filled } from '#tests/e2e/support/words.ts';
import { say } from '#widgets/presenters/messages.ts';
import { fill, heading, payWith, press, radio, tick, type Walk } from './demo-walk.ts';

/** Goes on to a step of an application, which its form names. */
const goOnTo = ({ words }: Walk, flow: string, step: string, form?: string): SessionStep[] => [
  press(filled(words.says.step.next, { step: words.step(step, flow) })),
  heading(form === undefined ? words.step(step, flow) : words.formTitle(form)),
];

const filledIn = ({ words }: Walk, form: string, answers: Readonly<Record<string, string>>): SessionStep[] =>
  Object.entries(answers).map(([code, text]) => fill(words.label(form, code), text));

const BOOTH: Readonly<Record<Locale, string>> = { en: 'Booth A3', fr: 'Stand A3' };

/** A bookshop takes a booth on the plan, and pays for it. */
export function exhibitor(walk: Walk): SessionStep[] {
  const { words, locale, at, email } = walk;
  return [
    { do: 'open', path: at('/apply/exhibitor') },
    ...filledIn(walk, 'exhibitor_contact', {
      company: 'Cedar & Sons',
      first_name: 'Camille',
      last_name: 'Tremblay',
      email,
      phone: '604 555 0199',
    }),
    press(words.says.apply.begin),
    heading(words.formTitle('exhibitor_company')),
    radio(words.label('exhibitor_company', 'type'), words.option('exhibitor_company', 'type', 'publishers')),
    ...filledIn(walk, 'exhibitor_company', {
      text_en: 'Wooden toys for counting.',
      text_fr: 'Des jouets de bois pour compter.',
    }),
    ...goOnTo(walk, 'exhibitor', 'booth', 'exhibitor_booth'),
    { do: 'check', role: 'radio', name: BOOTH[locale] },
    ...goOnTo(walk, 'exhibitor', 'extras', 'exhibitor_extras'),
    ...goOnTo(walk, 'exhibitor', 'giving', 'exhibitor_giving'),
    ...goOnTo(walk, 'exhibitor', 'send'),
    ...payWith('good', walk),
    heading(words.sent('exhibitor')),
  ];
}

/** A teacher proposes a workshop, with a colleague. */
export function proposal(walk: Walk): SessionStep[] {
  const { words, locale, at, email } = walk;
  const workshop = (code: string) => words.label('proposal_workshop', code);
  const option = (code: string, id: string) => words.option('proposal_workshop', code, id);
  return [
    { do: 'open', path: at('/workshop-proposals') },
    ...filledIn(walk, 'proposal_contact', {
      first_name: 'Camille',
      last_name: 'Tremblay',
      email,
      school: 'École Gabrielle-Roy',
    }),
    press(words.says.apply.begin),
    heading(words.formTitle('proposal_workshop')),
    ...filledIn(walk, 'proposal_workshop', {
      title: 'Lire dehors',
      description: 'We read outside, and everybody takes a path home to try.',
    }),
    radio(workshop('type'), option('type', 'O')),
    { do: 'choose', label: workshop('subject'), option: option('subject', 'literacy') },
    tick(option('level', 'k3')),
    radio(workshop('language'), option('language', 'both')),
    ...goOnTo(walk, 'proposal', 'presenters', 'proposal_presenters'),
    press(say('addContact', locale)),
    { do: 'see', text: say('contact', locale) },
    press(say('inviteNew', locale)),
    fill(say('name', locale), 'Robin Singh'),
    fill(say('email', locale), `robin.${locale}@example.org`),
    press(say('send', locale)),
    { do: 'see', text: 'Robin Singh', role: 'heading' },
    ...goOnTo(walk, 'proposal', 'times', 'proposal_times'),
    tick(words.option('proposal_times', 'times', 'friday_morning')),
    {
      do: 'choose',
      label: words.label('proposal_times', 'room'),
      option: words.option('proposal_times', 'room', 'tables'),
    },
    ...goOnTo(walk, 'proposal', 'review'),
    press(words.says.apply.submit),
    heading(words.sent('proposal')),
  ];
}
