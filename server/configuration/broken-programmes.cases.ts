import { type BrokenDocument, row } from './broken-document.ts';

/** Schedules, people, places and partners, broken as people break them. */
export const brokenProgrammes: readonly BrokenDocument[] = [
  row(
    'teachers/catalogue/schedule',
    'a session of a workshop that is not there',
    { '/sessions/0/workshop': 'maths-talks' },
    ['error', '/sessions/0/workshop', 'dangling'],
  ),
  row(
    'teachers/catalogue/schedule',
    'a session at a time that is not there',
    { '/sessions/0/schedule': 'Z' },
    ['error', '/sessions/0/schedule', 'dangling'],
  ),
  row('teachers/catalogue/schedule', 'two sessions of one code', { '/sessions/1/code': 'math-talks-1' }, [
    'error',
    '/sessions/1/code',
    'duplicate_code',
  ]),
  row('teachers/catalogue/schedule', 'a slot at 25:00', { '/slots/0/start': '25:00' }, [
    'error',
    '/slots/0/start',
    'pattern',
  ]),
  row('teachers/catalogue/schedule', 'a slot on a day that is not there', { '/slots/0/day': 'sunday' }, [
    'error',
    '/slots/0/day',
    'dangling',
  ]),
  row(
    'teachers/catalogue/schedule',
    'a slot of a track that is not there',
    { '/slots/0/track': 'vancuver' },
    ['error', '/slots/0/track', 'dangling'],
  ),
  row(
    'teachers/catalogue/schedule',
    'a slot that ends before it begins',
    { '/slots/0/start': '12:00', '/slots/0/end': '10:30' },
    ['warning', '/slots/0/end', 'range'],
  ),
  row('teachers/catalogue/schedule', 'more seats kept back than there are', { '/sessions/0/kept': 40 }, [
    'error',
    '/sessions/0/kept',
    'range',
  ]),
  row('teachers/catalogue/schedule', 'negative seats', { '/sessions/0/capacity': -1 }, [
    'error',
    '/sessions/0/capacity',
    'minimum',
  ]),
  row('teachers/catalogue/schedule', 'too many seats', { '/sessions/0/capacity': 9_999_999 }, [
    'error',
    '/sessions/0/capacity',
    'maximum',
  ]),
  row(
    'teachers/catalogue/schedule',
    'a filter value that is not there',
    { '/workshops/0/filters/subject': ['numercy'] },
    ['error', '/workshops/0/filters/subject/0', 'dangling'],
  ),
  row(
    'teachers/catalogue/schedule',
    'a filter that is not there',
    { '/workshops/0/filters/topic': ['numeracy'] },
    ['error', '/workshops/0/filters/topic', 'dangling'],
  ),
  row(
    'teachers/catalogue/schedule',
    'a room that the plan has not',
    { '/sessions/0/room': { en: 'Room 999', fr: 'Salle 999' } },
    ['warning', '/sessions/0/room', 'unknown_room'],
  ),
  row(
    'teachers/catalogue/schedule',
    'two sessions in one room at one time',
    { '/sessions/1/schedule': 'A' },
    ['warning', '/sessions/1/room', 'booked_twice'],
  ),
  row(
    'teachers/catalogue/schedule',
    'a presenter that is not there',
    { '/workshops/0/presenters': [{ name: 'Pria Raman' }] },
    ['warning', '/workshops/0/presenters/0/name', 'unknown_person'],
  ),
  row(
    'teachers/catalogue/schedule',
    'a presenter without a name',
    { '/workshops/0/presenters': [{ name: '' }] },
    ['warning', '/workshops/0/presenters/0/name', 'empty_text'],
  ),
  row(
    'teachers/catalogue/schedule',
    'a workshop without a session',
    { '/sessions/0/workshop': 'robotics', '/sessions/1/workshop': 'robotics' },
    ['warning', '/workshops/0', 'never_offered'],
  ),
  row(
    'teachers/catalogue/schedule',
    'a fee that is free',
    { '/sessions/0/fee': { amount: 500, payable: 'registration' }, '/sessions/0/free_included': 'Y' },
    ['error', '/sessions/0/free_included', 'not_allowed'],
  ),
  row('teachers/catalogue/schedule', 'a session in person at an online time', { '/sessions/0/type': 'X' }, [
    'error',
    '/sessions/0/type',
    'not_allowed',
  ]),
  row('teachers/catalogue/schedule', 'seats as text', { '/sessions/0/capacity': '32' }, [
    'error',
    '/sessions/0/capacity',
    'wrong_type',
  ]),
  row('teachers/catalogue/schedule', 'a filter without options', { '/filters/0/options': [] }, [
    'error',
    '/workshops/0/filters/subject/0',
    'dangling',
  ]),
  row(
    'teachers/catalogue/schedule',
    'an in-person session in an online track',
    { '/slots/0/track': 'online' },
    ['warning', '/sessions/0/type', 'contradiction'],
  ),
  row('teachers/catalogue/locations', 'half a place on the globe', { '/locations/0/longitude': undefined }, [
    'error',
    '/locations/0',
    'missing',
  ]),
  row('teachers/catalogue/locations', 'a latitude off the globe', { '/locations/0/latitude': 490 }, [
    'error',
    '/locations/0/latitude',
    'maximum',
  ]),
  row(
    'teachers/catalogue/locations',
    'latitude and longitude swapped',
    { '/locations/0/latitude': -123.1, '/locations/0/longitude': 49.2 },
    ['error', '/locations/0/latitude', 'minimum'],
  ),
  row('teachers/catalogue/locations', 'a track that is not there', { '/locations/0/tracks': ['vancover'] }, [
    'error',
    '/locations/0/tracks/0',
    'dangling',
  ]),
  row('teachers/catalogue/locations', 'two locations of one code', { '/locations/1/code': 'harbourside' }, [
    'error',
    '/locations/1/code',
    'duplicate_code',
  ]),
  row(
    'teachers/catalogue/locations',
    'a picture that is not there',
    { '/locations/0/picture': 'scene:hal' },
    ['warning', '/locations/0/picture', 'unknown_drawing'],
  ),
  row(
    'teachers/catalogue/people',
    'a keynote on a day that is not there',
    { '/people/0/keynote/day': 'sunday' },
    ['error', '/people/0/keynote/day', 'dangling'],
  ),
  row(
    'teachers/catalogue/people',
    'a keynote that ends before it begins',
    { '/people/0/keynote/end': '08:00' },
    ['warning', '/people/0/keynote/end', 'range'],
  ),
  row('teachers/catalogue/people', 'two people of one code', { '/people/1/code': 'nadine-achebe' }, [
    'error',
    '/people/1/code',
    'duplicate_code',
  ]),
  row('teachers/catalogue/people', 'a link that runs a script', { '/people/0/link': 'javascript:alert(1)' }, [
    'error',
    '/people/0/link',
    'pattern',
  ]),
  row('teachers/catalogue/people', 'a hair style that is not there', { '/people/0/portrait/hair': 'afroo' }, [
    'error',
    '/people/0/portrait/hair',
    'not_allowed',
  ]),
  row('teachers/catalogue/people', 'two people of one name', { '/people/1/name': 'Dr. Nadine Achebe' }, [
    'warning',
    '/people/1/name',
    'duplicate_name',
  ]),
  row(
    'teachers/catalogue/people',
    'a biography with a script',
    { '/people/0/biography': { en: '<script>alert(1)</script>', fr: 'x' } },
    ['warning', '/people/0/biography/en', 'unsafe_html'],
  ),
  row(
    'teachers/catalogue/people',
    'a biography with an onclick',
    { '/people/0/biography': { en: '<p onclick="x()">x</p>', fr: 'x' } },
    ['warning', '/people/0/biography/en', 'unsafe_html'],
  ),
  row('teachers/catalogue/sponsors', 'a level that is not there', { '/sponsors/0/level': 'golden' }, [
    'error',
    '/sponsors/0/level',
    'dangling',
  ]),
  row('teachers/catalogue/sponsors', 'two sponsors of one code', { '/sponsors/1/code': 'northlight' }, [
    'error',
    '/sponsors/1/code',
    'duplicate_code',
  ]),
  row('teachers/catalogue/exhibitors', 'a type that is not there', { '/exhibitors/0/type': 'publisher' }, [
    'error',
    '/exhibitors/0/type',
    'dangling',
  ]),
  row('teachers/catalogue/exhibitors', 'two exhibitors at one booth', { '/exhibitors/1/booth': '1' }, [
    'warning',
    '/exhibitors/1/booth',
    'duplicate_name',
  ]),
  row('teachers/catalogue/accommodations', 'a price as text', { '/accommodations/0/rooms/0/amount': '189' }, [
    'error',
    '/accommodations/0/rooms/0/amount',
    'wrong_type',
  ]),
  row(
    'teachers/catalogue/accommodations',
    'two hotels of one code',
    { '/accommodations/1/code': 'quayside' },
    ['error', '/accommodations/1/code', 'duplicate_code'],
  ),
  row(
    'teachers/catalogue/accommodations',
    'a day that does not exist',
    { '/accommodations/0/until': '2027-02-30' },
    ['error', '/accommodations/0/until', 'calendar_day'],
  ),
  row(
    'teachers/catalogue/accommodations',
    'rooms held after the event',
    { '/accommodations/0/until': '2028-01-20' },
    ['warning', '/accommodations/0/until', 'range'],
  ),
  row('teachers/catalogue/accommodations', 'a phone with words', { '/accommodations/0/phone': 'call us' }, [
    'error',
    '/accommodations/0/phone',
    'pattern',
  ]),
  row('teachers/catalogue/floor-plan', 'two rooms of one code', { '/rooms/1/code': 'great-hall' }, [
    'error',
    '/rooms/1/code',
    'duplicate_code',
  ]),
  row('teachers/catalogue/floor-plan', 'a floor that is not there', { '/rooms/0/floor': 'cellar' }, [
    'error',
    '/rooms/0/floor',
    'dangling',
  ]),
  row('teachers/catalogue/floor-plan', 'a room off the plan', { '/rooms/0/rectangle': [3000, 16, 10, 10] }, [
    'error',
    '/rooms/0/rectangle',
    'outside_plan',
  ]),
];
