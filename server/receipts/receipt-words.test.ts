import { expect, test } from 'vitest';
import { paperWords } from './receipt-words.ts';

const words = {
  'receipt.registration': { en: 'Order code', fr: 'Code de commande' },
  'receipt.number': 'No. {number}',
  'mail.receipt.1': 'The receipt is attached.',
};

test('an event has its own words on a receipt, the number among them', () => {
  const { registration, number, title } = paperWords({ words }, 'fr');
  expect({ registration, number, title }).toEqual({
    registration: 'Code de commande',
    number: 'No. {number}',
    title: 'Reçu',
  });
});

test('another paper keeps what makes it another', () => {
  const refund = paperWords({ words }, 'en', { kinds: ['refund'] });
  expect(refund.number).toBe('Refund of receipt no. {number}');
  expect(refund.registration).toBe('Order code');
});

test('and has the event’s own words where it is another, and what is said of it alone over all', () => {
  const own = { ...words, 'papers.refund.title': 'Money back', 'papers.invoice.title': 'Bill' };
  expect(paperWords({ words: own }, 'en', { kinds: ['refund'] }).title).toBe('Money back');
  expect(paperWords({ words: own }, 'en', { kinds: ['groupInvoice', 'invoice'] })).toMatchObject({
    title: 'Bill',
    registration: 'Group code',
  });
  const said = { title: 'Money back for Ada' };
  expect(paperWords({ words: own }, 'en', { kinds: ['refund'], said }).title).toBe(said.title);
});
