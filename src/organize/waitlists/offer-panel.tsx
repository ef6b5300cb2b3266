import { useState } from 'react';
import type { DeskWaitlist, WaitingPerson } from '#engine/contract/desk-waitlist.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { overInWords } from '../registration/actions/over-in-words.ts';
import { Panel } from '../registration/actions/panel.tsx';
import { useAction } from '../registration/actions/use-action.ts';
import { Field } from '../shell/field.tsx';
import { useNotify } from '../shell/notices.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';

type OfferPanelProps = {
  readonly waitlist: DeskWaitlist;
  readonly person: WaitingPerson;
  readonly onClose: () => void;
};

/** Offers someone what they wait for before those ahead of them, with what that does. */
export function OfferPanel({ waitlist, person, onClose }: OfferPanelProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const notify = useNotify();
  const { time } = useMoments();
  const [why, setWhy] = useState('');
  const [overbooks, setOverbooks] = useState(false);
  const name = person.name || person.email;
  const { taken, limit } = waitlist;
  const isFull = limit !== undefined && taken >= limit;
  // Another track or day is never given at once: accepting it is a change.
  const isPlace = ['event', 'track', 'day', 'flow'].includes(waitlist.kind);
  const ahead = (person.position ?? 1) - 1;
  const { send, isPending, wrong, problem } = useAction(
    api.deskWaitlist.offerOutOfTurn,
    ({ offered_until: until }) => {
      notify(until ? t('waitlists.done', { name, time: time(until) }) : t('waitlists.given', { name }));
      onClose();
    },
  );
  const closed =
    isFull && !overbooks
      ? t('waitlists.overbook_first')
      : why.trim() === ''
        ? t('act.why_needed')
        : undefined;
  return (
    <Panel
      title={t('waitlists.panel', { item: resolveText(waitlist.name, locale), name })}
      action={t('waitlists.do')}
      isWorking={isPending}
      closed={closed}
      problem={problem('why')}
      onClose={onClose}
      onSubmit={() => send({ id: person.id, why: why.trim(), ...(isFull && { overbook: 'Y' as const }) })}
      consequences={[
        t('waitlists.does', { name }),
        ...(person.code && !isPlace ? [t('waitlists.reserved')] : []),
        ahead > 0 ? t('waitlists.ahead', { count: ahead }) : t('waitlists.first'),
        ...(isFull ? [overInWords(t, locale, { ...waitlist, limit, taken: taken + 1, waiting: 0 })] : []),
      ]}
    >
      {isFull && (
        <label className="dk-check">
          <input
            type="checkbox"
            checked={overbooks}
            onChange={({ target }) => setOverbooks(target.checked)}
          />
          {t('waitlists.overbook')}
        </label>
      )}
      <Field
        label={t('act.why')}
        value={why}
        maxLength={500}
        onChange={({ target }) => setWhy(target.value)}
        error={wrong('why')}
      />
      <p className="dk-soft dk-small">{t('act.why_hint')}</p>
    </Panel>
  );
}
