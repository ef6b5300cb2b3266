import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#engine/contract/calls.ts';
import { roleOf } from '#engine/form/field-types/registry.ts';
import { useCall } from '#src/api/call-context.tsx';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { isConflict } from '../draft/sync-state.ts';
import { feesKey } from '../fees/fees-query.ts';
import type { FilledForm } from '../forms/filled-form.ts';
import { latestSave } from './latest-save.ts';

const PAUSE = 2_500;

/**
 * Saves unchecked answers on the server after a pause in typing, so that another device can continue; returns when that
 * last succeeded. The device saves every change immediately. The amount is requested afterwards, since any answer can
 * change it; answers that decide a membership are sent without a pause.
 */
export function useAutosave(flow: DossierFlow, filled: FilledForm): Date | undefined {
  const { served, session } = filled;
  const call = useCall();
  const queries = useQueryClient();
  const [savedAt, setSavedAt] = useState<Date>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const aborted = new AbortController();
    const fields = served.document.sections.flatMap((section) => section.fields);
    const decided = fields.find((field) => roleOf(field) === 'decided')?.code;
    const save = latestSave(async () => {
      timer = undefined;
      if (aborted.signal.aborted) return;
      try {
        const answers = session.store.answers();
        await flow.ledgerOf(filled)?.send(answers, (base) =>
          call(api.forms.saveAutoInformation, {
            body: {
              code: flow.code,
              form_type: served.form_type,
              version: served.version,
              values: JSON.stringify(answers),
              ...(base && { base: JSON.stringify(base) }),
            },
            signal: aborted.signal,
          }),
        );
        setSavedAt(new Date());
        void queries.invalidateQueries({ queryKey: feesKey(flow.code) });
      } catch (error) {
        const failure = isConflict(error);
        if (failure) flow.actor.send({ type: 'CONFLICT', failure });
        // It is saved on the device; the next pause tries again, and Next reports a lost connection.
      }
    });
    const stop = session.store.subscribeAll((path) => {
      clearTimeout(timer);
      timer = setTimeout(() => void save(), path === decided ? 0 : PAUSE);
    });
    return () => {
      stop();
      clearTimeout(timer);
      aborted.abort();
    };
  }, [call, queries, flow, filled, served, session]);
  return savedAt;
}
