import { type ActiveService, activeServices } from '#engine/event/documents/event/analytics-origins.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { asksNotToBeTracked } from '#src/lib/analytics/asks-not-to-be-tracked.ts';
import { answerFor, consent } from '#src/lib/analytics/consent.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';

export interface ConsentState {
  readonly services: readonly ActiveService[];
  /** The browser has answered for its user, with no. */
  readonly refused: boolean;
  /** The visitor's answer; undefined if they were not asked. */
  readonly answer: boolean | undefined;
  readonly give: (answer: boolean) => void;
}

/** The event's services that measure, and the visitor's answer. */
export function useConsent(): ConsentState {
  const { analytics } = useEvent();
  const given = usePersisted(consent);
  const services = activeServices(analytics);
  const names = services.map(({ service }) => service);
  return {
    services,
    refused: asksNotToBeTracked(),
    answer: answerFor(given, names),
    give: (answer) => consent.write({ choice: answer ? 'Y' : 'N', services: names }),
  };
}
