import { useEffect } from 'react';
import { loadPhoneLibrary, onPhoneLibrary, phoneLibrary } from '#engine/form/phone/phone-number.ts';

/**
 * Loads the library of phone numbers for a form that has a field of them, and rewrites the text in the control once it
 * is there. Nothing is rendered for it: the control has text of which its last render did not know.
 */
export function usePhoneLibrary(id: string, write: (text: string) => string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per control; `write` reads only its field's country.
  useEffect(() => {
    if (phoneLibrary()) return;
    const stop = onPhoneLibrary(() => {
      const control = document.getElementById(id);
      const isFree = control instanceof HTMLInputElement && control !== document.activeElement;
      if (isFree) control.value = write(control.value);
    });
    // Without it the field accepts what is typed, and the server decides.
    loadPhoneLibrary().catch(() => undefined);
    return stop;
  }, [id]);
}
