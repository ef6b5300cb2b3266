import { type BrokenDocument, row } from './broken-document.ts';

/** Events, menus and pages, broken as people break them. */
export const brokenSites: readonly BrokenDocument[] = [
  row('teachers/event', 'a day outside the dates', { '/days/0/date': '2027-03-19' }, [
    'error',
    '/days/0/date',
    'range',
  ]),
  row('teachers/event', 'a day that does not exist', { '/days/0/date': '2027-02-30' }, [
    'error',
    '/days/0/date',
    'calendar_day',
  ]),
  row('teachers/event', 'a time zone that is not there', { '/timezone': 'Vancouver' }, [
    'error',
    '/timezone',
    'time_zone',
  ]),
  row('teachers/event', 'a track in PST', { '/tracks/1/timezone': 'Eastern' }, [
    'error',
    '/tracks/1/timezone',
    'time_zone',
  ]),
  row('teachers/event', 'a bad colour', { '/theme/theme_system/accent': 'blue' }, [
    'error',
    '/theme/theme_system/accent',
    'pattern',
  ]),
  row('teachers/event', 'a theme that is not there', { '/theme/theme_type': 'tile' }, [
    'error',
    '/theme/theme_type',
    'not_allowed',
  ]),
  row('teachers/event', 'two tracks of one code', { '/tracks/1/code': 'vancouver' }, [
    'error',
    '/tracks/1/code',
    'duplicate_code',
  ]),
  row('teachers/event', 'two tracks of one name in addresses', { '/tracks/1/seo': 'in-person' }, [
    'error',
    '/tracks/1/seo',
    'duplicate_code',
  ]),
  row('teachers/event', 'a language that is not there', { '/languages': ['en', 'es'] }, [
    'error',
    '/languages/1',
    'not_allowed',
  ]),
  row('teachers/event', 'Yes for Y', { '/options/waitlist': 'Yes' }, [
    'error',
    '/options/waitlist',
    'not_allowed',
  ]),
  row('teachers/event', 'true for Y', { '/options/waitlist': true }, [
    'error',
    '/options/waitlist',
    'not_allowed',
  ]),
  row('teachers/event', 'a negative capacity', { '/options/capacity': -5 }, [
    'error',
    '/options/capacity',
    'minimum',
  ]),
  row('teachers/event', 'a misspelled option', { '/options/registraton_open': 'Y' }, [
    'error',
    '/options/registraton_open',
    'unknown_key',
  ]),
  row('teachers/event', 'an email that is none', { '/contact_email': 'hello(at)roomtogrow.example' }, [
    'error',
    '/contact_email',
    'email',
  ]),
  row('teachers/event', 'a host with a scheme', { '/hosts/0': 'https://teachers.localhost' }, [
    'error',
    '/hosts/0',
    'pattern',
  ]),
  row('teachers/event', 'no hosts', { '/hosts': [] }, ['error', '/hosts', 'minItems']),
  row('teachers/event', 'two days of one code', { '/days/1/code': 'friday' }, [
    'error',
    '/days/1/code',
    'duplicate_code',
  ]),
  row('teachers/event', 'two days on one date', { '/days/1/date': '2027-02-19' }, [
    'warning',
    '/days/1/date',
    'duplicate_day',
  ]),
  row('teachers/event', 'a day removed', { '/days/1': undefined }, ['error', '', 'dangling']),
  row(
    'teachers/event',
    'more kept back than a track has',
    { '/tracks/0/capacity': 10, '/tracks/0/kept': 20 },
    ['error', '/tracks/0/kept', 'range'],
  ),
  row('teachers/event', 'tracks larger than the event', { '/tracks/0/capacity': 5000 }, [
    'warning',
    '/tracks/0/capacity',
    'range',
  ]),
  row('teachers/event', 'a hold longer than its cap', { '/options/hold_minutes': 90 }, [
    'warning',
    '/options/hold_minutes',
    'range',
  ]),
  row('teachers/event', 'a word that no text has', { '/words': { 'nothing.here': { en: 'x', fr: 'x' } } }, [
    'error',
    '/words/nothing.here',
    'unknown_word',
  ]),
  row(
    'teachers/event',
    'a notice longer than the retention',
    { '/retention': { days: 10, notice_days: 30 } },
    ['warning', '/retention/notice_days', 'range'],
  ),
  row('teachers/event', 'a language that is not among them', { '/languages': ['fr'], '/language': 'en' }, [
    'error',
    '/language',
    'not_allowed',
  ]),
  row('teachers/event', 'an event of nobody', { '/options/capacity': 0 }, [
    'warning',
    '/options/capacity',
    'range',
  ]),
  row('teachers/event', 'a track of nobody', { '/tracks/0/capacity': 0 }, [
    'warning',
    '/tracks/0/capacity',
    'range',
  ]),
  row('teachers/event', 'type online with rooms', { '/type': 'O' }, ['warning', '/type', 'contradiction']),
  row('teachers/event', 'two options of one id in a list', { '/lists/roles/1/id': 'classroom' }, [
    'error',
    '/lists/roles/1/id',
    'duplicate_code',
  ]),
  row('teachers/event', 'an empty list', { '/lists/roles': [] }, ['error', '/lists/roles', 'closed']),
  row(
    'teachers/event',
    'all options of a list closed',
    {
      '/lists/roles': [
        { id: 'classroom', name: { en: 'C', fr: 'C' }, enabled: 'N' },
        { id: 'other', name: { en: 'C', fr: 'C' }, enabled: 'N' },
      ],
    },
    ['error', '/lists/roles', 'closed'],
  ),
  row('teachers/event', 'a list removed', { '/lists/roles': undefined }, ['error', '/lists', 'dangling']),
  row('teachers/event', 'an address for tests', { '/live_domain': 'https://x.example/' }, [
    'error',
    '/live_domain',
    'pattern',
  ]),
  row(
    'teachers/menu',
    'a link to a page that is not there',
    { '/items/1/submenu/0/submenu/0/link': '/shedule' },
    ['warning', '/items/1/submenu/0/submenu/0/link', 'dangling'],
  ),
  row('teachers/menu', 'a link that runs a script', { '/items/0/link': 'javascript:alert(1)' }, [
    'error',
    '/items/0/link',
    'pattern',
  ]),
  row('teachers/menu', 'no entries', { '/items': [] }, ['warning', '/items', 'empty']),
  row('teachers/menu', 'an empty label', { '/items/0/label': { en: '', fr: '' } }, [
    'warning',
    '/items/0/label/en',
    'empty_text',
  ]),
  row('teachers/menu', 'a label without its French', { '/items/0/label': { en: 'Home' } }, [
    'error',
    '/items/0/label',
    'missing_translation',
  ]),
  row('teachers/menu', 'a misspelled label', { '/items/0/label': undefined, '/items/0/lable': 'x' }, [
    'error',
    '/items/0',
    'missing',
  ]),
  row('teachers/page/home', 'a block that is not there', { '/blocks/1/block': 'quotes' }, [
    'error',
    '/blocks/1/block',
    'unknown_type',
  ]),
  row('teachers/page/home', 'a link to a page that is not there', { '/blocks/0/action/link': '/shedule' }, [
    'warning',
    '/blocks/0/action/link',
    'dangling',
  ]),
  row('teachers/page/home', 'a track that is not there', { '/blocks/2/tracks/0/track': 'vancover' }, [
    'error',
    '/blocks/2/tracks/0/track',
    'unknown_track',
  ]),
  row('teachers/page/home', 'a picture that is not there', { '/blocks/1/picture': 'scene:portait' }, [
    'warning',
    '/blocks/1/picture',
    'unknown_drawing',
  ]),
  row('teachers/page/home', 'a tile that is not there', { '/blocks/0/quilt/0/0': 'hil' }, [
    'error',
    '/blocks/0/quilt/0/0',
    'not_allowed',
  ]),
  row('teachers/page/home', 'no blocks', { '/blocks': [] }, ['warning', '/blocks', 'empty']),
  row('teachers/page/about', 'a page above that is not there', { '/parent': 'nowhere' }, [
    'warning',
    '/parent',
    'unknown_page',
  ]),
  row('teachers/page/about', 'a page below itself', { '/parent': 'about' }, ['error', '/parent', 'circular']),
  row(
    'teachers/page/home',
    'a text with a script',
    { '/blocks/0': { block: 'html', html: { en: '<script>x</script>', fr: 'x' } } },
    ['warning', '/blocks/0/html/en', 'unsafe_html'],
  ),
  row('teachers/page/about', 'a code that is an address of the product', { '/code': 'schedule' }, [
    'error',
    '/code',
    'reserved_code',
  ]),
  row('teachers/page/home', 'a title without its French', { '/title': { en: 'Room' } }, [
    'error',
    '/title',
    'missing_translation',
  ]),
  row(
    'teachers/page/home',
    'a countdown to a day that does not exist',
    {
      '/blocks/1': {
        block: 'countdown',
        until: '2027-02-30T09:00',
        title: { en: 'x', fr: 'x' },
        over: { en: 'x', fr: 'x' },
      },
    },
    ['error', '/blocks/1/until', 'skipped_hour'],
  ),
];
