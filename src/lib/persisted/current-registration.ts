import { persistedValue } from './persisted-value.ts';

/** The current registration and its track (spec §3 "Current registration info"). */
export interface CurrentRegistration {
  readonly code: string;
  readonly email: string;
  readonly started: 'Y' | 'N';
  /** Whether it was submitted (also if cancelled since), as last known on this device. */
  readonly submitted: 'Y' | 'N';
  readonly regtrackCode: string;
  readonly regtrackID: string;
  readonly track: string;
}

export const NO_REGISTRATION: CurrentRegistration = {
  code: '',
  email: '',
  started: 'N',
  submitted: 'N',
  regtrackCode: '',
  regtrackID: '',
  track: '',
};

function parse(stored: unknown): CurrentRegistration | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const read = (key: keyof CurrentRegistration): string => {
    const value: unknown = Reflect.get(stored, key);
    return typeof value === 'string' ? value : '';
  };
  return {
    code: read('code'),
    email: read('email'),
    started: read('started') === 'Y' ? 'Y' : 'N',
    submitted: read('submitted') === 'Y' ? 'Y' : 'N',
    regtrackCode: read('regtrackCode'),
    regtrackID: read('regtrackID'),
    track: read('track'),
  };
}

/** The registration that this browser is in the middle of, for one day. */
export const currentRegistration = persistedValue('current-registration', parse);

/** Updates parts of the current registration. */
export function updateCurrentRegistration(change: Partial<CurrentRegistration>): void {
  currentRegistration.write({ ...NO_REGISTRATION, ...currentRegistration.read(), ...change });
}

/** Whether a registration is under way: code and email there, and started Y (spec §2 "Route guards"). */
export function isUnderWay(
  registration: CurrentRegistration | undefined,
): registration is CurrentRegistration {
  return (
    registration !== undefined &&
    registration.code !== '' &&
    registration.email !== '' &&
    registration.started === 'Y'
  );
}
