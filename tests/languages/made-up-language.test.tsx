// @vitest-environment jsdom
import { randomUUID } from 'node:crypto';
import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '#src/api/client.ts';
import { standInForWorker } from '#src/app/testing/validation-at-once.ts';
import { type RunningServer, startServer } from '#tests/setup/start-server.ts';
import { addToEngine } from './add-to-engine.ts';
import { askServer } from './ask-server.ts';
import { hardCoded, madeUp, QX, saidIn, textsOn } from './made-up-language.ts';

vi.mock('#engine/form/languages/text.ts', async (original) => {
  const text = await original<typeof import('#engine/form/languages/text.ts')>();
  const resolveText: typeof text.resolveText = (each, locale) =>
    locale === QX && each !== undefined ? madeUp(each) : text.resolveText(each, locale);
  return { ...text, resolveText };
});

// The widgets' areas are loaded with them: each gives its own catalogue.
vi.mock('#engine/form/languages/messages.ts', async (original) => {
  const { messagesOf } = await original<{ messagesOf: (room: string, catalogue: object) => unknown }>();
  return {
    messagesOf: (room: string, catalogue: { en: object }) =>
      messagesOf(room, { ...catalogue, [QX]: { ...saidIn(catalogue.en), countsFromTwo: '' } }),
  };
});

vi.mock('#src/lib/i18n/registration-texts.ts', async (original) => {
  const { catalogue, ...rest } = await original<{ catalogue: { en: object } }>();
  Object.assign(catalogue, { [QX]: saidIn(catalogue.en) });
  return { catalogue, ...rest };
});

vi.mock('#src/lib/i18n/group-texts.ts', async (original) => {
  const { catalogue, ...rest } = await original<{ catalogue: { en: object } }>();
  Object.assign(catalogue, { [QX]: saidIn(catalogue.en) });
  return { catalogue, ...rest };
});

/** Adds the language in memory: an entry in the catalogue of each room. */
async function addLanguage(): Promise<void> {
  await addToEngine();
  const { catalogue: siteTexts } = await import('#src/lib/i18n/catalogue.ts');
  const areas = Object.entries(siteTexts.en).map(([area, load]) => [area, async () => saidIn(await load())]);
  Object.assign(siteTexts, { [QX]: Object.fromEntries(areas) });
}

/** What answers say besides documents: codes, addresses, names of zones. */
const answered = new Set<string>();

function collect(value: unknown): void {
  if (typeof value === 'string') answered.add(value.trim());
  else if (typeof value === 'object' && value !== null && !('en' in value && 'fr' in value))
    for (const each of Object.values(value)) collect(each);
}

let server: RunningServer;
let token: string | undefined;
const request = (method: string, path: string, fields?: object, asJson?: boolean) =>
  askServer({ url: server.url, token }, method, path, fields, asJson);

const call = (async (endpoint, input) => {
  const { pathOf } = await import('#src/api/path-of.ts');
  const { ApiFailure, failureOf } = await import('#src/api/api-failure.ts');
  const { params = {}, query, body } = input as { params?: object; query?: object; body?: object };
  try {
    const path = pathOf(endpoint, { ...params }, { ...query });
    const answer = await request(endpoint.method, path, body, endpoint.encoding === 'json');
    collect(answer);
    const isEvent = path.startsWith('/getClientEventFromDomain');
    return isEvent ? { ...Object(answer), languages: ['en', 'fr', QX] } : answer;
  } catch (error) {
    const { status = 0, body: problem = { errors: {} } } = Object(error);
    throw new ApiFailure(status, failureOf(status, problem));
  }
}) as Call;

beforeAll(async () => {
  server = await startServer();
  await addLanguage();
  await standInForWorker();
  const { languages } = await import('#engine/form/languages/languages.ts');
  // A language is offered by the name that it has for itself.
  for (const { name } of Object.values(languages)) answered.add(name);
  // So is a brand.
  answered.add('VISA');
});
afterAll(() => server.stop());

beforeEach(async () => {
  const { standInForBrowser } = await import('#src/app/testing/browser-mocks.ts');
  standInForBrowser();
  token = undefined;
  localStorage.clear();
});

/** Draws a page of the site in the made-up language and waits until it is all there. */
async function open(path: string) {
  const { App } = await import('#src/app/app.tsx');
  const { createQueryClient } = await import('#src/api/query-client.ts');
  const { routes } = await import('#src/app/routes.tsx');
  window.history.replaceState(null, '', `/${QX}${path}`);
  const router = createMemoryRouter(routes, { initialEntries: [`/${QX}${path}`] });
  const { container } = render(<App queries={createQueryClient()} call={call} router={router} />);
  await waitFor(() => {
    expect(container.querySelector('main h1')).not.toBeNull();
    expect(document.querySelector('.skeleton, [aria-busy="true"]')).toBeNull();
  });
  return container;
}

