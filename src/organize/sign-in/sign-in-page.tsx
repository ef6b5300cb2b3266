import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { api } from '#engine/contract/organizer-calls.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { connectSignIn } from '#machines/sign-in/sign-in.connect.ts';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { useStartedMachine } from '#src/lib/actors/use-started-machine.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { startSignIn } from '../api/use-organizer.ts';
import { loadFirst } from '../lazy-pages.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useTitle } from '../shell/use-title.ts';
import { whenIdle } from '../shell/when-idle.ts';
import { awaitCode, awaitedCode } from './awaited-code.ts';
import { takeHandedOver } from './hand-over.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Signing in with an address and the code that is mailed to it. */
export function SignInPage({ ended }: { readonly ended: boolean }) {
  const t = useDeskTexts();
  const call = useCall();
  const locale = useLocale();
  const event = useEvent();
  const queries = useQueryClient();
  useTitle(t('sign_in.title'));
  const machine = useMemo(
    () =>
      signInMachine.provide({
        actors: {
          send: fromPromise(({ input: { email }, signal }) =>
            call(api.organizers.requestOrganizerCode, { body: { email, locale }, signal }),
          ),
          enter: fromPromise(({ input, signal }) =>
            call(api.organizers.signInOrganizer, { body: input, signal }),
          ),
        },
      }),
    [call, locale],
  );
  const [state, send] = useStartedMachine(machine);
  const { organizer } = state.context;
  useEffect(() => {
    if (organizer) startSignIn(queries, organizer);
  }, [organizer, queries]);
  useEffect(() => {
    const handed = takeHandedOver();
    const email = awaitedCode();
    if (handed) send({ type: 'HAND_OVER', ...handed });
    else if (email) send({ type: 'RESUME', email });
  }, [send]);
  // While the code is on its way there is time for what it opens.
  useEffect(() => whenIdle(loadFirst), []);
  const view = connectSignIn(state);
  const field = useRef<HTMLInputElement>(null);
  const { step, failure } = view;
  useEffect(() => {
    // The one field of a step, and again after a refusal.
    if (step === 'code' || failure) field.current?.focus();
  }, [step, failure]);
  useEffect(() => {
    if (organizer) awaitCode(undefined);
    else if (step === 'code') awaitCode(view.email);
  }, [organizer, step, view.email]);
  function goBack() {
    awaitCode(undefined);
    send({ type: 'BACK' });
  }
  function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    send(step === 'address' ? { type: 'SEND', email: typed } : { type: 'ENTER', code: typed });
  }
  return (
    <main className="dk-sign-in" id="main">
      <p className="dk-sign-in-event">{resolveText(event.name, locale)}</p>
      <h1>{t(step === 'address' ? 'sign_in.title' : 'sign_in.code_title')}</h1>
      {ended && step === 'address' && <p className="dk-note">{t('sign_in.expired')}</p>}
      <p className="dk-soft">
        {step === 'address'
          ? t('sign_in.lead', { event: resolveText(event.name, locale) })
          : t('sign_in.code_lead', { email: view.email })}
      </p>
      <SignInForm view={view} field={field} onSubmit={submit} />
      {step === 'code' && (
        <p className="dk-sign-in-more">
          <button type="button" className="dk-link" onClick={() => send({ type: 'AGAIN' })}>
            {t('sign_in.again')}
          </button>
          <button type="button" className="dk-link" onClick={goBack}>
            {t('sign_in.back')}
          </button>
        </p>
      )}
    </main>
  );
}
