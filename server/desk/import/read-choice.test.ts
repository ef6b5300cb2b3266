import { expect, it } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { readChoice } from './read-choice.ts';

const event = {
  tracks: [
    {
      code: 'city',
      name: { en: 'In person, Vancouver', fr: 'En personne, à Vancouver' },
      modes: ['In-Person'],
    },
    { code: 'online', name: { en: 'Online', fr: 'En ligne' }, modes: ['Online'] },
  ],
  days: [],
  languages: ['en', 'fr'],
} as unknown as EventDocument;

it.each([
  ['', 'The track is missing. Use one of these: In person, Vancouver; Online.'],
  ['Gala', 'There is no track “Gala”. Use one of these: In person, Vancouver; Online.'],
])('says which tracks there are where a row has %j', (track, why) => {
  const problems: Text[] = [];
  expect(readChoice(event, { track, mode: '', days: '', language: '' }, problems)).toBeUndefined();
  expect(problems).toMatchObject([{ en: why }]);
});
