import type { FormEvent, RefObject } from 'react';
import type { SignInView } from '#machines/sign-in/sign-in.connect.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { failureText } from '../api/failure-text.ts';
import { Field } from '../shell/field.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

type SignInFormProps = {
  readonly view: SignInView;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** The field of a step of signing in, and its button. */
export function SignInForm({ view: { step, email, isWorking, failure }, field, onSubmit }: SignInFormProps) {
  const t = useDeskTexts();
  const error = failure && failureText(new ApiFailure(0, failure), t);
  return (
    <form className="dk-form" noValidate onSubmit={onSubmit}>
      {step === 'address' ? (
        <Field
          key="email"
          label={t('sign_in.email')}
          error={error}
          type="email"
          autoComplete="username"
          defaultValue={email}
          ref={field}
        />
      ) : (
        <Field
          key="code"
          label={t('sign_in.code')}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          className="dk-code-field"
          ref={field}
        />
      )}
      <button type="submit" className="dk-button dk-button-primary" aria-disabled={isWorking || undefined}>
        {isWorking
          ? t(step === 'address' ? 'sign_in.sending' : 'sign_in.entering')
          : t(step === 'address' ? 'sign_in.send' : 'sign_in.enter')}
      </button>
    </form>
  );
}
