import { useSearchParams } from 'react-router';
import { OfferedStart } from './start/offered-start.tsx';
import { StartRegistration } from './start/start-registration.tsx';

/** Starts a registration, optionally for a track or with an offered place (spec §2 "registration.start"). */
export function Component() {
  const entry = useSearchParams()[0].get('entry');
  // Keyed: a form keeps its choices for life, and this is another one.
  return entry === null ? (
    <StartRegistration key="open" start={{ kind: 'open' }} />
  ) : (
    <OfferedStart key={entry} entry={entry} />
  );
}