function expectNothingHardCoded(): void {
  const texts = textsOn(document.body);
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.some(({ text }) => text.includes('‹'))).toBe(true);
  const faults = texts.flatMap(({ at, text }) => {
    // An address may break before its @, and is two pieces of text then.
    const left = hardCoded(text.replace(/\s+@/g, '@'), answered);
    return left === '' ? [] : [`${at}: ${left}`];
  });
  expect([...new Set(faults)]).toEqual([]);
}

/** Presses what goes on from a form with nothing in it, so that it says what it lacks. */
async function goOn(): Promise<void> {
  const [button] = document.querySelectorAll<HTMLElement>(
    'main .actions button.btn:not(.btn-2, .btn-3), main .pay-action button',
  );
  if (!button) throw new Error('nothing goes on from here');
  await userEvent.setup().click(button);
}

const hasErrors = () => waitFor(() => expect(document.querySelector('.error-summary')).not.toBeNull());

test.each(['/registration/start', '/registration/manage'])('%s has no word of its own', async (path) => {
  await open(path);
  expectNothingHardCoded();
  await goOn();
  await hasErrors();
  expectNothingHardCoded();
});

interface Begun {
  readonly token: string;
  readonly registration: Readonly<Record<'code' | 'email' | 'started' | 'track', string>>;
}
interface Reviewed {
  readonly steps: readonly {
    readonly step: { readonly code: string };
    readonly form?: { document: Fields };
  }[];
  readonly versions: Readonly<Record<string, number>>;
  readonly quote: { readonly total: number };
}
interface Fields {
  readonly sections: readonly { readonly fields: readonly { readonly code: string }[] }[];
}

const CHOICE = { track: 'online', mode: 'Online', registrations_day: ['friday', 'saturday'] };

/** A registration that was begun on this device, with every step before one saved. */
async function begunUpTo(last: string): Promise<Begun['registration']> {
  const email = `${randomUUID()}@example.org`;
  const begun = (await request('POST', '/generateRegistrationCaptured', { ...CHOICE, email })) as Begun;
  token = begun.token;
  const { code, started, track } = begun.registration;
  collect(begun);
  const answers = answersOf(email);
  const { steps, versions } = (await request('POST', '/initStepReview', { code })) as Reviewed;
  for (const { step, form } of steps) {
    if (step.code === last) break;
    if (step.code === 'workshops') await takeSeat(code);
    const asked = form?.document.sections.flatMap(({ fields }) => fields.map((field) => field.code)) ?? [];
    const given = Object.entries(answers).filter(([field]) => asked.includes(field));
    await request('POST', '/saveRegistrationPersonalInformations', {
      code,
      form_type: step.code,
      version: versions[step.code] ?? 1,
      values: JSON.stringify(Object.fromEntries(given)),
    });
  }
  const value = { code, email, started, track, regtrackCode: '', regtrackID: '' };
  localStorage.setItem('current-registration', JSON.stringify({ value, until: Date.now() + 3_600_000 }));
  localStorage.setItem('api-token', begun.token);
  return begun.registration;
}

/** Right answers to the fewest questions, whatever the step; a form takes those that it asks for. */
function answersOf(email: string): Readonly<Record<string, unknown>> {
  for (const name of ['Danielle Okafor', email]) answered.add(name);
  const address = {
    street1: '1842 East 7th Avenue',
    city: 'Vancouver',
    province: 'BC',
    postalcode: 'V5N 1R9',
    country: 'Canada',
    countryvalue: 'CA',
    type: 'home',
  };
  const answers = {
    first_name: 'Danielle',
    last_name: 'Okafor',
    email,
    email_type: 'personal',
    role: 'retiree',
    address,
    time_zone: 'America/Vancouver',
    grades: ['k3'],
    captions: 'none',
    membership_declined: true,
  };
  collect(answers);
  return answers;
}

async function takeSeat(code: string): Promise<void> {
  await request('POST', '/handle-workshop-cart', {
    registration_code: code,
    workshop_code: 'residential-truth',
    schedule_code: 'OC',
    session_code: 'residential-truth-2',
  });
}

test.each(['personal', 'participation', 'membership', 'extras', 'workshops', 'review'])(
  'the step %s has no word of its own',
  async (step) => {
    await begunUpTo(step);
    await open('/registration/step');
    expectNothingHardCoded();
    await goOn();
    if (['personal', 'workshops', 'review'].includes(step)) await hasErrors();
    expectNothingHardCoded();
  },
);

test('the confirmation has no word of its own', async () => {
  const { code, email } = await begunUpTo('');
  const { versions, quote } = (await request('POST', '/initStepReview', { code })) as Reviewed;
  await request('POST', '/saveSubmitRegistration', {
    code,
    track: CHOICE.track,
    versions: JSON.stringify(versions),
    total: quote.total,
    credit: `tok_sandbox_visa_4242_ok_${randomUUID()}`,
  });
  await open(`/registration/confirmation?code=${code}&email=${encodeURIComponent(email)}`);
  expectNothingHardCoded();
});
