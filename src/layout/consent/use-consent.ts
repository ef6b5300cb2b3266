import { type ActiveService, activeServices } from '#engine/configuration/analytics-origins.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { asksNotToBeTracked } from '#src/lib/analytics/asks-not-to-be-tracked.ts';
import { answerFor, consent } from '#src/lib/analytics/consent.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';

export interface ConsentState {
  readonly services: readonly ActiveService[];
  /** The browser has answered for its user, with no. */
  readonly refused: boolean;
  /** What the visitor has said to these services; undefined when they have not been asked. */
  readonly answer: boolean | undefined;
  readonly give: (answer: boolean) => void;
}

/** The services of the event that measure, and what this visitor has said to them. */
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
