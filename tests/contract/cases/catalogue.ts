import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Begun, TestApi } from '../test-api.ts';

const text = (word: string) => ({ en: word, fr: `${word} (fr)` });
const friday = { day: 'friday', track: 'online' };

/**
 * A schedule of the cases' own: two times on Friday that follow each other, one that overlaps both, one on Saturday
 * and one in Vancouver; in each of them what its name says.
 */
export const testSchedule = {
  kind: 'schedule',
  code: 'schedule',
  filters: [{ code: 'topic', label: text('Topic'), options: [{ id: 'maths', name: text('Maths') }] }],
  slots: [
    { code: 'early', label: text('Early'), ...friday, start: '09:00', end: '10:00' },
    { code: 'late', label: text('Late'), ...friday, start: '10:00', end: '11:00' },
    { code: 'across', label: text('Across'), ...friday, start: '09:30', end: '10:30' },
    { code: 'night', label: text('Night'), day: 'saturday', track: 'online', start: '22:00', end: '23:30' },
    { code: 'room', label: text('Room'), day: 'friday', track: 'vancouver', start: '09:00', end: '10:00' },
  ],
  workshops: ['open', 'few', 'two', 'one', 'gone', 'again', 'priced'].map((code) => ({
    code,
    title: text(`Workshop ${code}`),
    description: text('What it is about'),
    presenters: [{ name: 'Ana Roy' }],
    filters: { topic: ['maths'] },
  })),
  sessions: [
    session('open-early', 'open', 'early'),
    session('few-early', 'few', 'early', { capacity: 8 }),
    session('two-early', 'two', 'early', { capacity: 3, kept: 1 }),
    session('one-late', 'one', 'late', { capacity: 1 }),
    session('gone-late', 'gone', 'late', { capacity: 0 }),
    session('again-early', 'again', 'early'),
    session('again-night', 'again', 'night'),
    session('priced-across', 'priced', 'across', { fee: { amount: 2500, payable: 'registration' } }),
    session('again-room', 'again', 'room', { type: 'I' }),
  ],
};

function session(code: string, workshop: string, schedule: string, more: object = {}) {
  return { code, workshop, schedule, type: 'O', ...more };
}

/** What the shop and the activities of the cases have. */
export const testProducts = {
  kind: 'products',
  code: 'products',
  products: [
    {
      code: 'shirt',
      name: text('T-shirt'),
      amount: 2000,
      most: 4,
      variants: [
        { code: 'S', name: text('Small'), stock: 3 },
        { code: 'M', name: text('Medium'), amount: 2200 },
      ],
    },
    {
      code: 'badge',
      name: text('Badge'),
      amount: 300,
      tracks: ['vancouver'],
      variants: [{ code: 'one', name: text('One') }],
    },
  ],
};
export const testActivities = {
  kind: 'activities',
  code: 'activities',
  activities: [
    {
      code: 'dinner',
      name: text('Dinner'),
      amount: 4500,
      capacity: 2,
      most: 2,
      day: 'friday',
      start: '18:00',
    },
    { code: 'walk', name: text('Walk') },
    { code: 'tour', name: text('Tour'), tracks: ['vancouver'] },
  ],
};

/** Publishes a document whose items bear names of this call alone, so that no other case has taken of them. */
export async function publishFresh<Document extends object>(api: TestApi, document: Document) {
  const tag = randomUUID().slice(0, 6);
  const codes = new Set<string>();
  JSON.stringify(document, (key, value) => {
    if (key === 'code' && typeof value === 'string') codes.add(value);
    return value;
  });
  const kept = new Set(['schedule', 'products', 'activities', 'topic']);
  const rename = (value: unknown): unknown =>
    typeof value === 'string' && codes.has(value) && !kept.has(value) ? `${value}-${tag}` : value;
  const fresh = JSON.parse(
    JSON.stringify(document, (key, value) =>
      ['code', 'workshop', 'schedule'].includes(key) ? rename(value) : value,
    ),
  );
  const answer = await api.publish(fresh);
  expect(answer.status, answer.text).toBe(200);
  return (code: string) => `${code}-${tag}`;
}

/** The calls of a registrant's cart, by session. */
export function cartOf(api: TestApi, begun: Begun, named: (code: string) => string) {
  const slotOf = (code: string) => named(code.split('-')[1] ?? '');
  const workshopOf = (code: string) => named(code.split('-')[0] ?? '');
  const registration = { registration_code: begun.code };
  return {
    hold: (code: string, old?: string, headers: Record<string, string> = {}) =>
      api.post(
        'handle-workshop-cart',
        {
          ...registration,
          session_code: named(code),
          schedule_code: slotOf(code),
          workshop_code: workshopOf(code),
          ...(old && { old_session_code: named(old) }),
        },
        { ...begun.bearer, ...headers },
      ),
    release: (code: string) =>
      api.post(
        'delete-workshop',
        { ...registration, session_code: named(code), schedule_code: slotOf(code) },
        begun.bearer,
      ),
    extend: () => api.post('extendWorkshopHolds', registration, begun.bearer),
    wait: (code: string, leave = 'N') =>
      api.post('joinWorkshopWaitlist', { ...registration, session_code: named(code), leave }, begun.bearer),
    view: () => api.get(`/api/getWorkshopsCart/${begun.code}/W`, begun.bearer),
  };
}
