// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Speaker } from '#engine/contract/site.ts';
import { blockCases } from '#engine/event/documents/page/blocks/blocks.cases.ts';
import type { BlockKind } from '#engine/event/documents/page/blocks/registry.ts';
import type { Answers } from '#src/api/testing/table-call.ts';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { renderSite } from '#src/app/testing/render-site.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { standInForWorker } from '#src/app/testing/validation-at-once.ts';
import { currentRegistration, updateCurrentRegistration } from '#src/lib/persisted/current-registration.ts';
import { answers, eventSchema, session } from './testing/site-answers.ts';

beforeEach(standInForBrowser);

const PRODUCTS = '/getShopProducts/{x}';
const RANDOM = '/getRandomWorkshops';

const page = (blocks: readonly unknown[], more: object = {}) => ({
  '/getCustomPage/{code}': {
    version: 1,
    document: { kind: 'page', code: 'about', title: { en: 'About us', fr: 'À propos' }, blocks, ...more },
  },
});

async function open(blocks: readonly unknown[], path = '/about', more: Answers = {}) {
  const site = renderSite(path, { ...answers, ...page(blocks), ...more });
  const main = await screen.findByRole('main', {}, { timeout: 60_000 });
  await within(main).findByRole('heading', { level: 1 }, { timeout: 60_000 });
  await waitFor(() => expect(main.querySelector('[aria-busy="true"]')).toBeNull(), { timeout: 60_000 });
  return { ...site, main, view: within(main) };
}

/** What each kind shows of its case; a kind that is forgotten does not compile. */
const shown: { readonly [Kind in BlockKind]: RegExp } = {
  hero: /Fair/,
  tracks: /Ways/,
  quote: /Well said/,
  html: /Own words/,
  glance: /9:00.am.*Doors/,
  programme: /The ear/,
  tickets: /Ashore.*24\.00/,
  cards: /A card/,
  columns: /Left.*Right/,
  columns_of: /Up.*Down/,
  call_to_action: /Come along/,
  faq: /Why\?.*Because\./,
  help: /What do you need help with.*My code is lost.*Before.*Lost\?.*Ask again/,
  keynotes: /Opening talk.*Ana Silva.*9:00.am to 10:00.am/,
  speakers: /Ana Silva.*Presenting:.*Opening talk.*And many more\..*The committee/,
  sponsors: /Gold.*Northlight/,
  exhibitors: /Books.*Le Rayon.*Booth 2/,
  accommodations: /The Quayside.*189\.00.per night/,
  locations: /Great Hall/,
  ways: /5 min.*By train.*Five minutes/,
  floor_plan: /Find your room.*Great Hall/,
  countdown: /Soon/,
  statistics: /workshops.*63/,
  workshop_list: /Math talks.*10:30.am.*6 seats left/,
  workshop_finder: /All 1.*Arts 1.*1 workshop.*Math talks/,
  random_workshops: /Math talks/,
  activities: /Seawall walk.*25\.00/,
  merchandise: /Camp mug.*From.*18\.00/,
  slider: /A look/,
  slides_of: /Around the hall.*The terrace/,
  video: /A film.*Watch on Vimeo/,
  files: /The plan.*PDF, 2.Kb/,
  privacy_notice: /prize draws.*Kept for a year\./,
  notify_me: /Your name.*Email address/,
  invite_colleague: /Invite a colleague/,
  animation: /It grows/,
  confetti: /You are in.*See you there\./,
};

describe('every kind of block is drawn', () => {
  test.each(Object.entries(blockCases))('%s', async (kind, { good }) => {
    const { main } = await open([good]);
    await waitFor(() => expect(main.textContent?.replaceAll(/\s/g, ' ')).toMatch(shown[kind as BlockKind]));
  });
});

describe('a block that this version does not know', () => {
  const blocks = [{ block: 'tomorrow' }, { block: 'constructor' }, blockCases.quote.good];

  test('is left out for a visitor', async () => {
    const { main } = await open(blocks);
    expect(main).toHaveTextContent('Well said');
    expect(main).not.toHaveTextContent('tomorrow');
  });

  test('is named to an editor', async () => {
    const { view } = await open(blocks, '/about?query=mode');
    expect(view.getByText(/“tomorrow”/)).toBeVisible();
    expect(view.getByText(/“constructor”/)).toBeVisible();
  });
});

