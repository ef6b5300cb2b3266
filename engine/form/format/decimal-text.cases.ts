import type { Locale } from '../languages/text.ts';

/** Typed text, and the number meant by it in each language; undefined where it is none. */
export const readCases: readonly {
  readonly typed: string;
  readonly en: number | undefined;
  readonly fr: number | undefined;
}[] = [
  { typed: '12', en: 12, fr: 12 },
  { typed: '12.5', en: 12.5, fr: 12.5 },
  { typed: '12,5', en: 12.5, fr: 12.5 },
  { typed: ',5', en: 0.5, fr: 0.5 },
  { typed: '5.', en: 5, fr: 5 },
  { typed: '1,234', en: 1234, fr: 1.234 },
  { typed: '1.234', en: 1.234, fr: 1.234 },
  { typed: '1234,567', en: 1234.567, fr: 1234.567 },
  { typed: '1,234.56', en: 1234.56, fr: 1234.56 },
  { typed: '1.234,56', en: 1234.56, fr: 1234.56 },
  { typed: '1 234,56', en: 1234.56, fr: 1234.56 },
  { typed: '1\u00a0234,56', en: 1234.56, fr: 1234.56 },
  { typed: '1\u202f234\u202f567,8', en: 1234567.8, fr: 1234567.8 },
  { typed: '1,234,567', en: 1234567, fr: 1234567 },
  { typed: '1’234.50', en: 1234.5, fr: 1234.5 },
  { typed: '-3', en: -3, fr: -3 },
  { typed: '\u22123,5', en: -3.5, fr: -3.5 },
  { typed: '-0', en: 0, fr: 0 },
  { typed: '$ 214.00', en: 214, fr: 214 },
  { typed: '214,00 $', en: 214, fr: 214 },
  { typed: '12,5 %', en: 12.5, fr: 12.5 },
  { typed: '  7  ', en: 7, fr: 7 },
  { typed: '\u202a１２.５\u202c', en: 12.5, fr: 12.5 },
  { typed: '\u200b7\ufeff', en: 7, fr: 7 },
  { typed: '', en: undefined, fr: undefined },
  { typed: '.', en: undefined, fr: undefined },
  { typed: '-', en: undefined, fr: undefined },
  { typed: 'abc', en: undefined, fr: undefined },
  { typed: '1e5', en: undefined, fr: undefined },
  { typed: '0x10', en: undefined, fr: undefined },
  { typed: 'Infinity', en: undefined, fr: undefined },
  { typed: '12,34,5', en: undefined, fr: undefined },
  { typed: '1,23,456', en: undefined, fr: undefined },
  { typed: '12.5.3', en: undefined, fr: undefined },
  { typed: '5 apples', en: undefined, fr: undefined },
  { typed: '--5', en: undefined, fr: undefined },
  { typed: '12345678901234567', en: undefined, fr: undefined },
];

/** Numbers, and how fields write them (spec §9 "Field currency default", "percent without grouping"). */
export const writeCases: readonly {
  readonly field: Readonly<Record<string, unknown>> & {
    readonly type: 'currency' | 'percent' | 'number' | 'quantity';
  };
  readonly value: number;
  readonly written: Readonly<Record<Locale, string>>;
}[] = [
  { field: { type: 'currency' }, value: 1234.5, written: { en: '1,234.50', fr: '1\u00a0234,50' } },
  {
    field: { type: 'currency' },
    value: 1234567,
    written: { en: '1,234,567.00', fr: '1\u00a0234\u00a0567,00' },
  },
  { field: { type: 'currency', prefix: 'R$ ' }, value: 0.5, written: { en: 'R$ 0.50', fr: 'R$ 0,50' } },
  {
    field: { type: 'currency', currency: 'BRL' },
    value: 1234.5,
    written: { en: 'R$ 1,234.50', fr: 'R$ 1\u00a0234,50' },
  },
  { field: { type: 'currency', currency: 'BRL', prefix: '' }, value: 5, written: { en: '5.00', fr: '5,00' } },
  { field: { type: 'currency', currency: 'CAD' }, value: 5, written: { en: '5.00', fr: '5,00' } },
  {
    field: { type: 'currency', decimal: ',', thousands: '.' },
    value: 1234.5,
    written: { en: '1.234,50', fr: '1.234,50' },
  },
  {
    field: { type: 'currency', precision: 0, thousands: '' },
    value: 1234,
    written: { en: '1234', fr: '1234' },
  },
  { field: { type: 'currency' }, value: 1.005, written: { en: '1.005', fr: '1,005' } },
  { field: { type: 'currency' }, value: -5, written: { en: '-5.00', fr: '-5,00' } },
  { field: { type: 'percent' }, value: 1234.5, written: { en: '1234.5%', fr: '1234,5\u00a0%' } },
  { field: { type: 'number' }, value: 2027, written: { en: '2027', fr: '2027' } },
  { field: { type: 'number' }, value: 0.1, written: { en: '0.1', fr: '0,1' } },
  { field: { type: 'quantity' }, value: 3, written: { en: '3', fr: '3' } },
];
