import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Values } from '#engine/form/values/form-store.ts';
import { useCall } from '#src/api/call-context.tsx';
import { registrationOptionQuery } from '#src/api/queries.ts';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { ChoiceOffer } from '#src/flow/choice/choice-offer.tsx';
import { StorageNote } from '#src/flow/dossier/storage-note.tsx';
import { GroupsSection } from '#src/flow/groups/groups-section.tsx';
import { JoiningNote } from '#src/flow/groups/joining-note.tsx';
import { AlreadyRegistered, Full } from '#src/flow/steps/flow-ends.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { joinedGroup } from '#src/lib/persisted/flow-stores.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { Loading, SkeletonFields } from '#src/ui/skeleton.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import { HaveCode } from './have-code.tsx';
import { OfferedContext } from './offered-context.ts';
import { OpenNote } from './open-note.tsx';
import { OpenQuestion } from './open-question.tsx';
import { PassNote } from './pass-note.tsx';
import { PriceSwitch } from './price-switch.tsx';
import { dependsOnPayer } from './selected-track.ts';
import { StartChoices } from './start-choices.tsx';
import { closedDays, type Start, startEnd } from './start-end.ts';
import { StartSummary } from './start-summary.tsx';
import { StartTickets } from './start-tickets.tsx';
import { useSavedStart } from './use-saved-start.ts';
import { useStart } from './use-start.ts';
import { useStartBand } from './use-start-band.ts';
import { useWay } from './use-way.ts';
import './start.css';

const isEmpty = (answers: Values) => Object.keys(answers).length === 0;

/** Starts a registration, or says why it cannot be started. */
export function StartRegistration({ start }: { start: Start }) {
  const { t } = useTranslation('registration');
  const begin = useStart();
  const { view, send } = begin;
  const { data: option, isPending } = useQuery(registrationOptionQuery(useCall()));
  const isJoining = usePersisted(joinedGroup) !== undefined;
  const fullDays = useMemo(() => closedDays(start, option), [start, option]);
  const way = useWay(fullDays);
  const kept = useSavedStart();
  const band = useStartBand();
  const area = start.kind === 'invitation' ? 'bypass' : 'start';
  const title = <PageHead title={t(`${area}.title`)} />;
  const refused = view.refusal === 'alreadyRegistered' ? undefined : view.refusal;
  const end = startEnd(start.kind, refused, option);
  if (end || view.refusal === 'alreadyRegistered') {
    return (
      <>
        {title}
        {end ? <Full kind={end} /> : <AlreadyRegistered />}
      </>
    );
  }
  return (
    <StepLayout
      heading={t(`${area}.title`)}
      lead={t(`${area}.lead`)}
      band={band}
      opening
      sideLabel={t('start.haveCode')}
      side={
        <>
          <StartSummary way={way} option={option} />
          <HaveCode />
        </>
      }
    >
      {title}
      <StorageNote />
      <JoiningNote />
      {start.kind === 'open' && !isJoining && <OpenNote />}
      {view.question && <OpenQuestion question={view.question} send={send} />}
      <PassNote start={start} refused={refused !== undefined} />
      <CallInterruption
        phase={view.call}
        onRetry={() => send({ type: 'RETRY' })}
        onEdit={() => send({ type: 'EDIT' })}
      />
      {isPending ? (
        <Loading label={t('start.loading')}>
          <SkeletonFields count={4} />
        </Loading>
      ) : (
        <>
          <OfferedContext
            value={{
              chosen: way.chosen,
              payer: way.payer,
              option,
              kept: start.kind === 'offer' ? start.track : undefined,
              keptDay: start.kind === 'offer' ? start.day : undefined,
              waits: start.kind === 'open' && option?.waitlist === 'Y',
            }}
          >
            {dependsOnPayer(option?.prices ?? []) && <PriceSwitch payer={way.payer} onLookAs={way.lookAs} />}
            {/* A page that came drawn knew nothing of what is kept here: another form then. */}
            <StartChoices
              key={isEmpty(kept) ? 'new' : 'kept'}
              start={start}
              begin={begin}
              option={option}
              way={way}
              kept={kept}
            />
          </OfferedContext>
          {band && way.chosen.track !== undefined && <StartTickets track={way.chosen.track} />}
          {/* Below, where it moves nothing: only the browser knows of it, and its words come later. */}
          <div className="start-along">
            <ChoiceOffer />
          </div>
          {start.kind === 'open' && !isJoining && (
            <div className="start-otherwise">
              <GroupsSection />
            </div>
          )}
        </>
      )}
    </StepLayout>
  );
}
