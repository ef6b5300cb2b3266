import { expect, test } from 'vitest';
import { readDossierNews } from './dossier-news.ts';

test('what is told of a dossier is its event, its flow and its code', () => {
  expect(readDossierNews('fair registration R7KM-42QD')).toEqual({
    eventCode: 'fair',
    flow: 'registration',
    code: 'R7KM-42QD',
  });
});

test.each([
  '',
  'fair',
  'fair registration',
  'fair  R7KM-42QD',
  ' registration R7KM',
  'fair registration R7 42',
])('nothing is read from %j', (text) => {
  expect(readDossierNews(text)).toBeUndefined();
});
