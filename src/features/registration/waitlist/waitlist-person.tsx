import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { LastName } from '#engine/event/properties/last-names.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import { HaveEntry } from './have-entry.tsx';
import { useWaitlist } from './use-waitlist.ts';
import { type NamedWait, namedWait, type WaitlistChoice, waitId } from './waitlist-choices.ts';
import { waitlistForm } from './waitlist-forms.ts';
import { WaitlistInterruption } from './waitlist-interruption.tsx';
import './waited-for.css';

interface WaitlistPersonProps {
  readonly choices: readonly WaitlistChoice[];
  /** The flow, if its place is waited for. */
  readonly flow?: string;
  /** Whether a last name is asked for; as in the event's registration where this is not given. */
  readonly lastName?: LastName | undefined;
}

/** The person's form; sending it leads to the entry's page. */
export function WaitlistPerson({ choices, flow, lastName }: WaitlistPersonProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  const event = useEvent();
  const [search] = useSearchParams();
  const { view, send } = useWaitlist();
  const asked = lastName ?? event.last_name ?? 'optional';
  const served = useMemo(() => waitlistForm(asked), [asked]);
  const named: NamedWait = flow === undefined ? namedWait(event, search) : {};
  const { track, day } = named;
  const waited = choices.find(({ id }) => id === (flow ?? waitId(named)));

  function join(values: Values) {
    const phone = values['phone'];
    send({
      type: 'JOIN',
      person: {
        first_name: String(values['first_name']),
        ...(typeof values['last_name'] === 'string' && { last_name: values['last_name'] }),
        email: String(values['email']),
        ...(typeof phone === 'string' && { phone }),
        ...(track && { track: track.code }),
        ...(day !== undefined && { day }),
        ...(flow !== undefined && { flow }),
      },
    });
  }

  return (
    <StepLayout
      heading={t('waitlist.title')}
      lead={t('waitlist.lead')}
      sideLabel={t('waitlist.haveEntry')}
      side={<HaveEntry />}
    >
      {waited && <p className="waited-for">{t('waitlist.only', { name: text(waited.name) })}</p>}
      <WaitlistInterruption view={view} send={send} named={named} flow={flow} />
      <SmallForm
        served={served}
        initial={{ email: search.get('email') ?? undefined }}
        refused={view.refused}
        onSubmit={join}
        buttons={(formId) => (
          <Button type="submit" form={formId} size="l" busy={view.working}>
            {view.working ? t('waitlist.joining') : t('waitlist.join')}
          </Button>
        )}
      />
    </StepLayout>
  );
}
