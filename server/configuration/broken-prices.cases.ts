import { type BrokenDocument, row } from './broken-document.ts';

/** Fees, codes and refunds, broken as people break them. */
export const brokenPrices: readonly BrokenDocument[] = [
  row('teachers/catalogue/fees', 'a negative fee', { '/fees/0/amount': -100 }, [
    'error',
    '/fees/0/amount',
    'minimum',
  ]),
  row('teachers/catalogue/fees', 'an amount as text', { '/fees/0/amount': '185.00' }, [
    'error',
    '/fees/0/amount',
    'wrong_type',
  ]),
  row('teachers/catalogue/fees', 'an amount in dollars with cents', { '/fees/0/amount': 185.5 }, [
    'error',
    '/fees/0/amount',
    'wrong_type',
  ]),
  row('teachers/catalogue/fees', 'a tax over 100 percent', { '/taxes/0/percent': 105 }, [
    'error',
    '/taxes/0/percent',
    'maximum',
  ]),
  row('teachers/catalogue/fees', 'two fees of one code', { '/fees/1/code': 'in_person_both_member' }, [
    'error',
    '/fees/1/code',
    'duplicate_code',
  ]),
  row(
    'teachers/catalogue/fees',
    'an early-bird amount that is higher',
    { '/fees/0/early_bird/amount': 20_000 },
    ['error', '/fees/0/early_bird/amount', 'range'],
  ),
  row(
    'teachers/catalogue/fees',
    'an early-bird day that does not exist',
    { '/fees/0/early_bird/until': '2027-02-30' },
    ['error', '/fees/0/early_bird/until', 'calendar_day'],
  ),
  row('teachers/catalogue/fees', 'a category that is unknown', { '/fees/0/category': 'conferense' }, [
    'error',
    '/fees/0/category',
    'not_allowed',
  ]),
  row(
    'teachers/catalogue/fees',
    'a misspelled label',
    { '/fees/0/label': undefined, '/fees/0/lable': { en: 'x', fr: 'x' } },
    ['error', '/fees/0', 'missing'],
  ),
  row(
    'teachers/catalogue/fees',
    'a field that a step has not',
    { '/fees/12/when': { '==': [{ var: 'answers.participation.recepton' }, 'Y'] } },
    ['error', '/fees/12/when', 'dangling'],
  ),
  row(
    'teachers/catalogue/fees',
    'a step that is not there',
    { '/fees/12/when': { '==': [{ var: 'answers.particpation.reception' }, 'Y'] } },
    ['error', '/fees/12/when', 'dangling'],
  ),
  row(
    'teachers/catalogue/fees',
    'an operator that is not there',
    { '/fees/12/when': { '=': [{ var: 'registration.mode' }, 'Hybrid'] } },
    ['error', '/fees/12/when', 'unknown_operator'],
  ),
  row(
    'teachers/catalogue/fees',
    'two operators in one condition',
    { '/fees/12/when': { '==': [1, 1], '!=': [1, 2] } },
    ['error', '/fees/12/when', 'wrong_type'],
  ),
  row(
    'teachers/catalogue/fees',
    'mode misspelled as a variable',
    { '/fees/12/when': { '==': [{ var: 'registration.mod' }, 'Hybrid'] } },
    ['error', '/fees/12/when', 'dangling'],
  ),
  row('teachers/catalogue/fees', 'a currency that is unknown', { '/currency': 'CAN' }, [
    'error',
    '/currency',
    'not_allowed',
  ]),
  row(
    'teachers/catalogue/fees',
    'a tax for a category that costs nothing',
    { '/taxes/0/categories': ['conferences'] },
    ['error', '/taxes/0/categories/0', 'not_allowed'],
  ),
  row('teachers/catalogue/fees', 'a tax of nothing', { '/taxes/0/percent': 0 }, [
    'error',
    '/taxes/0/percent',
    'exclusiveMinimum',
  ]),
  row('teachers/catalogue/fees', 'a tax without categories', { '/taxes/0/categories': [] }, [
    'error',
    '/taxes/0/categories',
    'minItems',
  ]),
  row('teachers/catalogue/fees', 'a fee of nothing', { '/fees/12/amount': 0 }, [
    'error',
    '/fees/12/amount',
    'minimum',
  ]),
  row('teachers/catalogue/fees', 'a huge fee', { '/fees/0/amount': 18_500_000_000_000 }, [
    'error',
    '/fees/0/amount',
    'maximum',
  ]),
  row('teachers/catalogue/fees', 'a text without its French', { '/fees/0/label': { en: 'In person' } }, [
    'error',
    '/fees/0/label',
    'missing_translation',
  ]),
  row('teachers/catalogue/fees', 'an empty text', { '/fees/0/label': { en: '', fr: '' } }, [
    'warning',
    '/fees/0/label/en',
    'empty_text',
  ]),
  row('teachers/catalogue/discounts', 'a discount over 100 percent', { '/discounts/1/percent': 110 }, [
    'error',
    '/discounts/1/percent',
    'maximum',
  ]),
  row('teachers/catalogue/discounts', 'a negative discount', { '/discounts/0/amount': -100 }, [
    'error',
    '/discounts/0/amount',
    'minimum',
  ]),
  row('teachers/catalogue/discounts', 'percent and amount at once', { '/discounts/1/amount': 100 }, [
    'error',
    '/discounts/1',
    'not_allowed',
  ]),
  row('teachers/catalogue/discounts', 'neither percent nor amount', { '/discounts/1/percent': undefined }, [
    'error',
    '/discounts/1',
    'missing',
  ]),
  row('teachers/catalogue/discounts', 'two codes alike', { '/discounts/1/code': 'SD36-2027' }, [
    'error',
    '/discounts/1/code',
    'duplicate_code',
  ]),
  row('teachers/catalogue/discounts', 'a code in lower case', { '/discounts/1/code': 'early10' }, [
    'error',
    '/discounts/1/code',
    'pattern',
  ]),
  row(
    'teachers/catalogue/discounts',
    'a code that ends before it begins',
    { '/discounts/1/from': '2027-01-20', '/discounts/1/until': '2027-01-10' },
    ['error', '/discounts/1/until', 'range'],
  ),
  row('teachers/catalogue/discounts', 'a limit of nobody', { '/discounts/1/limit': 0 }, [
    'error',
    '/discounts/1/limit',
    'minimum',
  ]),
  row('teachers/catalogue/discounts', 'categories of nothing', { '/discounts/1/categories': [] }, [
    'error',
    '/discounts/1/categories',
    'minItems',
  ]),
  row(
    'teachers/catalogue/discounts',
    'everything off without a limit',
    { '/discounts/1/percent': 100, '/discounts/1/categories': undefined },
    ['warning', '/discounts/1', 'unlimited'],
  ),
  row('teachers/catalogue/discounts', 'a discount of nothing', { '/discounts/0/amount': 0 }, [
    'error',
    '/discounts/0/amount',
    'minimum',
  ]),
  row('teachers/catalogue/discounts', 'a day that does not exist', { '/discounts/1/until': '2027-02-30' }, [
    'error',
    '/discounts/1/until',
    'calendar_day',
  ]),
  row(
    'teachers/catalogue/discounts',
    'a discount that nobody can meet',
    {
      '/discounts/1/when': {
        and: [
          { '==': [{ var: 'registration.mode' }, 'Hybrid'] },
          { '==': [{ var: 'registration.track' }, 'online'] },
        ],
      },
    },
    ['error', '/discounts/1/when', 'never_met'],
  ),
  row('teachers/catalogue/cancellation', 'a refund over 100 percent', { '/refunds/0': { percent: 120 } }, [
    'error',
    '/refunds/0/percent',
    'maximum',
  ]),
  row(
    'teachers/catalogue/cancellation',
    'a refund of both kinds',
    { '/refunds/0': { percent: 50, amount: 100 } },
    ['error', '/refunds/0', 'not_allowed'],
  ),
  row(
    'teachers/catalogue/cancellation',
    'nothing back of which something is kept',
    { '/refunds/0': { percent: 0, keeps: 2500 } },
    ['error', '/refunds/0/keeps', 'not_allowed'],
  ),
  row('teachers/catalogue/cancellation', 'a day as people write it', { '/refunds/0/until': '22/01/2027' }, [
    'error',
    '/refunds/0/until',
    'pattern',
  ]),
  row('teachers/catalogue/cancellation', 'a day that does not exist', { '/refunds/0/until': '2027-02-30' }, [
    'error',
    '/refunds/0/until',
    'calendar_day',
  ]),
  row('teachers/catalogue/cancellation', 'a last day after the event', { '/until': '2028-01-01' }, [
    'warning',
    '/until',
    'range',
  ]),
  row(
    'teachers/catalogue/cancellation',
    'a refund for a category where nothing costs',
    { '/refunds/0/categories': ['donations'] },
    ['error', '/refunds/0/categories/0', 'not_allowed'],
  ),
  row('teachers/catalogue/cancellation', 'a refund after the event', { '/refunds/0/until': '2028-01-22' }, [
    'warning',
    '/refunds/0/until',
    'range',
  ]),
  row(
    'teachers/catalogue/cancellation',
    'more kept than is given back',
    { '/refunds/0': { amount: 1000, keeps: 2500 } },
    ['warning', '/refunds/0/keeps', 'range'],
  ),
  row('teachers/catalogue/cancellation', 'an amount of nothing', { '/refunds/0': { amount: 0 } }, [
    'error',
    '/refunds/0/amount',
    'minimum',
  ]),
  row('teachers/catalogue/cancellation', 'a last day that is no day', { '/until': '2027-13-01' }, [
    'error',
    '/until',
    'calendar_day',
  ]),
];
