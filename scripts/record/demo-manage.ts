// What is done with a registration of the demo event afterwards, and who waits for one.
import type { SessionStep } from '#engine/recording/session-step.ts';
import { wordIn } from '#server/languages/words.ts';
import { fill, heading, press, radio, type Walk } from './demo-walk.ts';

/** Somebody who has registered in person opens their registration by the code in their mail. */
function opened({ words, at }: Walk): SessionStep[] {
  const { manage, managing } = words.says;
  return [
    { do: 'meanwhile', what: 'paid' },
    { do: 'open', path: at('/registration/manage') },
    fill(manage.code, '{code}', manage.codeTitle),
    fill(manage.email, '{email}', manage.codeTitle),
    press(manage.open),
    heading(managing.existing.can),
  ];
}

/** They come online after all, and are given back the difference. */
export function changed(walk: Walk): SessionStep[] {
  const { words } = walk;
  const { actions, change, existing } = words.says.managing;
  return [
    ...opened(walk),
    press(actions.changeDo),
    heading(change.title),
    radio(change.how, words.track('online')),
    heading(change.loses),
    press(change.do),
    heading(change.doneTitle),
    press(change.see),
    { do: 'see', text: existing.changes },
  ];
}

/** They cannot come after all. */
export function cancelled(walk: Walk): SessionStep[] {
  const { actions, cancel, existing } = walk.words.says.managing;
  return [
    ...opened(walk),
    press(actions.cancelDo),
    heading(cancel.title),
    { do: 'check', role: 'radio', name: wordIn('cancellations.illness', walk.locale) },
    press(cancel.do),
    heading(existing.cancelledTitle),
    press(cancel.see),
    { do: 'see', text: walk.words.says.facts.statuses.Cancelled },
  ];
}

/** A track is full: somebody waits, is offered the place that comes free, and takes it. */
export function waitlist({ words, at, email }: Walk): SessionStep[] {
  const { start, waitlist: says } = words.says;
  return [
    { do: 'open', path: at('/registration/start') },
    press(start.joinWaitlist),
    heading(says.startTitle),
    fill(says.email, email),
    press(says.next),
    heading(says.title),
    fill(says.firstName, 'Camille'),
    fill(says.lastName, 'Tremblay'),
    press(says.join),
    { do: 'meanwhile', what: 'place-offered', once: says.waitingTitle },
    heading(says.offeredTitle),
    press(says.register, { role: 'link' }),
    { do: 'see', text: start.offerText },
    fill(start.email, email),
    press(start.begin),
    heading(words.step('personal')),
  ];
}
