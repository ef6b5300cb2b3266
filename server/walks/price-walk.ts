import type { Quote } from '#engine/contract/money.ts';
import type { Walk } from '#engine/event/walks/walk.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import type { Served } from '#server/configuration/diagnose-context.ts';
import { type DossierRow, inNoGroup } from '#server/dossiers/dossier-row.ts';
import type { HoldRow } from '#server/inventory/holds.ts';
import { quotePicked } from '#server/prices/quote-dossier.ts';

const BEGUN = new Date(0);

/**
 * What a walk costs at an instant by the rules of a configuration, as if it had been answered and picked; nothing is
 * stored. Undefined if the configuration has no such flow.
 */
export function priceWalk(
  configuration: Served,
  { eventCode, flow }: { eventCode: string; flow: string },
  walk: Walk,
  now: Date,
): Quote | undefined {
  const row = rowOf(eventCode, flow, walk);
  if (!configuration.current(eventCode, 'event', eventCode) || !flowOf(configuration, row)) return undefined;
  const picked = walk.picks.map(
    ({ kind, item }) =>
      ({ kind, item, quantity: 1, detail: {}, state: 'held', heldSince: BEGUN }) as unknown as HoldRow,
  );
  return quotePicked(configuration, row, picked, now).quote;
}

/** A dossier with the answers of a walk, in memory. */
function rowOf(eventCode: string, flow: string, { answers, registration, title: _ }: Walk): DossierRow {
  const { track, mode, registrations_day: days } = registration;
  const saved = Object.keys(answers).map((form) => [`form/${form}`, 1]);
  return {
    ...inNoGroup,
    id: '00000000-0000-0000-0000-000000000000',
    eventCode,
    flow,
    code: '',
    email: '',
    emailTyped: '',
    status: 'Not Submitted',
    locale: 'en',
    timezone: null,
    decision: null,
    answers,
    configurationVersions: Object.fromEntries(saved),
    createdAt: BEGUN,
    updatedAt: BEGUN,
    submittedAt: null,
    track: typeof track === 'string' ? track : null,
    mode: typeof mode === 'string' ? mode : null,
    days: Array.isArray(days) ? days.map(String) : [],
  } as unknown as DossierRow;
}
