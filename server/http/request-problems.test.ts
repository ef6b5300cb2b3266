import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from './answer-errors.ts';

const body = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 3 },
    word: { type: 'string', minLength: 2 },
    letter: { type: 'string', maxLength: 1 },
    days: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 2, uniqueItems: true },
    total: { type: 'integer', minimum: 0, maximum: 9 },
    either: { type: ['object', 'boolean'] },
    wallet: { enum: ['apple', 'google'] },
    yes: { const: 'Y' },
    code: { type: 'string', pattern: '^A' },
    shape: { not: {} },
  },
};

const cases: [title: string, sent: object, field: string, en: string, fr: string][] = [
  ['what is missing', {}, 'name', 'is missing.', 'manque.'],
  ['what is empty', { name: '' }, 'name', 'is missing.', 'manque.'],
  [
    'what is too long',
    { name: 'Zoé Anne' },
    'name',
    'has to have at most 3 characters.',
    'doit comporter au plus 3 caractères.',
  ],
  [
    'what is too short',
    { word: 'a' },
    'word',
    'has to have at least 2 characters.',
    'doit comporter au moins 2 caractères.',
  ],
  [
    'one, in one’s number',
    { letter: 'ab' },
    'letter',
    'has to have at most 1 character.',
    'doit comporter au plus 1 caractère.',
  ],
  [
    'an empty list',
    { days: [] },
    'days',
    'has to have at least 1 entry.',
    'doit comporter au moins 1 élément.',
  ],
  [
    'too many',
    { days: ['a', 'b', 'c'] },
    'days',
    'has to have at most 2 entries.',
    'doit comporter au plus 2 éléments.',
  ],
  ['the same twice', { days: ['a', 'a'] }, 'days', 'contains a duplicate.', 'contient un doublon.'],
  ['no number', { total: 'x' }, 'total', 'has to be a whole number.', 'doit être un nombre entier.'],
  ['too little', { total: -1 }, 'total', 'has to be 0 or more.', 'doit être d’au moins 0.'],
  ['too much', { total: 10 }, 'total', 'has to be 9 or less.', 'doit être d’au plus 9.'],
  [
    'none of several types',
    { either: 'x' },
    'either',
    'has to be an object or true or false.',
    'doit être un objet ou vrai ou faux.',
  ],
  [
    'none of a list',
    { wallet: 'x' },
    'wallet',
    'has to be one of apple, google.',
    'doit être l’une de ces valeurs\u00a0: apple, google.',
  ],
  ['not the one thing', { yes: 'N' }, 'yes', 'has to be Y.', 'doit être Y.'],
  ['another format', { code: 'B' }, 'code', 'is not in the right format.', 'n’a pas le bon format.'],
  [
    'what the call does not know',
    { other: 1 },
    'other',
    'is not accepted by this call.',
    'n’est pas accepté par cet appel.',
  ],
  ['anything else', { shape: 1 }, 'shape', 'is not valid.', 'n’est pas valide.'],
];

describe('a request that its schema refuses is told why in the language of who asks', () => {
  const server = Fastify({
    ajv: { customOptions: { allErrors: true, removeAdditional: false, allowUnionTypes: true } },
  });
  answerErrors(server);
  server.post('/', { schema: { body } }, () => ({}));
  beforeAll(() => server.ready());
  afterAll(() => server.close());

  it.each(cases)('%s', async (_title, sent, field, en, fr) => {
    const told = async (language: string) => {
      const answer = await server.inject({
        method: 'POST',
        url: '/',
        headers: { 'accept-language': language },
        payload: { ...(field === 'name' ? {} : { name: 'Zoé' }), ...sent },
      });
      return { status: answer.statusCode, body: answer.json() };
    };
    expect(await told('en')).toEqual({ status: 422, body: { errors: { [field]: [en] } } });
    expect(await told('fr-CA')).toEqual({ status: 422, body: { errors: { [field]: [fr] } } });
  });
});
