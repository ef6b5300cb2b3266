// @vitest-environment jsdom
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import type { BookedItem } from '#engine/event/cart/booked.ts';
import type { WorkshopCartEntry } from '#engine/event/cart/workshop-cart.ts';
import { WorkshopList } from '#src/flow/review/workshop-list.tsx';
import { BookedList } from '#src/flow/submitted/booked-list.tsx';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { FreedList } from './freed-list.tsx';

beforeAll(async () => {
  await loadTexts('fr');
  await loadArea('fr', 'registration');
  await loadArea('fr', 'manage');
});

const booked = {
  kind: 'activity',
  item: 'walk',
  name: 'Promenade',
  when: { en: 'Friday, February 19', fr: 'vendredi 19 février' },
} as BookedItem;
const workshop = {
  equipment: 'Un tablier',
  workshops_session_code: 'drums-1',
  workshops_cart_status: 'Y',
  workshops_title: 'Les tambours',
  workshops_schedule_start: '2027-02-19T10:30:00-08:00',
  workshops_schedule_end: '2027-02-19T12:00:00-08:00',
  workshops_schedule_track_timezone: 'America/Vancouver',
  presenters: [],
} as unknown as WorkshopCartEntry;

test.each<[string, ReactNode]>([
  ['bookings', <BookedList key="b" booked={[booked]} />],
  ['what a cancellation releases', <FreedList key="f" freed={[booked]} />],
  ['workshops', <WorkshopList key="w" workshops={[workshop]} />],
])('a line of %s starts with a capital letter in French', (_, list) => {
  const { container } = render(<LocaleProvider locale="fr">{list}</LocaleProvider>);
  expect(container.textContent).toMatch(/Ven(dredi|\.)/);
});

test('what to bring to a workshop is named as such', () => {
  const { container } = render(
    <LocaleProvider locale="fr">
      <WorkshopList workshops={[workshop]} />
    </LocaleProvider>,
  );
  expect(container.textContent.replaceAll('\u00a0', ' ')).toContain('À apporter : Un tablier');
});
