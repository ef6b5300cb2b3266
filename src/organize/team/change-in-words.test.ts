import { beforeAll, expect, test } from 'vitest';
import { loadDeskTexts } from '#src/lib/i18n/desk-texts.ts';
import { textsOf } from '#src/lib/i18n/texts.ts';
import { changeInWords } from './change-in-words.ts';

beforeAll(async () => {
  await loadDeskTexts('en');
  await loadDeskTexts('fr');
});

test.each([
  [
    'en',
    { what: 'role', was: 'editor', is: 'desk' },
    { what: 'Role', was: 'Editor', is: 'Registration desk' },
  ],
  ['fr', { what: 'role', is: 'door' }, { what: 'Rôle', is: 'Accueil' }],
  [
    'fr',
    { what: 'permissions', is: 'edit, erase' },
    { what: 'Permissions', is: 'Modifier les inscriptions, Effacer les données personnelles' },
  ],
  ['fr', { what: 'email', is: 'ana@example.org' }, { what: 'Courriel', is: 'ana@example.org' }],
  [
    'fr',
    { what: 'status', was: 'Submitted', is: 'Cancelled' },
    { what: 'Statut', was: 'Envoyée', is: 'Annulée' },
  ],
  ['en', { what: 'status', is: 'withdrawn' }, { what: 'Status', is: 'void' }],
  [
    'fr',
    { what: 'owed', was: '$\u00a01,026.25', is: '−$\u00a01.50' },
    { what: 'Montant dû', was: '1\u00a0026,25\u00a0$', is: '−1,50\u00a0$' },
  ],
  ['en', { what: 'refund', is: '1\u00a0026,25\u00a0$' }, { what: 'Refund', is: '$\u00a01,026.25' }],
  [
    'fr',
    { what: 'payment', is: 'cheque, no 12, 2026-11-29' },
    { what: 'Paiement', is: 'Chèque, no 12, 2026-11-29' },
  ],
  ['en', { what: 'role', is: 'gone' }, { what: 'Role', is: 'gone' }],
  ['en', { what: 'option', is: 'cancel' }, { what: 'option', is: 'cancel' }],
] as const)('in %s, %j is shown as %j', (locale, change, words) => {
  const t = textsOf(locale)?.getFixedT(null, 'desk');
  expect(t && changeInWords(change, t, locale)).toEqual(words);
});
