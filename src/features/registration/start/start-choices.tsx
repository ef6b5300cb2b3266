import { useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Event } from '#engine/contract/event.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import type { Failure } from '#machines/failure.ts';
import type { StartPass } from '#machines/registration/start.machine.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { newKey } from '#src/api/new-key.ts';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { joinedGroup } from '#src/lib/persisted/flow-stores.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { readOpen } from './read-open.ts';
import { writeStartAnswers } from './start-answers.ts';
import { StartBar } from './start-bar.tsx';
import { closedDays, type RegistrationOption, type Start } from './start-end.ts';
import { choiceOf, startForm } from './start-form.ts';
import { besideTrack } from './track-beside.tsx';
import type { useStart } from './use-start.ts';
import type { UsedWay } from './use-way.ts';

interface StartChoicesProps {
  readonly start: Start;
  readonly begin: ReturnType<typeof useStart>;
  readonly option: RegistrationOption | undefined;
  readonly way: UsedWay;
  /** Answers of an unsubmitted start in this browser. */
  readonly kept: Values;
}

/** The tracks that cannot be selected; an invitation opens full ones. */
function closedTracks(start: Start, option: RegistrationOption | undefined): readonly string[] {
  const full = option?.full_tracks ?? [];
  if (start.kind === 'invitation') return [];
  return start.kind === 'offer' ? full.filter((track) => track !== start.track) : full;
}

type Closed = { readonly full: readonly string[]; readonly fullDays: readonly string[] };

/** The initial answers: from the address, then from this browser. */
function firstAnswers(
  event: Event,
  start: Start,
  search: URLSearchParams,
  { full, fullDays }: Closed,
  before: Values,
): Values {
  const named = event.tracks.find(({ seo }) => seo === search.get('track'))?.code;
  const track = (start.kind === 'offer' ? start.track : named) ?? before['track'];
  const code = search.get('code');
  const days = before['days'];
  return {
    ...before,
    ...(Array.isArray(days) && { days: days.filter((day) => !fullDays.includes(day)) }),
    track: typeof track === 'string' && !full.includes(track) ? track : undefined,
    ...(start.kind === 'invitation' && code !== null && { invitation_code: code }),
  };
}

function inFormNames({
  registrations_day: days,
  ...others
}: Failure['errors'] = {}): Failure['errors'] | undefined {
  const errors = { ...others, ...(days && { days }) };
  return Object.keys(errors).length > 0 ? errors : undefined;
}

function passOf(start: Start, values: Values): StartPass | undefined {
  if (start.kind === 'offer') return { entry_ID: start.entry_ID };
  return start.kind === 'invitation' ? { invitation_code: String(values['invitation_code']) } : undefined;
}

/** The form of a start; its choices stay as they were when the page opened, the server has the last word. */
export function StartChoices({ start, begin: { view, send }, option, way, kept }: StartChoicesProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const event = useEvent();
  const call = useCall();
  const [search] = useSearchParams();
  const { choose } = way;
  const [{ form, initial }] = useState(() => {
    const closed = { full: closedTracks(start, option), fullDays: closedDays(start, option) };
    return {
      form: startForm(event, { ...closed, invitation: start.kind === 'invitation' }),
      initial: firstAnswers(event, start, search, closed, kept),
    };
  });

  useEffect(() => choose(initial), [choose, initial]);
  // The form asks for days under a name of its own.
  const refused = useMemo(() => inFormNames(view.refused), [view.refused]);

  async function begin(values: Values) {
    const pass = passOf(start, values);
    // A pass, or a group's invitation, is for a registration of its own.
    const isPlain = start.kind === 'open' && joinedGroup.read() === undefined;
    const [key, open] = await Promise.all([newKey(call, 'registration'), isPlain ? readOpen() : undefined]);
    send({
      type: 'BEGIN',
      ...choiceOf(event, values),
      key,
      ...(pass && { pass }),
      ...(open && { open }),
    });
  }

  return (
    <SmallForm
      served={form}
      initial={initial}
      refused={refused}
      besideOption={besideTrack}
      onChange={(answers) => {
        writeStartAnswers(event.event_code, answers);
        choose(answers);
      }}
      onSubmit={(values) => void begin(values)}
      buttons={(formId) => (
        <>
          <Button type="submit" form={formId} size="l" busy={view.working} className="only-desktop">
            {view.working ? t('start.checking') : t('start.begin')}
          </Button>
          <StartBar way={way} option={option} formId={formId} working={view.working} />
          <Link
            className={`${buttonClass({ variant: 'quiet' })} only-mobile`}
            to={pathTo('registration.manage', locale)}
          >
            {t('start.continueLink')}
          </Link>
        </>
      )}
    />
  );
}