describe('the way to invite a colleague', () => {
  const { good } = blockCases.invite_colleague;
  const wayOf = async () => {
    const { main } = await open([good]);
    return within(main).findByRole('link', { name: /Invite a colleague/ });
  };

  test('leads to the confirmation of the registration that this device has open', async () => {
    updateCurrentRegistration({ code: 'R7KM-42QD', email: 'ana@x.org', started: 'Y' });
    expect(await wayOf()).toHaveAttribute(
      'href',
      '/registration/confirmation?code=R7KM-42QD&email=ana%40x.org',
    );
    currentRegistration.clear();
  });

  test('leads to where a registration is opened, if this device has none', async () => {
    expect(await wayOf()).toHaveAttribute('href', '/registration/confirmation');
  });
});

describe('the plan of rooms', () => {
  const plan = blockCases.floor_plan.good;
  const option = (name: string) => screen.getByRole('option', { name });

  test('marks in one what is chosen in the other, and says what is on there next', async () => {
    const { user, view } = await open([plan]);
    await user.click(view.getByRole('button', { name: /Great Hall/ }));
    expect(option('Great Hall')).toHaveAttribute('aria-selected', 'true');
    expect(view.getByRole('link', { name: 'Math talks' })).toHaveAttribute(
      'href',
      '/schedule?session=math-1',
    );
    await user.click(option('Lab 1'));
    expect(view.getByRole('button', { name: /Lab 1/ })).toHaveAttribute('aria-pressed', 'true');
    expect(window.location.hash).toBe('#room-lab');
  });

  test('is moved through by arrow keys, and floors by theirs', async () => {
    const { user, view } = await open([plan]);
    view.getByRole('listbox', { name: 'Plan: Main floor' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(option('Lab 1')).toHaveAttribute('aria-selected', 'true');
    await user.click(view.getByRole('tab', { name: 'Main floor' }));
    await user.keyboard('{ArrowRight}');
    expect(view.getByRole('tab', { name: 'Upper floor' })).toHaveFocus();
    expect(option('Roof tent')).toBeVisible();
    expect(view.getByRole('button', { name: /Roof tent.*steps at the entrance/ })).toBeVisible();
  });

  test('shows the room that the address names, on its floor', async () => {
    const { view } = await open([plan], '/about#room-tent');
    await waitFor(() => expect(option('Roof tent')).toHaveAttribute('aria-selected', 'true'));
    expect(view.getByRole('tab', { name: 'Upper floor' })).toHaveAttribute('aria-selected', 'true');
  });
});

test.each(['speakers', 'random_workshops'] as const)('what %s names leads to its details', async (kind) => {
  const { view } = await open([blockCases[kind].good]);
  expect((await view.findAllByRole('link', { name: 'Math talks' }))[0]).toHaveAttribute(
    'href',
    '/schedule?session=math-1',
  );
  // What has no time yet has no details in the schedule.
  expect(view.queryByRole('link', { name: /Beads/ })).toBeNull();
});

test('workshops are told apart at one press, with how many there are of each', async () => {
  const drums = {
    ...session,
    workshops_session_code: 'drums-1',
    workshops_code: 'drums',
    workshops_title: 'Thirty drums',
  };
  const more = ['music', 'science'].map((code) => ({
    ...eventSchema.workshops[0],
    code: `subject.${code}`,
    name: code === 'music' ? 'Music' : 'Science',
  }));
  const { user, view } = await open([blockCases.workshop_finder.good], '/about', {
    '/getWorkshopsBySchema/{x}': [
      session,
      // One is given twice.
      { ...session, workshops_session_code: 'math-2', workshops_session_number: 2 },
      { ...drums, filters: { subject: ['arts', 'music'] } },
    ],
    '/getClientEventSchema': { ...eventSchema, workshops: [...eventSchema.workshops, ...more] },
  });
  const subjects = within(await view.findByRole('group', { name: 'Subject' }));
  const names = subjects.getAllByRole('button').map(({ textContent }) => textContent);
  // What nobody gives a workshop of is no way to find one.
  expect(names).toEqual(['All 2', 'Arts 2', 'Music 1']);
  expect(view.getByRole('status')).toHaveTextContent('2 workshops, 3 sessions');
  await user.click(subjects.getByRole('button', { name: 'Music 1' }));
  expect(view.getByRole('status')).toHaveTextContent(/^1 workshop$/);
  expect(view.queryByText('Math talks')).toBeNull();
  expect(view.getByText('Thirty drums')).toBeVisible();
  await user.click(subjects.getByRole('button', { name: 'All 2' }));
  expect(view.getAllByText('Math talks')).toHaveLength(2);
});

test('where no workshop fits the words, all of them are one press away', async () => {
  const { user, view } = await open([blockCases.workshop_finder.good], '/about', {
    '/getWorkshopsBySchema/{x}': [session],
    '/getWorkshopByQuery/{x}/{track}': [],
  });
  const words = await view.findByRole('searchbox');
  await user.type(words, 'nothing{Enter}');
  await user.click(await view.findByRole('button', { name: 'Show all workshops' }));
  expect(await view.findByText('Math talks')).toBeVisible();
  expect(words).toHaveValue('');
  expect(words).toHaveFocus();
});

describe('answers', () => {
  const { good } = blockCases.help;
  const [before] = good.groups;
  const card = { code: 'cards', question: 'Which cards?', answer: '<p>VISA</p>' };
  const help = { ...good, groups: [{ ...before, answers: [...(before?.answers ?? []), card] }] };

  test('are found by words and by what has happened; nothing found leads to who answers', async () => {
    const { user, view } = await open([help], '/about', {
      '/getClientEventFromDomain/{domain}': testEvent({ contact_email: 'hello@fair.example' }),
    });
    const search = view.getByRole('searchbox', { name: 'Search the answers' });
    await user.type(search, 'VISÁ');
    expect(view.queryByText('Lost?')).toBeNull();
    expect(view.getByText('VISA')).toBeVisible();
    await user.clear(search);
    await user.type(search, 'elephant');
    expect(view.getByText('No answers found for “elephant”.')).toBeVisible();
    expect(view.getByRole('link', { name: 'hello@fair.example' })).toHaveAttribute(
      'href',
      'mailto:hello@fair.example',
    );
    await user.clear(search);
    await user.click(view.getByRole('button', { name: 'My code is lost', pressed: false }));
    expect(view.queryByText('Which cards?')).toBeNull();
  });

  test('stand open below their questions, which lead to an address each', async () => {
    const { view } = await open([help]);
    expect(view.getByText('VISA')).toBeVisible();
    expect(view.getByText('Ask again.')).toBeVisible();
    expect(view.getByRole('link', { name: 'Which cards?' })).toHaveAttribute('href', '#cards');
  });

  test('of a group may have a bar of deadlines', async () => {
    const deadlines = [
      { when: 'Until May', title: 'All of it', share: 2 },
      { when: 'After that', title: 'Nothing' },
    ];
    const { view } = await open([{ ...good, groups: [{ ...before, deadlines }] }]);
    expect(view.getByText('Until May').closest('ol')).toHaveTextContent(
      /Until MayAll of itAfter thatNothing/,
    );
  });
});

describe('links', () => {
  const link = (to: string) => ({
    block: 'call_to_action',
    title: 'Go',
    actions: [{ label: 'On', link: to }],
  });

  test.each([
    'java\tscript:alert(1)',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
  ])('%j is words only, whoever sent it', async (to) => {
    const { view, main } = await open([link(to)]);
    expect(view.getByText('On')).toBeVisible();
    expect(main.querySelector('.cta a')).toBeNull();
  });

  test.each([
    ['/speakers?x=1#top', '/fr/speakers?x=1#top'],
    ['/calendar.ics', '/calendar.ics'],
    ['https://example.org/', 'https://example.org/'],
    ['mailto:ana@example.org', 'mailto:ana@example.org'],
  ])('%s leads to %s in French', async (to, href) => {
    const { view } = await open([link(to)], '/fr/about');
    expect(view.getByText('On').closest('a')).toHaveAttribute('href', href);
  });

  test('a page of the site that HTML leads to is opened in place and in the language', async () => {
    const { view, router } = await open([{ block: 'html', html: '<a href="/faq">More</a>' }], '/fr/about');
    const more = await view.findByRole('link', { name: 'More' });
    await act(async () => void fireEvent.click(more));
    await waitFor(() => expect(router.state.location.pathname).toBe('/fr/faq'));
  });
});

/** Tells a picture that it could not be loaded; other parts of the page may still be on their way. */
const lose = (image: HTMLElement) => act(async () => void fireEvent.error(image));

describe('an activity', () => {
  const block = { block: 'activities' };
  const ONE = '/getActivityInformationByCode/{code}';
  const [listed] = answers['/getActivities'] as [{ activity_code: string; name: string }];

  test('has its details at an address of its own, as it stands now', async () => {
    const now = { ...listed, availability: 'limited', left: 2, most: 3 };
    const { user, view, router } = await open([block], '/about', { [ONE]: now });
    await user.click(view.getByRole('link', { name: listed.name }));
    expect(router.state.location.search).toBe(`?activity=${listed.activity_code}`);
    const dialog = await screen.findByRole('dialog', { name: listed.name }, { timeout: 60_000 });
    expect(await within(dialog).findByText('2 places left')).toBeVisible();
    expect(within(dialog).getByText('Maximum 3 places')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('');
  });

  test.each([
    [404, 'This activity is no longer available.'],
    [500, 'Activity'],
  ])('that an address names and does not come (%i) says so', async (status, title) => {
    await open([block], '/about?activity=gone', { [ONE]: status });
    expect(await screen.findByRole('dialog', { name: new RegExp(title) }, { timeout: 60_000 })).toBeVisible();
  });
});

describe('the keynotes', () => {
  const KEYNOTES = '/getWorkshopKeynotes';
  const NEXT = '/getWorkshopKeynote';
  const [first] = answers[KEYNOTES] as [Speaker];
  const at = (code: string, hours: number): Speaker => {
    const moment = (more: number) => new Date(Date.now() + (hours + more) * 3_600_000).toISOString();
    const talk = { title: `Talk ${code}`, timezone: 'America/Vancouver' };
    return { ...first, code, name: code, keynote: { ...talk, start: moment(0), end: moment(1) } };
  };
  const openAll = (all: readonly Speaker[], next: unknown) =>
    open([{ block: 'keynotes' }], '/about', { [KEYNOTES]: all, [NEXT]: next });
  const tagged = (main: HTMLElement) =>
    [...main.querySelectorAll('.keynote-talk')].map(
      (each) => each.querySelector('.keynote-next')?.textContent,
    );

  test('tell which of them is on, or comes next, from the day before', async () => {
    const [past, on, later] = [at('past', -5), at('on', -0.5), at('later', 4)];
    const { main } = await openAll([past, on, later], on);
    await waitFor(() => expect(tagged(main)).toEqual([undefined, 'On now', undefined]));
  });

  test('tell which comes first before they begin', async () => {
    const [one, two] = [at('one', 20), at('two', 30)];
    const { main } = await openAll([one, two], one);
    await waitFor(() => expect(tagged(main)).toEqual(['Up next', undefined]));
  });

  test.each([
    ['weeks before', [at('one', 500), at('two', 510)]],
    ['once all are over', [at('one', -20), at('two', -10)]],
    ['where there is one', [at('one', 2)]],
  ])('ask for none %s', async (_about, all) => {
    const { main, queries } = await openAll(all, all[0]);
    expect(tagged(main)).toEqual(all.map(() => undefined));
    expect(queries.getQueryData([NEXT, {}])).toBeUndefined();
  });
});

describe('what one look has and the others have not', () => {
  const drawn = async (theme_type: string, block: object, more: Answers = {}) => {
    const event = testEvent();
    const served = { ...event, theme: { ...event.theme, theme_type } };
    return open([block], '/about', { '/getClientEventFromDomain/{domain}': served, ...more });
  };
  const items = ['9:00 am', '1:00 pm', '4:00 pm'].map((when) => ({ when, title: `At ${when}` }));
  /** How high a thing floats, from the top. */
  const level = (entry: HTMLElement) => Number.parseFloat(entry.style.getPropertyValue('--y'));

  test.each([
    ['waves', 'falling', 3],
    ['waves', 'rising', 3],
    ['waves', undefined, 0],
    ['tiles', 'falling', 0],
  ])('%s: of a %s tide float %i', async (look, tide, count) => {
    const { main, view } = await drawn(look, { block: 'programme', title: 'The day', tide, items });
    const entries = view.getAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent)).toEqual(
      items.map(({ when, title }) => `${when}${title}`),
    );
    expect(main.querySelectorAll('.tideline li')).toHaveLength(count);
    const [first = 0, second = 0, third = 0] = entries.map(level);
    if (count > 0) expect(tide === 'falling' ? first < second && second < third : third < second).toBe(true);
  });

  test.each([
    ['strings', 'Y', 1],
    ['strings', undefined, 0],
    ['waves', 'Y', 0],
  ])('%s: a quotation across (%s) has %i bow', async (look, across, count) => {
    const { main } = await drawn(look, { ...blockCases.quote.good, across });
    expect(main).toHaveTextContent('“Well said”');
    expect(main).toHaveTextContent('Ana');
    expect(main.querySelectorAll('.bowed')).toHaveLength(count);
  });

  test.each([
    ['tiles', ['beads'], 1],
    ['tiles', ['other'], 0],
    ['waves', ['beads'], 0],
  ])('%s: a workshop that is %s has %i tile', async (look, found, count) => {
    const tiles = [{ filter: 'subject', option: 'beads', tile: 'beads' }];
    const all = answers[RANDOM] as object[];
    const { main } = await drawn(
      look,
      { block: 'random_workshops', title: 'Some', tiles },
      { [RANDOM]: all.slice(0, 1).map((session) => ({ ...session, filters: { subject: found } })) },
    );
    expect(main.querySelectorAll('.teaser .quilt')).toHaveLength(count);
  });
});

describe('a picture that is gone', () => {
  test.each(['tiles', 'strings', 'waves'])(
    'of %s keeps its place and its words, and shows no random art',
    async (theme_type) => {
      const slides = [{ picture: '/files/gone.png', picture_alt: 'The hall' }];
      const event = testEvent();
      const served = { ...event, theme: { ...event.theme, theme_type } };
      const { view } = await open([{ block: 'slider', slides }], '/about', {
        '/getClientEventFromDomain/{domain}': served,
      });
      await lose(view.getByRole('img', { name: 'The hall' }));
      await waitFor(() => expect(view.getByRole('img', { name: 'The hall' })).toHaveClass('picture-lost'));
      expect(view.getByRole('img', { name: 'The hall' })).toBeEmptyDOMElement();
    },
  );

  test.each([
    ['tiles', 1],
    ['strings', 0],
    ['waves', 0],
  ])('of a tile: %s shows %i', async (theme_type, count) => {
    const cards = [{ title: 'Sea', picture: 'tile:sea' }, { title: 'Nothing' }];
    const event = testEvent();
    const served = { ...event, theme: { ...event.theme, theme_type } };
    const { main } = await open([{ block: 'cards', cards }], '/about', {
      '/getClientEventFromDomain/{domain}': served,
    });
    expect(main.querySelectorAll('.card .picture')).toHaveLength(count);
  });

  test.each([
    ['tiles', 0],
    ['strings', 0],
    ['waves', 1],
  ])('of a print: %s shows %i', async (theme_type, count) => {
    const event = testEvent();
    const { main } = await open([{ block: 'merchandise' }], '/about', {
      '/getClientEventFromDomain/{domain}': { ...event, theme: { ...event.theme, theme_type } },
      [PRODUCTS]: (answers[PRODUCTS] as object[]).map((each) => ({ ...each, picture: 'print:lamp' })),
    });
    expect(main.querySelectorAll('svg[viewBox="0 0 160 200"]')).toHaveLength(count);
  });

  test('also in the organizer’s own HTML', async () => {
    const { view } = await open([{ block: 'html', html: '<p><img src="/gone.png" alt="A map"></p>' }]);
    await lose(await view.findByRole('img', { name: 'A map' }));
    await waitFor(() => expect(view.getByRole('img', { name: 'A map' })).toHaveClass('prose-gone'));
  });
});

test('an uploaded picture is offered in its widths and kinds, has its place before it is there and its point', async () => {
  const picture = '/pictures/0123456789abcdef-1500x2000-at40-25.jpg';
  const { view } = await open([{ block: 'slider', slides: [{ picture, picture_alt: 'The hall' }] }]);
  const image = await view.findByRole('img', { name: 'The hall' });
  for (const [name, value] of Object.entries({ width: '1500', height: '2000', loading: 'lazy' }))
    expect(image).toHaveAttribute(name, value);
  expect(image).toHaveStyle({ objectPosition: '40% 25%' });
  const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources[0]?.srcset).toBe(
    '/pictures/0123456789abcdef-320w.avif 320w, /pictures/0123456789abcdef-640w.avif 640w, /pictures/0123456789abcdef-1280w.avif 1280w',
  );
});

