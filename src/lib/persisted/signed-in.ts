import { persistedValue } from './persisted-value.ts';

/** A registration in the list of a signed-in visitor: its name, and what is needed to open it. */
export interface ListedRegistration {
  readonly code: string;
  readonly email: string;
  readonly status: string;
}

/** A visitor signed in by an emailed code, with the registrations of their address. */
export interface SignedIn {
  readonly email: string;
  readonly registrations: readonly ListedRegistration[];
}

function text(from: object, name: string): string | undefined {
  const value: unknown = Reflect.get(from, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function listed(stored: unknown): ListedRegistration[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const [code, email, status] = [text(stored, 'code'), text(stored, 'email'), text(stored, 'status')];
  return code && email && status ? [{ code, email, status }] : [];
}

function parse(stored: unknown): SignedIn | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const email = text(stored, 'email');
  const registrations: unknown = Reflect.get(stored, 'registrations');
  if (!email || !Array.isArray(registrations)) return undefined;
  return { email, registrations: registrations.flatMap(listed) };
}

/** The registrations that this device may open without asking again, for one day. */
export const signedIn = persistedValue('signed-in', parse);
