import type { Event } from '#engine/contract/event.ts';
import teachers from '#fixtures/events/teachers/event.json' with { type: 'json' };

/** The teachers' event as the API answers it; a test names what is different. */
export function testEvent(changes: Partial<Event> = {}): Event {
  const { event_code, client_code, client_name, name, location, dates, timezone } = teachers;
  const theme_system = teachers.theme.theme_system as Event['theme']['theme_system'];
  return {
    event_code,
    client_code,
    client_name,
    name,
    location,
    type: 'H',
    date: dates,
    timezone,
    languages: ['en', 'fr'],
    client_logo: teachers.client_logo,
    theme: { theme_type: 'tiles', theme_system },
    days: teachers.days,
    tracks: teachers.tracks as Event['tracks'],
    sessions: 97,
    options: {},
    privacy_notice: teachers.privacy_notice,
    contact_email: teachers.contact_email,
    test_domain: 'N',
    testable: 'Y',
    event_bilingual: 'Y',
    registration_new_open: 'Y',
    registration_workshops: 'N',
    website_homepage_active: 'home',
    website_menu_manage_registration: 'N',
    website_menu_submenu_activated: 'Y',
    menu: [],
    places: 'N',
    realtime: { key: 'key', channel: 'event' },
    version: 1,
    ...changes,
  };
}
