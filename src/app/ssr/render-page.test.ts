import { describe, expect, test } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import type { DrawnPage, InnerAnswer, InnerCall } from '#engine/contract/initial-data.ts';
import home from '#fixtures/events/teachers/page/home.json' with { type: 'json' };
import { queryKeyOf } from '#src/api/query.ts';
import { sampleSession, sampleTime } from '#src/features/schedule/testing/sample-schedule.ts';
import { testEvent } from '../testing/test-event.ts';
import { renderSitePage } from './render-page.tsx';

const option = { registration_new_open: 'Y', full: 'N', full_tracks: [], waitlist: 'N' };
const usual: Record<string, unknown> = {
  '/api/getClientEventFromDomain/teachers.localhost': testEvent(),
  '/api/loadEventHomePageForm': { version: 1, document: home },
  '/api/getRegistrationOption': option,
  '/api/getAccommodations': [],
  '/api/getRandomWorkshops': [],
  '/api/getSponsorLogosBySchema/all': [],
  '/api/getContentSection': [],
  '/api/getCustomPage/about': {
    version: 1,
    document: { kind: 'page', code: 'about', title: { en: 'About <us>', fr: 'À propos' }, blocks: [] },
  },
};

async function draw(path: string, answers: Record<string, unknown> = {}) {
  const asked: string[] = [];
  const call = async ({ path: called }: InnerCall): Promise<InnerAnswer> => {
    asked.push(called);
    const answer = { ...usual, ...answers }[called] ?? 404;
    return typeof answer === 'number'
      ? { status: answer, body: { errors: {} } }
      : { status: 200, body: answer };
  };
  const url = `http://teachers.localhost${path}`;
  const answer = await renderSitePage({
    url,
    origin: 'https://teachers.example',
    cookies: '',
    languages: [],
    isArrival: true,
    call,
  });
  return { asked, answer };
}

const page = async (...given: Parameters<typeof draw>): Promise<DrawnPage> => {
  const { answer } = await draw(...given);
  if (answer.kind !== 'page') throw new Error(`sent on to ${answer.to}`);
  return answer;
};

