import { expect, test } from 'vitest';
import event from '#fixtures/events/teachers/event.json' with { type: 'json' };
import flow from '#fixtures/events/teachers/flow/registration.json' with { type: 'json' };
import guests from '#fixtures/events/teachers/form/guests.json' with { type: 'json' };
import participation from '#fixtures/events/teachers/form/participation.json' with { type: 'json' };
import { servedDocuments } from '#server/configuration/served-documents.ts';
import { fairRegistration } from '#server/testing/test-event.ts';
import { countedAnswers } from './counted-answers.ts';

test.each([
  [['friday', 'saturday'], { reception: 'Y', guests: 2 }, true],
  [['saturday'], {}, false],
])('an answer about Friday’s reception, and its guests, count of %j: %j', (days, counted, asksGuests) => {
  const configuration = servedDocuments();
  for (const document of [event, flow, guests, participation])
    configuration.add('teachers', document as never);
  const row = fairRegistration({
    eventCode: 'teachers',
    days,
    answers: {
      participation: { reception: 'Y', guests: 2 },
      guests: { guest_list: [{ name: 'Bo' }] },
    },
  });
  const { answers, steps } = countedAnswers(configuration, row);
  const { reception, guests: number } = answers['participation'] ?? {};
  expect({
    ...(reception === undefined ? {} : { reception }),
    ...(number === undefined ? {} : { guests: number }),
  }).toEqual(counted);
  expect(steps.has('guests')).toBe(asksGuests);
});