describe('parts that open', () => {
  test('the map of a place opens with its ways, and closes', async () => {
    const { view, user } = await open([blockCases.locations.good]);
    await user.click(await view.findByRole('button', { name: /Open the map/ }));
    expect(await view.findByText('By train')).toBeVisible();
    expect(view.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=49.2&mlon=-123.1#map=17/49.2/-123.1',
    );
    await user.click(view.getByRole('button', { name: /Close/ }));
    expect(view.queryByText('By train')).toBeNull();
  });

  test('all that there is to say of a hotel stands in a dialog', async () => {
    const { view, user } = await open([blockCases.accommodations.good]);
    await user.click(await view.findByRole('button', { name: /Details/ }));
    const dialog = await screen.findByRole('dialog', { name: 'The Quayside' });
    expect(await within(dialog).findByText('Six rooms have a roll-in shower.')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: '+1 604 555 0142' })).toHaveAttribute(
      'href',
      'tel:+16045550142',
    );
  });
});

describe('Notify Me', () => {
  beforeAll(standInForWorker);
  const form = [blockCases.notify_me.good];
  const patience = { timeout: 60_000 };

  test('says what is missing at its field, and sends nothing', async () => {
    const { view, user } = await open(form, '/about', { '/subscribeEmail': 500 });
    await user.type(await view.findByLabelText('Email address', {}, patience), 'ana@sd36');
    await user.click(view.getByRole('button', { name: 'Notify Me' }));
    const summary = await view.findByRole('alert', {}, patience);
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
    expect(view.getByLabelText('Your name')).toHaveAccessibleDescription(/This field is required/);
    expect(view.getByLabelText('Email address')).toHaveAccessibleDescription(/Enter a valid email address/);
  });

  test.each([
    [{ subscribed: 'Y' }, /We’ll let you know/],
    [500, /Nothing is lost/],
  ])('answers %j with words', async (answer, words) => {
    const { view, user } = await open(form, '/about', { '/subscribeEmail': answer });
    await user.type(await view.findByLabelText('Your name', {}, patience), 'Ana');
    await user.type(view.getByLabelText('Email address'), 'ana@example.org');
    await user.click(view.getByRole('button', { name: 'Notify Me' }));
    expect(await view.findByText(words, {}, patience)).toBeVisible();
  });
});

test('what does not come is told, with a way on, and the rest of the page stands', async () => {
  const { view } = await open([blockCases.sponsors.good, blockCases.quote.good], '/about', {
    '/getSponsorLogosBySchema/{x}': 500,
  });
  expect(await view.findByRole('button', { name: 'Try again' }, { timeout: 60_000 })).toBeVisible();
  expect(view.getByText(/Well said/)).toBeVisible();
});

test('a page says where it stands, and leads to those beside it', async () => {
  const entries = [
    { code: 'about', title: 'About us' },
    { code: 'committee', parent: 'about', title: 'The committee' },
  ];
  const { view } = await open([blockCases.quote.good], '/about', { '/getContentSection': entries });
  const beside = await view.findByRole('navigation', { name: 'In this section' });
  expect(within(beside).getByRole('link', { name: 'About us' })).toHaveAttribute('aria-current', 'page');
  expect(within(beside).getByRole('link', { name: 'The committee' })).toHaveAttribute(
    'href',
    '/about/committee',
  );
});

test('a page under another address than its own is not there', async () => {
  renderSite('/faq/about', { ...answers, ...page([blockCases.quote.good], { parent: 'elsewhere' }) });
  expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeVisible();
});