test('the home page is drawn with what its blocks show, each answer asked for once', async () => {
  const { asked, answer } = await draw('/fr');
  expect(asked.toSorted()).toEqual([
    '/api/getAccommodations',
    '/api/getClientEventFromDomain/teachers.localhost',
    '/api/getRandomWorkshops',
    '/api/getRegistrationOption',
    '/api/getSponsorLogosBySchema/all',
    '/api/loadEventHomePageForm',
  ]);
  if (answer.kind !== 'page') throw new Error('not a page');
  expect(answer).toMatchObject({ status: 200, locale: 'fr' });
  expect(answer.body).toContain('<h1>Grandir ensemble</h1>');
  expect(answer.body).toContain('Nadine Achebe');
  // The policy allows neither in a page.
  expect(answer.body).not.toMatch(/<script| style="/);
  expect(answer.css).toMatch(/^html\[data-theme\]\{--src-ink:oklch/);
  expect(JSON.parse(answer.data)).toMatchObject({ drawn: true, origin: 'https://teachers.example' });
});

test('the English home of an event in French is drawn at its own address, for whoever comes without a cookie', async () => {
  const event = testEvent({ language: 'fr' });
  const { head, locale, status, body } = await page('/en', {
    '/api/getClientEventFromDomain/teachers.localhost': event,
  });
  expect({ locale, status }).toEqual({ locale: 'en', status: 200 });
  expect(body).toContain('<h1>Room to Grow</h1>');
  expect(head).toContain('<link rel="canonical" href="https://teachers.example/en"/>');
  expect(head).toContain('<link rel="alternate" hrefLang="fr" href="https://teachers.example/fr"/>');
  expect((await page('/fr', { '/api/getClientEventFromDomain/teachers.localhost': event })).head).toContain(
    '<link rel="alternate" hrefLang="en" href="https://teachers.example/en"/>',
  );
  // Of an event in English it is the same page as the root.
  expect((await draw('/en')).answer).toEqual({ kind: 'redirect', to: '/' });
});

test('an inner page of an event in French has an address in English, and leads on without one', async () => {
  const event = { '/api/getClientEventFromDomain/teachers.localhost': testEvent({ language: 'fr' }) };
  const { head, locale, body } = await page('/en/rostrum', event);
  expect(locale).toBe('en');
  expect(head).toContain('<link rel="canonical" href="https://teachers.example/en/rostrum"/>');
  expect(head).toContain('<link rel="alternate" hrefLang="fr" href="https://teachers.example/fr/rostrum"/>');
  expect(body).toMatch(/<h1[^>]*>/);
  expect((await draw('/rostrum', event)).answer).toEqual({
    kind: 'redirect',
    to: '/fr/rostrum',
    locale: 'fr',
  });
});

test('title, description and links are those of the page, at the public address', async () => {
  const { head } = await page('/fr');
  expect(head).toContain('<title>Grandir ensemble 2027</title>');
  expect(head).toContain('<meta name="description" content="Deux jours');
  expect(head).toContain('<link rel="canonical" href="https://teachers.example/fr"/>');
  expect(head).toContain('<link rel="alternate" hrefLang="en" href="https://teachers.example/"/>');
  expect(head).toContain('<meta property="og:image" content="https://teachers.example/social-card.fr.png"/>');
  expect(head).not.toContain('noindex');
  expect((await page('/about')).head).toContain('<title>About &lt;us&gt; – Room to Grow 2027</title>');
});

test.each(['/nowhere', '/fr/nowhere', '/about/nowhere', '/no/such/page', '/REGISTRATION/manage'])(
  '%s is 404, and nothing to find',
  async (path) => {
    const { status, head, body } = await page(path);
    expect(status).toBe(404);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(body).toContain('404');
  },
);

test('a page that leans on what the browser keeps has its head and its data, and is drawn there', async () => {
  const { body, head, data, modules } = await page('/fr/registration/manage');
  expect(body).toBe('');
  expect(head).toContain('<meta data-served="" name="robots" content="noindex"/>');
  const event = queryKeyOf(api.event.getClientEventFromDomain);
  expect(JSON.parse(data)).toMatchObject({ drawn: false, answers: [[event, { event_code: 'RTG2027' }]] });
  expect(modules).toContain('features/manage/manage-page.tsx');
});

describe('the schedule', () => {
  const answers = {
    '/api/getScheduleByCodeAndTrack': { version: 1, times: [sampleTime([sampleSession('clay')])], bands: [] },
    '/api/listFilters': [],
  };

  test('is drawn once for windows of every width', async () => {
    const { body, data } = await page('/fr/schedule', answers);
    expect(body.match(/<h3><button[^>]*>Titre clay</g)).toHaveLength(1);
    expect(JSON.parse(data)).toMatchObject({ drawn: true });
    // Hundreds of time zones would be drawn that nobody has asked for.
    expect(data).not.toContain('time-zones');
  });

  test('of very many sessions does not travel with the page', async () => {
    const { asked, answer } = await draw('/schedule', {
      ...answers,
      '/api/getClientEventFromDomain/teachers.localhost': testEvent({ sessions: 10_000 }),
    });
    expect(asked).not.toContain('/api/getScheduleByCodeAndTrack');
    expect(answer).toMatchObject({ body: expect.stringContaining('<h1 tabindex="-1">Schedule</h1>') });
  });
});

test('no text ends the data early', async () => {
  const name = { en: '</script><script>alert(1)</script>', fr: '<!--' };
  const { data, head, body } = await page('/', {
    '/api/getClientEventFromDomain/teachers.localhost': testEvent({ name }),
  });
  expect(data).not.toContain('<');
  expect(head + body).not.toContain('<script>');
  expect(JSON.parse(data).answers[0][1].name).toEqual(name);
});

test.each([
  ['no event', { '/api/getClientEventFromDomain/teachers.localhost': 500 }],
  ['a page that fails', { '/api/loadEventHomePageForm': 500 }],
  ['a block that fails', { '/api/getRandomWorkshops': 500 }],
])('%s is a fault of the drawing: the browser asks again', async (_, answers) => {
  await expect(draw('/', answers)).rejects.toThrow('API call failed');
});

test('the start is drawn in the event’s own words, two events at once each in its own', async () => {
  const groups = { open: 'N', pay: 'both', methods: [], discounts: [] };
  const event = (name: string) => ({
    '/api/getRegistrationGroupOption': groups,
    '/api/getClientEventFromDomain/teachers.localhost': testEvent({
      words: { 'registration.start.email': name, 'widgets.form.optional': 'as you like' },
    }),
  });
  const [buyers, guests] = await Promise.all(
    ['Where tickets go', 'Where we write to'].map((words) => page('/registration/start', event(words))),
  );
  expect(buyers?.body).toContain('Where tickets go');
  expect(guests?.body).toContain('Where we write to');
  expect(buyers?.body).not.toContain('Where we write to');
  expect((await page('/registration/start', { '/api/getRegistrationGroupOption': groups })).body).toContain(
    'Email address',
  );
});

const NOT_FOUND = { en: 'This page could not be found', fr: 'Cette page est introuvable' };
test.each([
  '/registration/group',
  '/registration/group-confirmation',
  '/group-start/ABCD-EFGH',
  '/registration/tickets',
  '/schedule',
  '/exhibitor-application',
  '/apply/volunteer/step',
  '/apply/volunteer/confirmation',
  '/fr/group-pay/ABCD-EFGH',
])('%s is the one not-found page in an event that has no such part', async (path) => {
  const event = testEvent({ features: ['flow/registration'] });
  const drawn = await page(path, { '/api/getClientEventFromDomain/teachers.localhost': event });
  const heading = path.startsWith('/fr') ? NOT_FOUND.fr : NOT_FOUND.en;
  expect(drawn.status).toBe(404);
  expect(drawn.body).toContain(heading);
  expect(drawn.head).toContain(`<title>${heading}</title>`);
});
