// Does what the steps of a session say, in a browser; the same when it is recorded, recorded anew, and replayed.
import type { Locator, Page } from 'playwright-core';
import type { Locale } from '#engine/form/languages/text.ts';
import type { Meanwhile, SessionStep, TestCardName } from '#engine/recording/session-step.ts';
import {
  cardNumber,
  challengedCard,
  declinedCard,
  enterCard,
  goodCard,
  type TestCard,
} from '#tests/e2e/support/card.ts';
import { labelled, whole } from '#tests/e2e/support/words.ts';
import { watchCalls } from './calls-under-way.ts';
import { type FoundBy, findPress } from './find-press.ts';
import { waitUntilVisible } from './wait-until-visible.ts';

const CARDS: Readonly<Record<TestCardName, TestCard>> = {
  good: goodCard,
  declined: declinedCard,
  challenged: challengedCard,
};

/** Where and in which language the steps are taken. */
export interface StepGround {
  /** The origin of the site. */
  readonly site: string;
  readonly locale: Locale;
  readonly onStep?: (step: SessionStep, at: number) => void;
  /** Told how each button was found. */
  readonly onFound?: (step: SessionStep, by: FoundBy) => void;
  /** What others have given to the visitor, by the names that the steps have for it. */
  readonly given?: Readonly<Record<string, string>> | undefined;
  /** Does what others do while it is recorded, and gives what that gives to the visitor. */
  readonly meanwhile?: (what: Meanwhile) => Promise<Readonly<Record<string, string>>>;
}

/** Takes the steps one after the other; throws at the first that cannot be, with its place. */
export async function takeSteps(
  page: Page,
  steps: readonly SessionStep[],
  ground: StepGround,
): Promise<void> {
  // Chromium draws a tab behind another once a second.
  await page.bringToFront();
  const quiet = watchCalls(page);
  let given = ground.given ?? {};
  for (const [at, step] of steps.entries()) {
    ground.onStep?.(step, at);
    // What is pressed or typed while a call is under way may be taken away by its answer.
    if (step.do === 'press' || step.do === 'card') await quiet();
    const taken = async () => {
      if (step.do !== 'meanwhile') return takeStep(page, withGiven(step, given), ground);
      given = { ...given, ...(await meanwhile(page, step, ground)) };
    };
    await taken().catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`Step ${at + 1} of ${steps.length}, ${JSON.stringify(step)}: ${why}`);
    });
  }
  await quiet();
}

/** A recording has what comes of it: in a replay there is nothing to be done. */
async function meanwhile(
  page: Page,
  { what, once }: Extract<SessionStep, { do: 'meanwhile' }>,
  ground: StepGround,
): Promise<Readonly<Record<string, string>>> {
  if (!ground.meanwhile) return {};
  if (once !== undefined) await seen(page.getByText(once));
  await page.waitForLoadState('networkidle');
  return ground.meanwhile(what);
}

/** What was given stands in the place of its name. */
const withGiven = (step: TakenStep, given: Readonly<Record<string, string>>): TakenStep =>
  step.do === 'fill'
    ? { ...step, text: step.text.replace(/^\{(\w+)\}$/, (all, name) => given[name] ?? all) }
    : step;

type TakenStep = Exclude<SessionStep, { do: 'meanwhile' }>;

async function takeStep(page: Page, step: TakenStep, { site, locale, onFound }: StepGround): Promise<void> {
  switch (step.do) {
    case 'open':
      await page.goto(site + step.path);
      return;
    case 'press': {
      const name = named(step.name);
      const within = scope(page, step.in);
      const buttonOrLink = within.getByRole('button', { name }).or(within.getByRole('link', { name }));
      const pressed = step.role
        ? within.getByRole(step.role, step.name === '' ? {} : { name })
        : buttonOrLink;
      const { target, by } = await findPress(page, step, pressed);
      onFound?.(step, by);
      return target.click();
    }
    case 'fill': {
      const field = scope(page, step.in).getByLabel(labelled(step.label));
      return (await seen(field, step.nth)).fill(step.text);
    }
    case 'check': {
      const choice = scope(page, step.in).getByRole(step.role, { name: saying(step.name) });
      return (await seen(choice, step.nth)).setChecked(step.off !== true);
    }
    case 'choose': {
      const list = scope(page, step.in).getByLabel(labelled(step.label));
      await (await seen(list, step.nth)).selectOption({ label: step.option });
      return;
    }
    case 'card':
      await seen(cardNumber(page, locale));
      return enterCard(page, CARDS[step.card], locale);
    case 'see':
      await seen(told(scope(page, step.in), step), step.nth);
      return;
    default:
      step satisfies never;
  }
}

/** Words that are to be there: a heading, what a status says, or any. */
function told(within: Page | Locator, { text, role }: Extract<SessionStep, { do: 'see' }>): Locator {
  if (role === 'heading') return within.getByRole('heading', { name: named(text) });
  return role === 'status'
    ? within.getByRole('status').filter({ hasText: whole(text) })
    : within.getByText(text);
}

/** The whole of a name; a sentence may write it small, and `…` at its end leaves open how it goes on. */
function named(name: string): RegExp {
  const isOpen = name.endsWith(' …');
  const { source } = whole(isOpen ? name.slice(0, -2) : name);
  return new RegExp(isOpen ? source.replace(/\\s\*\$$/, '\\s') : source, 'i');
}

/** What is chosen may say more than its name: what it is of, a price, what is left. */
function saying(name: string): RegExp {
  const { source } = whole(name);
  return new RegExp(source.replace(/^\^\\s\*/, '(?:^|\\s)').replace(/\\s\*\$$/, '(?=$|[\\s,.])'));
}

/** What is meant, once it is seen. */
async function seen(locator: Locator, nth = 0): Promise<Locator> {
  const one = locator.filter({ visible: true }).nth(nth);
  await waitUntilVisible(one);
  return one;
}

/** The whole page, or the group, region, row or dialog of a name in it; or what holds a heading of it. */
function scope(page: Page, name: string | undefined): Page | Locator {
  if (name === undefined) return page;
  const called = { name: named(name) };
  const headed = page.locator('li, article, section').filter({ has: page.getByRole('heading', called) });
  const places = (['radiogroup', 'group', 'region', 'dialog', 'listitem'] as const).map((role) =>
    page.getByRole(role, called),
  );
  return places.reduce((either, place) => either.or(place), headed).first();
}
