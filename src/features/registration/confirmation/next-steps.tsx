import { useState } from 'react';
import { Link } from 'react-router';
import type { Registration } from '#engine/contract/registration.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { nameIn } from '#src/flow/review/name-in.ts';
import { AddToCalendar } from '#src/flow/submitted/add-to-calendar.tsx';
import { DoneLine } from '#src/flow/submitted/done-line.tsx';
import { InviteColleague } from '#src/flow/submitted/invite-colleague.tsx';
import { NextList } from '#src/flow/submitted/next-list.tsx';
import { NextStep } from '#src/flow/submitted/next-step.tsx';
import { TicketsStep } from '#src/flow/submitted/tickets-step.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** The next steps, each with its button (spec §2 "Confirmation offers next steps and add to calendar"). */
export function NextSteps({ review, registration }: { review: Review; registration: Registration }) {
  const { steps, booked, venue } = review;
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const event = useEvent();
  const [inviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<string>();
  const { code, email } = registration;
  const name = nameIn(steps.map(({ values }) => values)).full;
  const small = buttonClass({ variant: 'secondary', size: 's' });
  return (
    <section className="next-steps" aria-labelledby="next-steps">
      <h2 id="next-steps" className="done-heading">
        {t('confirmation.nextSteps')}
      </h2>
      <NextList>
        {booked.some(({ admits }) => isYes(admits)) && (
          <TicketsStep page={pathTo('registration.tickets', locale, {}, { code, email })} />
        )}
        <AddToCalendar
          registration={registration}
          venue={venue}
          hasTimes={booked.some(({ kind, when }) => kind !== 'waitlist' && when !== undefined)}
        />
        <NextStep
          icon="users"
          title={t('confirmation.invite')}
          words={t('confirmation.inviteText')}
          more={
            <DoneLine>{invited !== undefined && t('confirmation.inviteSent', { name: invited })}</DoneLine>
          }
        >
          <Button variant="secondary" size="s" onClick={() => setInviting(true)}>
            {t('confirmation.inviteAction')}
          </Button>
        </NextStep>
        <NextStep icon="print" title={t('confirmation.print')} words={t('confirmation.printText')}>
          <Button variant="secondary" size="s" onClick={() => window.print()}>
            {t('confirmation.printAction')}
          </Button>
        </NextStep>
        {event.contact_email !== undefined && (
          <NextStep icon="mail" title={t('confirmation.question')} words={t('confirmation.questionText')}>
            <a className={small} href={`mailto:${event.contact_email}`}>
              {t('confirmation.questionAction')}
            </a>
          </NextStep>
        )}
        <NextStep icon="edit" title={t('confirmation.change')} words={t('confirmation.changeText')}>
          <Link className={small} to={pathTo('registration.existing', locale)}>
            {t('confirmation.changeAction')}
          </Link>
        </NextStep>
      </NextList>
      <Dialog
        open={inviting}
        onClose={() => setInviting(false)}
        title={t('confirmation.invite')}
        closeLabel={t('confirmation.close')}
      >
        <InviteColleague
          code={code}
          name={name}
          onSent={(colleague) => {
            setInvited(colleague);
            setInviting(false);
          }}
        />
      </Dialog>
    </section>
  );
}
