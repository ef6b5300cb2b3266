import { useState } from 'react';
import { api } from '#engine/contract/organizer-calls.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Panel } from '../registration/actions/panel.tsx';
import { useAction } from '../registration/actions/use-action.ts';
import { Field } from '../shell/field.tsx';
import { useNotify } from '../shell/notices.tsx';
import { RadioChoice } from '../shell/radio-choice.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import type { ByHand } from './by-hand.ts';
import { ParticipationFields } from './participation-fields.tsx';

const WRONG = ['email', 'first_name', 'last_name', 'track', 'registrations_day'] as const;

type RegisterFormProps = {
  readonly onDone: (code: string) => void;
  readonly onClose: () => void;
};

/** Who registers, how they take part and whether they pay. */
export function RegisterForm({ onDone, onClose }: RegisterFormProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const notify = useNotify();
  const { tracks, days, languages } = useEvent();
  const [why, setWhy] = useState('');
  const [who, setWho] = useState<ByHand>({
    email: '',
    first_name: '',
    last_name: '',
    track: tracks[0]?.code ?? '',
    track_mode: tracks[0]?.modes[0] ?? 'In-Person',
    registrations_day: days.map(({ code }) => code),
    locale: languages.includes(locale) ? locale : (languages[0] ?? locale),
    waive: 'Y',
    notify: 'Y',
  });
  const change = (part: Partial<ByHand>) => setWho((before) => ({ ...before, ...part }));
  const isWaived = who.waive === 'Y';
  const known = `${who.first_name} ${who.last_name}`.trim() || who.email.trim();
  const name = known || t('register.someone');
  const { send, isPending, wrong, problem } = useAction(api.deskRegister.registerAsOrganizer, ({ code }) => {
    notify(t(isWaived ? 'register.done' : 'register.started', { name }));
    onDone(code);
  });
  const email = who.email.trim();
  const closed =
    email === ''
      ? t('register.email_needed')
      : who.registrations_day.length === 0
        ? t('register.day_needed')
        : isWaived && why.trim() === ''
          ? t('act.why_needed')
          : undefined;
  return (
    <Panel
      title={t('register.who')}
      action={t(isWaived ? 'register.do_waive' : 'register.do_pay')}
      isWorking={isPending}
      closed={closed}
      problem={problem(...WRONG)}
      onClose={onClose}
      onSubmit={() => send({ ...who, email, ...(isWaived && { why: why.trim() }) })}
      consequences={
        isWaived
          ? [
              t('register.says.waive', { name }),
              who.notify === 'Y'
                ? t('register.says.mails', { email: email || t('register.someone') })
                : t('act.no_mail'),
            ]
          : [
              t('register.says.pay', {
                name: known || t('register.them'),
                email: email || t('register.someone'),
              }),
              t('register.says.held'),
            ]
      }
    >
      <Field
        label={t('register.email')}
        type="email"
        autoComplete="off"
        inputMode="email"
        value={who.email}
        error={wrong('email')}
        onChange={({ target }) => change({ email: target.value })}
      />
      <div className="dk-pair">
        <Field
          label={t('register.first_name')}
          autoComplete="off"
          maxLength={200}
          value={who.first_name}
          error={wrong('first_name')}
          onChange={({ target }) => change({ first_name: target.value })}
        />
        <Field
          label={t('register.last_name')}
          autoComplete="off"
          maxLength={200}
          value={who.last_name}
          error={wrong('last_name')}
          onChange={({ target }) => change({ last_name: target.value })}
        />
      </div>
      <ParticipationFields
        who={who}
        error={wrong('track')}
        daysError={wrong('registrations_day')}
        onChange={change}
      />
      <RadioChoice
        legend={t('register.fees')}
        values={['Y', 'N'] as const}
        value={who.waive}
        labelOf={(waive) => t(waive === 'Y' ? 'register.waive' : 'register.pay')}
        onChange={(waive) => change({ waive })}
      />
      {isWaived && (
        <>
          <Field
            label={t('register.why')}
            autoComplete="off"
            maxLength={500}
            value={why}
            error={wrong('why')}
            onChange={({ target }) => setWhy(target.value)}
          />
          <label className="dk-check">
            <input
              type="checkbox"
              checked={who.notify === 'Y'}
              onChange={({ target }) => change({ notify: target.checked ? 'Y' : 'N' })}
            />
            {t('act.notify', { email: email || t('register.them') })}
          </label>
        </>
      )}
    </Panel>
  );
}
