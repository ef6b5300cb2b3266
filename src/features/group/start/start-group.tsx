import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { group as contract } from '#engine/contract/group.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { formatCents, formatPercent } from '#engine/form/format/money.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import type { GroupEntry } from '#machines/group/group-setup.ts';
import { useCall } from '#src/api/call-context.tsx';
import { formQuery } from '#src/api/form-query.ts';
import { newKey } from '#src/api/new-key.ts';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { StorageNote } from '#src/flow/dossier/storage-note.tsx';
import { groupOptionQuery } from '#src/flow/groups/group-query.ts';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { FlowUnavailable } from '#src/flow/steps/flow-unavailable.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { Outcome } from '#src/ui/outcome.tsx';
import { Loading, SkeletonFields } from '#src/ui/skeleton.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import { GroupStepper } from '../group-stepper.tsx';
import type { RunGroup } from '../use-group.ts';
import { openForm } from './open-form.ts';

type GroupOption = AnswerOf<(typeof contract)['getRegistrationGroupOption']>;

/** Starts a group by the organizer's form, or opens one again by its code. */
export function StartGroup({ run }: { run: RunGroup }) {
  const { t } = useTranslation('group');
  const text = useText();
  const call = useCall();
  const option = useQuery(groupOptionQuery(call));
  const form = useQuery({
    ...formQuery(call, option.data?.form_type ?? ''),
    enabled: option.data?.form_type !== undefined,
    // A form stays as it is while it is being filled in; the server reports changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const error = option.error ?? form.error;
  if (error) {
    return (
      <FlowUnavailable
        error={error}
        onRetry={() => void (option.error ? option.refetch() : form.refetch())}
      />
    );
  }
  if (option.data && !isYes(option.data.open)) return <NoGroups />;
  return (
    <>
      <GroupStepper now="start" />
      <StepLayout
        heading={option.data?.label === undefined ? t('start.title') : text(option.data.label)}
        lead={option.data?.lead === undefined ? t('start.lead') : text(option.data.lead)}
        sideLabel={t('start.saves')}
        side={
          option.data && option.data.discounts.length > 0 && <Savings discounts={option.data.discounts} />
        }
      >
        <PageHead title={t('start.title')} />
        <StorageNote />
        {form.data ? (
          <Begin run={run} form={form.data} />
        ) : (
          <Loading label={t('start.loading')}>
            <SkeletonFields count={5} />
          </Loading>
        )}
        <OpenGroup run={run} />
      </StepLayout>
    </>
  );
}

/** The failure of a form's call, and the errors of its fields. */
function refusedBy({ state, call }: RunGroup, kind: GroupEntry['kind']) {
  const isMine = state.context.entry?.entry.kind === kind;
  return isMine && call?.phase === 'refused' ? call.failure : undefined;
}

function Begin({ run, form }: { run: RunGroup; form: ServedForm }) {
  const { t } = useTranslation('group');
  const call = useCall();
  const { send, state } = run;
  const isMine = state.context.entry?.entry.kind === 'create';
  const refused = refusedBy(run, 'create');
  const working = isMine && run.call?.working === true;
  async function begin(values: Values) {
    const answers = Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    const key = await newKey(call, 'group');
    send({ type: 'BEGIN', entry: { kind: 'create', version: form.version, answers }, key });
  }
  return (
    <>
      {isMine && run.call && (
        <CallInterruption
          phase={run.call.phase}
          onRetry={() => send({ type: 'RETRY' })}
          onEdit={() => send({ type: 'EDIT' })}
        />
      )}
      {refused?.kind === 'stale' && <Note tone="warning" role="alert" title={t('start.changed')} />}
      <SmallForm
        served={form}
        refused={refused?.kind === 'stale' ? undefined : refused?.errors}
        onSubmit={(values) => void begin(values)}
        buttons={(formId) => (
          <Button type="submit" form={formId} size="l" busy={working}>
            {t(working ? 'start.beginning' : 'start.begin')}
          </Button>
        )}
      />
    </>
  );
}

/** Access for contacts who have a group already. */
function OpenGroup({ run }: { run: RunGroup }) {
  const { t } = useTranslation('group');
  const call = useCall();
  const [search] = useSearchParams();
  const form = useMemo(() => openForm(), []);
  const { send, state } = run;
  const isMine = state.context.entry?.entry.kind === 'open';
  return (
    <section className="form-section group-open" aria-labelledby="open-group-title">
      <h2 id="open-group-title">{t('open.title')}</h2>
      <p className="section-lead soft">{t('open.text')}</p>
      {isMine && run.call && (
        <CallInterruption
          phase={run.call.phase}
          onRetry={() => send({ type: 'RETRY' })}
          onEdit={() => send({ type: 'EDIT' })}
        />
      )}
      <SmallForm
        served={form}
        initial={{ group_code: search.get('group_code') ?? '', email: search.get('email') ?? '' }}
        refused={refusedBy(run, 'open')?.errors}
        onSubmit={async ({ group_code, email }) => {
          const key = await newKey(call, 'group');
          const entry = { kind: 'open' as const, group_code: String(group_code), email: String(email) };
          send({ type: 'BEGIN', entry, key });
        }}
        buttons={(formId) => (
          <Button type="submit" form={formId} variant="secondary" busy={isMine && run.call?.working === true}>
            {t('open.do')}
          </Button>
        )}
      />
    </section>
  );
}

/** From how many on everyone pays less. */
function Savings({ discounts }: Pick<GroupOption, 'discounts'>) {
  const { t } = useTranslation('group');
  const locale = useLocale();
  return (
    <div className="panel">
      <h2>{t('start.saves')}</h2>
      <ul className="group-savings">
        {discounts.map(({ from, percent, amount }) => (
          <li key={from}>
            {t('start.saving', {
              count: from,
              saving:
                percent === undefined
                  ? formatCents(amount ?? 0, locale)
                  : formatPercent(percent / 100, locale),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoGroups() {
  const { t } = useTranslation('group');
  const locale = useLocale();
  return (
    <Outcome
      tone="info"
      icon="users"
      heading={t('start.closedTitle')}
      actions={
        <Link className={buttonClass()} to={pathTo('registration.manage', locale)}>
          {t('start.one')}
        </Link>
      }
    >
      <p>{t('start.closedText')}</p>
    </Outcome>
  );
}
