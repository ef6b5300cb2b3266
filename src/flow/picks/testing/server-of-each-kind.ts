import { api } from '#engine/contract/calls.ts';
import type { Registration } from '#engine/contract/registration.ts';
import { fakeCall } from './fake-call.ts';

export const registration = {
  code: 'ABCD-EFGH',
  flow: 'registration',
  track: 'room',
  mode: 'In-Person',
  registrations_day: ['friday'],
} as unknown as Registration;
export const now = '2027-01-09T17:00:00.000Z';
export const later = '2099-01-09T17:10:00.000Z';
const session = (code: string, availability: 'open' | 'full') => ({
  workshops_session_code: code,
  workshops_schedule_code: 'a',
  workshops_code: code,
  workshops_title: code,
  workshops_schedule_start: '2027-02-19T09:00:00-08:00',
  workshops_schedule_end: '2027-02-19T10:00:00-08:00',
  workshops_session_type: 'I',
  workshops_schedule_day: 'friday',
  track: 'room',
  availability,
});
const [clay, ink, wood] = [session('clay', 'open'), session('ink', 'open'), session('wood', 'full')];
const held = { workshops_cart_status: 'Y' };
const offer = (code: string) => ({ code, name: code, amount: 100, most: 1, availability: 'full' });
const activity = (activity_code: string, given: object) => ({
  activity_code,
  name: activity_code,
  amount: 0,
  most: 1,
  availability: 'full',
  quantity: 0,
  waitlist: 'Y',
  ...given,
});

/** A server that has an item of each kind; holding an activity is answered by `sign`. */
export const serverOfEachKind = (sign: () => unknown) =>
  fakeCall([
    [
      api.schedule.getScheduleByCodeAndTrack,
      () => ({ version: 1, times: [{ sessions: [clay, ink, wood] }] }),
    ],
    [api.event.getEventTrack, () => [{ code: 'room', modes: ['In-Person'] }]],
    [api.schedule.listFilters, () => []],
    [
      api.workshopCart.getWorkshopsCart,
      () => ({
        entries: [
          { ...clay, ...held },
          { ...ink, ...held },
        ],
        waitlisted: [{ workshops_session_code: 'wood', position: 2 }],
        held_until: later,
        now,
      }),
    ],
    [
      api.shop.getShopProducts,
      () => [
        {
          code: 'shirt',
          name: 'T-shirt',
          most: 9,
          waitlist: 'Y',
          variants: [
            { code: 'm', name: 'M', amount: 100, availability: 'open' },
            { code: 's', name: 'S', amount: 100, availability: 'full' },
          ],
        },
        {
          code: 'pass',
          name: 'Pass',
          most: 2,
          admits: 'Y',
          variants: [{ code: 'one', name: 'One', amount: 900, availability: 'open' }],
        },
      ],
    ],
    [
      api.shop.getPurchasedProduct,
      () => ({
        purchases: [
          {
            product_code: 'shirt',
            variant_code: 'm',
            qty: 1,
            name: 'T-shirt',
            variant: 'M',
            amount: 100,
            lapsed: 'Y',
          },
          {
            product_code: 'pass',
            variant_code: 'one',
            qty: 2,
            name: 'Pass',
            variant: 'One',
            admits: 'Y',
            amount: 1_800,
          },
        ],
        waiting: [{ product_code: 'shirt', variant_code: 's', offered_until: later }],
        now,
      }),
    ],
    [
      api.activity.getActivityInformations,
      () => ({ activities: [activity('gala', { availability: 'open' }), activity('walk', {})] }),
    ],
    [api.activity.saveActivityInformation, sign],
    [
      api.offers.getChoices,
      ({ params }) => ({
        offers: {
          code: params?.['offers'],
          label: params?.['offers'],
          several: params?.['offers'] === 'extras' ? 'Y' : 'N',
          waitlist: 'Y',
          offers: [
            params?.['offers'] === 'levels'
              ? { ...offer('a1'), minimum: 50_000, maximum: 100_000 }
              : offer('a1'),
            offer('a2'),
          ],
        },
        chosen: [
          { offer: 'a1', quantity: 1, amount: params?.['offers'] === 'levels' ? 60_000 : 100, lapsed: 'N' },
        ],
        waiting: [{ offer: 'a2', state: 'waiting', position: 1 }],
        held_until: later,
        now,
      }),
    ],
  ]);
