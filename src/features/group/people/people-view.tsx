import type { Group } from '#engine/contract/group-view.ts';
import { isOfGroup } from '#machines/group/group.connect.ts';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Note } from '#src/ui/note.tsx';
import { AddPeople } from '../add/add-people.tsx';
import { ShareLink } from '../add/share-link.tsx';
import { forgetGroup } from '../current-group.ts';
import { GroupStepper } from '../group-stepper.tsx';
import type { RunGroup } from '../use-group.ts';
import { ContactAddress } from './contact-address.tsx';
import { groupLead } from './group-lead.ts';
import { HandOver } from './hand-over.tsx';
import { MemberList } from './member-list.tsx';
import { PaySide } from './pay-side.tsx';
import { RemindAll } from './remind-all.tsx';
import { TaskOutcome } from './task-outcome.tsx';
import { TileStrip } from './tile-strip.tsx';

interface PeopleViewProps {
  readonly run: RunGroup;
  readonly group: Group;
}

/** A group's members with their progress, the amount to pay, and how to add people. */
export function PeopleView({ run, group }: PeopleViewProps) {
  const { t } = useTranslation('group');
  const { view, send, call } = run;
  const members = view.members.filter(isOfGroup);
  const lead = groupLead(members, group.pay);
  return (
    <>
      <GroupStepper now="people" />
      <div className="wrap section group-page">
        <PageHead title={group.group_organization} />
        <div className="group-head">
          <div>
            <h1 tabIndex={-1}>{group.group_organization}</h1>
            <p className="lead">{t(`people.${lead.text}`, lead.values)}</p>
          </div>
          {view.members.length > 0 && <TileStrip members={view.members} />}
        </div>
        {call && (
          <CallInterruption
            phase={call.phase}
            onRetry={() => send({ type: 'RETRY' })}
            onEdit={() => send({ type: 'EDIT' })}
          />
        )}
        {call?.phase === 'refused' && (
          <Note tone="warning" role="alert" title={t('people.refused')}>
            <p>
              {Object.values(call.failure?.errors ?? {})
                .flat()
                .join(' ')}
            </p>
          </Note>
        )}
        <TaskOutcome run={run} />
        <div className="group-columns">
          <section aria-labelledby="people-title">
            <div className="group-people-head">
              <h2 id="people-title">{t('people.title')}</h2>
              <span className={run.live ? 'group-live' : 'group-live group-live-lost'} role="status">
                {t(run.live ? 'people.live' : 'people.lost')}
              </span>
            </div>
            {view.members.length === 0 ? (
              <EmptyState heading={t('people.noneTitle')}>
                <p>{t('people.noneText')}</p>
              </EmptyState>
            ) : (
              <>
                <MemberList run={run} group={group} />
                <RemindAll run={run} />
              </>
            )}
          </section>
          <aside className="group-side" aria-label={t('pay.title')}>
            <PaySide group={group} members={members} />
          </aside>
        </div>
        <div className="group-more">
          <AddPeople run={run} />
          <ShareLink group={group} />
        </div>
        <ContactAddress group={group} />
        <div className="actions group-foot">
          <HandOver run={run} />
          <Button
            variant="quiet"
            onClick={() => {
              forgetGroup();
              send({ type: 'CLOSE' });
            }}
          >
            {t('people.close')}
          </Button>
        </div>
      </div>
    </>
  );
}
