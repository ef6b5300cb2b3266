import { useEffect, useState } from 'react';
import { api } from '#engine/contract/api.ts';
import { useCall } from '#src/api/call-context.tsx';
import type { FilledForm } from '../flow/filled-form.ts';
import type { RegistrationFlow } from '../flow/registration-flow.ts';

const PAUSE = 2_500;

/**
 * Sends unchecked answers to the server after a pause in typing, so that another device can go on with them;
 * gives when that last worked. The device itself keeps every change at once.
 */
export function useAutosave(flow: RegistrationFlow, { served, session }: FilledForm): Date | undefined {
  const call = useCall();
  const [savedAt, setSavedAt] = useState<Date>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const aborted = new AbortController();
    const save = async () => {
      timer = undefined;
      try {
        await call(api.forms.saveAutoInformation, {
          body: {
            code: flow.code,
            form_type: served.form_type,
            version: served.version,
            values: JSON.stringify(session.store.answers()),
          },
          signal: aborted.signal,
        });
        setSavedAt(new Date());
      } catch {
        // Kept on the device; the next pause tries again, and Next tells of a lost connection.
      }
    };
    const stop = session.store.subscribeAll(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void save(), PAUSE);
    });
    return () => {
      stop();
      clearTimeout(timer);
      aborted.abort();
    };
  }, [call, flow, served, session]);
  return savedAt;
}
