import { useEffect, useSyncExternalStore } from 'react';
import { loadPhoneLibrary, onPhoneLibrary, phoneLibrary } from '#engine/phone/phone-number.ts';

const isLoaded = () => phoneLibrary() !== undefined;
const never = () => false;

/** Loads the phone number library for a form with a phone field; true once loaded. */
export function usePhoneLibrary(): boolean {
  useEffect(() => {
    // Without it the field accepts any input, and the server decides.
    loadPhoneLibrary().catch(() => undefined);
  }, []);
  return useSyncExternalStore(onPhoneLibrary, isLoaded, never);
}
