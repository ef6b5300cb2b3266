import { type BrokenDocument, row } from './broken-document.ts';

/** Memberships, products, activities and booths, broken as people break them. */
export const brokenOffers: readonly BrokenDocument[] = [
  row('teachers/catalogue/membership', 'a question that its form has not', { '/questions/0': 'certificat' }, [
    'error',
    '/questions/0',
    'dangling',
  ]),
  row('teachers/catalogue/membership', 'a form that is not there', { '/form_type': 'memberships' }, [
    'error',
    '/form_type',
    'dangling',
  ]),
  row(
    'teachers/catalogue/membership',
    'a decline field that is not there',
    { '/decline_field': 'declined' },
    ['error', '/decline_field', 'dangling'],
  ),
  row('teachers/catalogue/membership', 'two types of one ID', { '/types/1/ID': 'TL' }, [
    'error',
    '/types/1/ID',
    'duplicate_code',
  ]),
  row('teachers/catalogue/membership', 'a negative amount', { '/types/0/amount': -1 }, [
    'error',
    '/types/0/amount',
    'minimum',
  ]),
  row('teachers/catalogue/membership', 'two organizations alike', { '/organizations/1/id': 'primary' }, [
    'error',
    '/organizations/1/id',
    'duplicate_code',
  ]),
  row('teachers/catalogue/membership', 'no types', { '/types': [] }, ['error', '/types', 'minItems']),
  row('teachers/catalogue/products', 'two products of one code', { '/offers/1/code': 'tote' }, [
    'error',
    '/offers/1/code',
    'duplicate_code',
  ]),
  row('teachers/catalogue/products', 'a product without variants', { '/offers/0/variants': [] }, [
    'error',
    '/offers/0/variants',
    'minItems',
  ]),
  row('teachers/catalogue/products', 'two variants of one code', { '/offers/0/variants/1/code': 'green' }, [
    'error',
    '/offers/0/variants/1/code',
    'duplicate_code',
  ]),
  row('teachers/catalogue/products', 'a negative price', { '/offers/0/amount': -1 }, [
    'error',
    '/offers/0/amount',
    'minimum',
  ]),
  row('teachers/catalogue/products', 'a track that is not there', { '/offers/0/tracks': ['in-person'] }, [
    'error',
    '/offers/0/tracks/0',
    'dangling',
  ]),
  row('teachers/catalogue/products', 'negative stock', { '/offers/0/variants/0/stock': -1 }, [
    'error',
    '/offers/0/variants/0/stock',
    'minimum',
  ]),
  row('teachers/catalogue/products', 'a picture that is not there', { '/offers/0/picture': 'tile:leef' }, [
    'warning',
    '/offers/0/picture',
    'unknown_drawing',
  ]),
  row(
    'teachers/catalogue/products',
    'none left of anything',
    { '/offers/0/variants/0/stock': 0, '/offers/0/variants/1/stock': 0 },
    ['warning', '/offers/0/variants', 'closed'],
  ),
  row('teachers/catalogue/activities', 'a day that is not there', { '/offers/0/day': 'thursday' }, [
    'error',
    '/offers/0/day',
    'dangling',
  ]),
  row(
    'teachers/catalogue/activities',
    'an end before its start',
    { '/offers/0/start': '08:30', '/offers/0/end': '07:00' },
    ['warning', '/offers/0/end', 'range'],
  ),
  row('teachers/catalogue/activities', 'a start without a day', { '/offers/0/day': undefined }, [
    'error',
    '/offers/0',
    'missing',
  ]),
  row('teachers/catalogue/activities', 'an end without a start', { '/offers/0/start': undefined }, [
    'error',
    '/offers/0',
    'missing',
  ]),
  row('teachers/catalogue/activities', 'a track that is not there', { '/offers/0/tracks': ['vancover'] }, [
    'error',
    '/offers/0/tracks/0',
    'dangling',
  ]),
  row('teachers/catalogue/activities', 'more for one than there is room for', { '/offers/0/stock': 1 }, [
    'warning',
    '/offers/0/most',
    'range',
  ]),
  row('teachers/catalogue/activities', 'two activities of one code', { '/offers/1/code': 'seawall' }, [
    'error',
    '/offers/1/code',
    'duplicate_code',
  ]),
  row('teachers/catalogue/activities', 'no activities', { '/offers': [] }, ['error', '/offers', 'minItems']),
  row('teachers/catalogue/booths', 'a group that is not there', { '/offers/0/group': 'huge' }, [
    'error',
    '/offers/0/group',
    'dangling',
  ]),
  row('teachers/catalogue/booths', 'a booth off the plan', { '/offers/0/place': [2000, 30, 60, 40] }, [
    'warning',
    '/offers/0/place',
    'outside_plan',
  ]),
  row('teachers/catalogue/booths', 'two booths of one code', { '/offers/1/code': 'A1' }, [
    'error',
    '/offers/1/code',
    'duplicate_code',
  ]),
  row('teachers/catalogue/booths', 'a booth without a place', { '/offers/0/place': undefined }, [
    'error',
    '/offers/0/place',
    'missing',
  ]),
  row('teachers/catalogue/booths', 'two booths on one spot', { '/offers/0/place': [204, 30, 62, 42] }, [
    'warning',
    '/offers/1/place',
    'overlap',
  ]),
  row(
    'teachers/catalogue/sponsor-levels',
    'a range the wrong way around',
    { '/offers/0/minimum': 200_000, '/offers/0/maximum': 100 },
    ['error', '/offers/0/minimum', 'range'],
  ),
  row('teachers/catalogue/sponsor-levels', 'half of a range', { '/offers/0/maximum': undefined }, [
    'error',
    '/offers/0',
    'missing',
  ]),
  row(
    'teachers/catalogue/sponsor-levels',
    'a benefit that is not there',
    { '/offers/0/benefits': { webiste: 'x' } },
    ['error', '/offers/0/benefits/webiste', 'dangling'],
  ),
  row('teachers/catalogue/sponsor-levels', 'ranges that leave a gap', { '/offers/0/maximum': 100_000 }, [
    'warning',
    '/offers/0/maximum',
    'gap',
  ]),
  row('teachers/catalogue/sponsor-levels', 'ranges that overlap', { '/offers/0/maximum': 200_000 }, [
    'warning',
    '/offers/0/maximum',
    'overlap',
  ]),
  row('teachers/catalogue/booths', 'a negative price', { '/offers/0/amount': -1 }, [
    'error',
    '/offers/0/amount',
    'minimum',
  ]),
];
