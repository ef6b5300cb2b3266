import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useNavigate } from 'react-router';
import { api } from '#engine/contract/calls.ts';
import { queryKeyOf } from '#src/api/query.ts';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { Outcome } from '#src/ui/outcome.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { forgetGroup } from './current-group.ts';
import { GroupStepper } from './group-stepper.tsx';
import { loadGroupWords } from './load-group-words.ts';
import { PeopleView } from './people/people-view.tsx';
import { StartGroup } from './start/start-group.tsx';
import { type RunGroup, useGroup } from './use-group.ts';
import './group.css';

export async function loader(args: LoaderFunctionArgs) {
  await loadGroupWords(args);
  return null;
}

/** A group: started or opened again here, then its people (spec §2 "/registration/group"). */
export function Component() {
  const run = useGroup();
  const { view } = run;
  switch (view.phase) {
    case 'outside':
    case 'beginning':
      return <StartGroup run={run} />;
    case 'loading':
      return <GroupLoading run={run} />;
    case 'unavailable':
      return <GroupUnavailable run={run} />;
    case 'open':
      return <OpenGroup run={run} />;
    case 'handedOver':
      return <HandedOver run={run} />;
    default:
      return view.phase satisfies never;
  }
}

/** After starting a group, its code is shown first. */
function OpenGroup({ run }: { run: RunGroup }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { group } = run.view;
  const isNew = run.state.context.entry?.entry.kind === 'create';
  useEffect(() => {
    if (!isNew || !group) return;
    const { group_code } = group;
    void navigate(pathTo('registration.group-confirmation', locale, {}, { group_code }), { replace: true });
  }, [isNew, group, locale, navigate]);
  return group && !isNew ? <PeopleView run={run} group={group} /> : null;
}

function GroupLoading({ run: { call, send } }: { run: RunGroup }) {
  const { t } = useTranslation('group');
  const isRefused = call?.phase === 'refused' || call?.phase === 'signedOut';
  if (isRefused) return <GroupUnavailable run={{ send }} />;
  return (
    <>
      <GroupStepper now="people" />
      <div className="wrap section">
        <PageHead title={t('start.title')} />
        {call && (
          <CallInterruption
            phase={call.phase}
            onRetry={() => send({ type: 'RETRY' })}
            onEdit={() => send({ type: 'CLOSE' })}
          />
        )}
        <Loading label={t('people.loading')}>
          <SkeletonCards count={4} />
        </Loading>
      </div>
    </>
  );
}

/** Its token is no longer good, or it was handed over: it is opened by its code again. */
function GroupUnavailable({ run: { send } }: { run: Pick<RunGroup, 'send'> }) {
  const { t } = useTranslation('group');
  return (
    <div className="wrap">
      <PageHead title={t('start.title')} />
      <ErrorState
        page
        heading={t('people.unavailableTitle')}
        actions={
          <>
            <Button onClick={() => send({ type: 'LOOK_AGAIN' })}>{t('people.again')}</Button>
            <Button
              variant="secondary"
              onClick={() => {
                forgetGroup();
                send({ type: 'CLOSE' });
              }}
            >
              {t('people.other')}
            </Button>
          </>
        }
      >
        <p>{t('people.unavailableText')}</p>
      </ErrorState>
    </div>
  );
}

function HandedOver({ run }: { run: RunGroup }) {
  const { t } = useTranslation(['group', 'registration']);
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { done } = run.state.context;
  const name = done?.task.kind === 'handOver' ? done.task.name : '';
  useEffect(() => {
    forgetGroup();
    queries.removeQueries({ queryKey: queryKeyOf(api.group.getGroupPayInformation) });
  }, [queries]);
  return (
    <Outcome
      tone="success"
      icon="users"
      heading={t('handOver.doneTitle')}
      actions={
        <Button onClick={() => void navigate(pathTo('home', locale))}>
          {t('registration:interrupted.home')}
        </Button>
      }
    >
      <p>{t('handOver.doneText', { name })}</p>
    </Outcome>
  );
}
