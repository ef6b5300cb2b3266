import type { Registration } from '#engine/contract/registration.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { AddToCalendar } from '#src/flow/submitted/add-to-calendar.tsx';
import { NextList } from '#src/flow/submitted/next-list.tsx';
import { TicketsStep } from '#src/flow/submitted/tickets-step.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Icon } from '#ui/icon.tsx';
import { InviteAction } from './invite-action.tsx';
import { LinkAction } from './link-action.tsx';
import { ReceiptAction } from './receipt-action.tsx';
import { ResendAction } from './resend-action.tsx';
import { StepAction } from './step-action.tsx';
import { type Action, openSteps, standingOf, whatNow } from './what-now.ts';

interface ActionListProps {
  readonly review: Review;
  readonly registration: Registration;
}

/** A registration's actions; unavailable ones state the reason. */
export function ActionList({ review, registration }: ActionListProps) {
  const { t } = useTranslation(['manage', 'registration']);
  const event = useEvent();
  const today = dayIn(event.timezone, new Date());
  const { can, cannot } = whatNow(standingOf(review, event, today));
  return (
    <>
      {can.length > 0 && (
        <section className="existing-can" aria-labelledby="existing-actions">
          <div className="existing-can-head">
            <h2 id="existing-actions" tabIndex={-1}>
              {t('existing.can')}
            </h2>
            <span className="soft small">{t('existing.canNote')}</span>
          </div>
          <NextList wide>
            {can.map((action) => (
              <Possible key={action} action={action} review={review} registration={registration} />
            ))}
          </NextList>
        </section>
      )}
      {cannot.length > 0 && (
        <section className="existing-cannot" aria-labelledby="existing-not">
          <h2 id="existing-not">{t('existing.cannot')}</h2>
          <ul>
            {cannot.map(({ action, reason }) => (
              <li key={action}>
                <Icon name="lock" />
                <div>
                  <b>
                    {action === 'calendar' ? t('registration:confirmation.calendar') : t(`actions.${action}`)}
                  </b>
                  <p>{t(`actions.why.${reason}`, { email: event.contact_email ?? '' })}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Possible({ action, review, registration }: ActionListProps & { readonly action: Action }) {
  const locale = useLocale();
  const { code, email } = registration;
  switch (action) {
    case 'goOn':
      return <LinkAction action="goOn" icon="edit" to="registration.step" primary />;
    case 'reread':
      return <LinkAction action="reread" icon="edit" to="registration.step" primary />;
    case 'tickets':
      return <TicketsStep page={pathTo('registration.tickets', locale, {}, { code, email })} />;
    case 'calendar':
      return (
        <AddToCalendar
          registration={registration}
          venue={review.venue}
          hasTimes={review.booked.some(({ kind, when }) => kind !== 'waitlist' && when !== undefined)}
        />
      );
    case 'receipt':
      return <ReceiptAction registration={registration} />;
    case 'resend':
      return <ResendAction registration={registration} />;
    case 'invite':
      return <InviteAction review={review} registration={registration} />;
    case 'change':
      return <LinkAction action="change" icon="edit" to="change-registration" />;
    case 'cancel':
      return <LinkAction action="cancel" icon="close" to="cancel-registration" />;
    case 'correct':
      return openSteps(review).answers.map(({ step }) => (
        <StepAction key={step.code} action="correct" icon="edit" step={step} />
      ));
    case 'buy':
      return openSteps(review).shop.map(({ step }) => (
        <StepAction key={step.code} action="buy" icon="gift" step={step} />
      ));
    // Never possible once it is submitted, and part of the steps before.
    case 'discount':
      return null;
    default:
      return action satisfies never;
  }
}
