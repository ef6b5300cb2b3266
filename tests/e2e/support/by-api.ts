import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { forms } from '#engine/contract/forms.ts';
import type { Registration } from '#engine/contract/registration.ts';
import type { Mode } from '#engine/event/properties/modes.ts';
import { atStep, newEmail, type Registered } from './attendee.ts';
import type { Visitor } from './browser.ts';
import { type FormCode, sessionOf } from './documents.ts';
import { postToEvent } from './post-to-event.ts';
import { sharedServer } from './shared-server.ts';

/** A registration that was begun at the API, and the token of whoever has it. */
export interface BegunByApi extends Registered {
  readonly token: string;
  readonly registration: Registration;
  /** Another site than that of `teachers` on the shared server. */
  readonly site: string | undefined;
}

export interface ApiBeginning {
  readonly track?: 'vancouver' | 'online';
  readonly mode?: Mode;
  readonly days?: readonly string[];
  /** Another server than the shared one. */
  readonly site?: string | undefined;
  /** Whose it is; an address of its own where it is left out. */
  readonly email?: string;
}

type Fields = Readonly<Record<string, string | number | readonly string[]>>;

interface Caller {
  readonly token?: string;
  readonly site?: string | undefined;
}

/** Calls the API of an event's site, of `teachers` where none is named; gives the answer, whatever it is. */
export async function callApi(name: string, fields: Fields, { token, site }: Caller = {}) {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    for (const item of [value].flat()) body.append(field, String(item));
  }
  const answer = await postToEvent(new URL(site ?? sharedServer().site), `/api/${name}`, body, {
    'idempotency-key': randomUUID(),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** The same where anything but success is a fault of the test. */
export async function mustCall(name: string, fields: Fields, caller: Caller) {
  const { status, body } = await callApi(name, fields, caller);
  if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Answers as they are stored, the fewest that every form takes. */
const stored = (email: string): Partial<Record<FormCode, object>> => ({
  personal: {
    first_name: 'Danielle',
    last_name: 'Okafor',
    email,
    email_type: 'personal',
    role: 'retiree',
    address: {
      street1: '1842 East 7th Avenue',
      city: 'Vancouver',
      province: 'BC',
      postalcode: 'V5N 1R9',
      country: 'Canada',
      countryvalue: 'CA',
      type: 'home',
    },
  },
  participation: {
    lunch: 'salmon',
    arrival_date: '2027-02-18',
    reception: 'N',
    grades: ['g47'],
    captions: 'fr',
  },
  membership: { membership_declined: true },
});

export async function beginByApi(choice: ApiBeginning = {}): Promise<BegunByApi> {
  const { track = 'online', days = ['friday', 'saturday'], site } = choice;
  const { mode = track === 'online' ? 'Online' : 'In-Person', email = newEmail('api') } = choice;
  const fields = { track, mode, email, registrations_day: days };
  const { registration, token } = await mustCall('generateRegistrationCaptured', fields, { site });
  return { email, code: registration.code, token, registration, site };
}

/** Takes a seat in a session. */
export function holdByApi(begun: BegunByApi, session: string) {
  const { workshop, schedule } = sessionOf(session);
  const seat = { workshop_code: workshop, schedule_code: schedule, session_code: session };
  return callApi('handle-workshop-cart', { registration_code: begun.code, ...seat }, begun);
}

/** Gives a seat back. */
export function releaseByApi(begun: BegunByApi, session: string) {
  const seat = { schedule_code: sessionOf(session).schedule, session_code: session };
  return callApi('delete-workshop', { registration_code: begun.code, ...seat }, begun);
}

type Review = AnswerOf<(typeof forms)['initStepReview']>;

/** What the server has of a registration. */
export function reviewByApi(begun: BegunByApi): Promise<Review> {
  return mustCall('initStepReview', { code: begun.code }, begun);
}

/** Saves the steps before one in their order: the fewest answers with those given, a seat in each of the sessions. */
export async function saveUpTo(
  begun: BegunByApi,
  step: string,
  sessions: readonly string[] = ['residential-truth-2'],
  more: Partial<Record<FormCode, object>> = {},
): Promise<void> {
  const { code, email } = begun;
  const { steps, versions } = await reviewByApi(begun);
  const answers = stored(email);
  const codes = steps.map((each) => each.step.code);
  const before = codes.includes(step) ? codes.slice(0, codes.indexOf(step)) : codes;
  for (const form_type of before) {
    if (form_type === 'workshops') for (const session of sessions) await holdByApi(begun, session);
    const served = steps.find((each) => each.step.code === form_type)?.form;
    const asked = new Set(
      served?.document.sections.flatMap(({ fields }) => fields.map((field) => field.code)),
    );
    const form = form_type as FormCode;
    const given = Object.entries({ ...answers[form], ...more[form] }).filter(([field]) => asked.has(field));
    const values = JSON.stringify(Object.fromEntries(given));
    const version = versions[form_type] ?? 1;
    await mustCall('saveRegistrationPersonalInformations', { code, form_type, version, values }, begun);
  }
}

/** Opens a registration on a visitor's device as if it had been begun there, at one of its steps. */
export async function openOnDevice(visitor: Visitor, begun: BegunByApi, step: string): Promise<void> {
  await keepOnDevice(visitor, begun);
  await visitor.page.goto(visitor.address('/registration/step'));
  await atStep(visitor.page, step, visitor.locale);
}

/** Leaves a registration on a visitor's device as if it had been begun there. */
export async function keepOnDevice({ page }: Visitor, begun: BegunByApi): Promise<void> {
  const { code, email, started, track } = begun.registration;
  const until = Date.now() + 3_600_000;
  const value = { code, email, started, track, regtrackCode: '', regtrackID: '' };
  await page.goto('/version.json');
  await page.evaluate(
    ([current, token]) => {
      localStorage.setItem('current-registration', current);
      localStorage.setItem('api-token', token);
    },
    [JSON.stringify({ value, until }), begun.token] as const,
  );
}

/** The registration that a visitor has open on their device, to go on with it at the API of `teachers` or of another site. */
export async function begunOnDevice({ page }: Visitor, site?: string): Promise<BegunByApi> {
  const [stored, token] = await page.evaluate(() => [
    localStorage.getItem('current-registration') ?? '{}',
    localStorage.getItem('api-token') ?? '',
  ]);
  const { code, email } = JSON.parse(stored ?? '{}').value;
  const { registration } = await mustCall('checkAlreadyRegistered', { code }, { token: token ?? '', site });
  return { code, email, token: token ?? '', registration, site };
}

/** Puts a registration into a group and finishes it, for the group to pay. */
export async function finishInGroup(
  begun: BegunByApi,
  group_code: string,
  invitation?: string,
): Promise<void> {
  const { code } = begun;
  await mustCall('joinGroup', { code, group_code, ...(invitation && { invitation }) }, begun);
  await saveUpTo(begun, 'review');
  const { versions, quote } = await reviewByApi(begun);
  const { track } = begun.registration;
  await mustCall(
    'saveSubmitRegistration',
    { code, track, versions: JSON.stringify(versions), total: quote.total },
    begun,
  );
}

/** Submits a registration whose answers are saved, paid with a card that works; returns the total in cents. */
export async function payByApi(begun: BegunByApi): Promise<number> {
  const { code } = begun;
  const { versions, quote } = await reviewByApi(begun);
  const { track } = begun.registration;
  const credit = `tok_sandbox_visa_4242_ok_${randomUUID()}`;
  await mustCall(
    'saveSubmitRegistration',
    { code, track, versions: JSON.stringify(versions), total: quote.total, credit },
    begun,
  );
  return quote.total;
}

export interface AtStep extends ApiBeginning {
  readonly sessions?: readonly string[];
}

/** Brings a visitor to a step with everything before it saved; quick, since no page is drawn on the way. */
export async function atStepByApi(
  visitor: Visitor,
  step: string,
  { sessions, ...choice }: AtStep = {},
): Promise<BegunByApi> {
  const begun = await beginByApi(choice);
  await saveUpTo(begun, step, sessions ?? (choice.track === 'vancouver' ? ['drumming-1'] : undefined));
  await openOnDevice(visitor, begun, step);
  return begun;
}
