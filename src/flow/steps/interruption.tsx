import { useEffect, useRef } from 'react';
import type { FlowView } from '#machines/flow/flow.connect.ts';
import { ChangeList } from '#src/flow/calls/change-list.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { CallInterruption } from '../calls/call-interruption.tsx';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { blockingReason } from './blocking-reason.ts';

/** The phases that have a message. */
const INTERRUPTED: readonly FlowView['phase'][] = ['lostConnection', 'failed', 'slow', 'changed'];

interface InterruptionProps {
  readonly view: FlowView;
  readonly flow: DossierFlow;
}

/** What has interrupted a step, in words, with the ways on that the statechart offers; in view once Next is blocked. */
export function Interruption({ view, flow }: InterruptionProps) {
  const box = useRef<HTMLDivElement>(null);
  const reason = blockingReason(view.phase);
  useEffect(() => {
    // What was pressed is at the end of the form, and this at its start.
    if (reason) box.current?.scrollIntoView?.({ block: 'center' });
  }, [reason]);
  if (!INTERRUPTED.includes(view.phase)) return null;
  return (
    <div ref={box}>
      <InterruptionNote view={view} flow={flow} />
    </div>
  );
}

function InterruptionNote({ view, flow }: InterruptionProps) {
  const { t } = useTranslation('registration');
  const send = flow.actor.send;
  const changes = view.failure?.changes ?? [];
  switch (view.phase) {
    case 'lostConnection':
    case 'failed':
    case 'slow':
      return (
        <CallInterruption
          phase={view.phase}
          onRetry={() => send({ type: 'RETRY' })}
          onEdit={() => send({ type: 'EDIT' })}
        />
      );
    case 'changed':
      return (
        <Note tone="info" role="alert" title={t('interrupted.staleTitle')}>
          <p>{t(changes.length > 0 ? 'interrupted.staleText' : 'interrupted.staleBare')}</p>
          <ChangeList changes={changes} />
          <div className="actions">
            <Button size="s" onClick={() => send({ type: 'CONTINUE' })}>
              {t('interrupted.continue')}
            </Button>
          </div>
        </Note>
      );
    default:
      return null;
  }
}
