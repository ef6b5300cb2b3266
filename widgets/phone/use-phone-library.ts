import { useEffect, useSyncExternalStore } from 'react';
import { loadPhoneLibrary, onPhoneLibrary, phoneLibrary } from '#engine/phone/phone-number.ts';

const isLoaded = () => phoneLibrary() !== undefined;
const never = () => false;

/** Loads the library of phone numbers for a form that has a field of them; true once it is there. */
export function usePhoneLibrary(): boolean {
  useEffect(() => {
    // Without it the field takes what is typed, and the server decides.
    loadPhoneLibrary().catch(() => undefined);
  }, []);
  return useSyncExternalStore(onPhoneLibrary, isLoaded, never);
}
