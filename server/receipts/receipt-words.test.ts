import { expect, test } from 'vitest';
import { wordsIn } from '#server/languages/words.ts';
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
  const refund = paperWords({ words }, 'en', wordsIn('en').papers.refund);
  expect(refund.number).toBe('Refund of receipt no. {number}');
  expect(refund.registration).toBe('Order code');
});
