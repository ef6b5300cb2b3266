import { StartRegistration } from './start/start-registration.tsx';

/** Begins a registration by invitation, though the event is closed or full (spec §2 `/registration/start/bypass`). */
export function Component() {
  return <StartRegistration start={{ kind: 'invitation' }} />;
}
