import { StartRegistration } from './start/start-registration.tsx';

/** Starts a registration by invitation, although the event is closed or full (spec §2 `/registration/start/bypass`). */
export function Component() {
  return <StartRegistration start={{ kind: 'invitation' }} />;
}
