// A group of the demo event: started, joined by one who was invited, and paid for.
import type { SessionStep } from '#engine/recording/session-step.ts';
import { fill as filled } from '#tests/e2e/support/words.ts';
import { fill, heading, payWith, press, type Walk } from './demo-walk.ts';

const ORGANIZATION = 'Maple Ridge Elementary';

/** Somebody starts a group and invites a colleague, who comes and is paid for after a declined card. */
export function group(walk: Walk): SessionStep[] {
  const { words, locale, at, email } = walk;
  const { start, confirmed, add, people, pay, payPage, paid } = words.says.group;
  const field = (code: string) => words.label('group_start', code);
  return [
    { do: 'open', path: at('/registration/manage') },
    press(words.says.group.manage.start),
    fill(field('group_organization'), ORGANIZATION),
    fill(field('group_contact_name'), 'Camille Tremblay'),
    fill(field('group_contact_email'), email),
    press(start.begin),
    heading(filled(confirmed.title, { organization: ORGANIZATION })),
    press(confirmed.add, { role: 'link' }),
    fill(add.name, 'Robin Singh'),
    fill(add.email, `robin.teachers-group-${locale}@example.org`),
    press(add.send),
    { do: 'meanwhile', what: 'member-ready', once: 'Robin Singh' },
    { do: 'see', text: people.states.ready, in: people.title },
    press(pay.go),
    heading(filled(payPage.headingAll, { count: 1 })),
    ...payWith('declined', walk),
    { do: 'see', text: payPage.declinedTitle },
    ...payWith('good', walk),
    heading(paid.title),
    press(paid.see),
    { do: 'see', text: people.states.paid, in: people.title },
  ];
}
