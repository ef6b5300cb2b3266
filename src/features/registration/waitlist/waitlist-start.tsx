import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Values } from '#engine/form/values/form-store.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Button } from '#src/ui/button.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import { HaveCode } from '../start/have-code.tsx';
import { HaveEntry } from './have-entry.tsx';
import {
  dayId,
  type NamedWait,
  namedWait,
  type WaitlistChoice,
  waitId,
  waitQuery,
} from './waitlist-choices.ts';
import { waitlistStartForm } from './waitlist-forms.ts';
import './waited-for.css';

/** What to wait for and the email address; both are in the next page's address. */
export function WaitlistStart({ choices }: { choices: readonly WaitlistChoice[] }) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const event = useEvent();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [form] = useState(() => waitlistStartForm(choices));
  const [only] = choices.length === 1 ? choices : [];
  const named = waitId(namedWait(event, search));

  function goOn(values: Values) {
    const chosen = only?.id ?? values['track'];
    const waited: NamedWait = {
      track: event.tracks.find(({ code }) => code === chosen),
      day: event.days.find(({ code }) => dayId(code) === chosen)?.code,
    };
    const query = { ...waitQuery(waited), email: String(values['email']) };
    void navigate(pathTo('registration.waitlist', locale, {}, query));
  }

  return (
    <StepLayout
      heading={t('waitlist.startTitle')}
      lead={t('waitlist.startLead')}
      sideLabel={t('waitlist.haveEntry')}
      side={
        <>
          <HaveEntry />
          <HaveCode />
        </>
      }
    >
      {only && <p className="waited-for">{t('waitlist.only', { name: text(only.name) })}</p>}
      <SmallForm
        served={form}
        initial={{
          track: choices.some(({ id }) => id === named) ? named : undefined,
          email: search.get('email') ?? undefined,
        }}
        refused={undefined}
        onSubmit={goOn}
        buttons={(formId) => (
          <Button type="submit" form={formId} size="l">
            {t('waitlist.next')}
          </Button>
        )}
      />
    </StepLayout>
  );
}
