import type { ReactNode } from 'react';
import type { Locale } from '#engine/form/languages/text.ts';
import { say } from './messages.ts';

interface FrameProps {
  /** The id of the control or the group; related elements add `-help`, `-error` and `-notice`. */
  readonly id: string;
  readonly labelId?: string;
  readonly label: string;
  readonly locale: Locale;
  readonly optional?: boolean;
  readonly help?: string;
  readonly error?: string;
  readonly notice?: string;
  readonly className?: string;
  /** The part of a compound answer, by which it is found. */
  readonly part?: string;
  readonly children: ReactNode;
}

function Below({ id, error, notice }: Pick<FrameProps, 'id' | 'error' | 'notice'>) {
  return (
    <>
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {notice && (
        <p className="help" id={`${id}-notice`}>
          {notice}
        </p>
      )}
    </>
  );
}

function Help({ id, help }: Pick<FrameProps, 'id' | 'help'>) {
  return help ? (
    <p className="help" id={`${id}-help`}>
      {help}
    </p>
  ) : null;
}

function Label({ label, optional, locale }: Pick<FrameProps, 'label' | 'optional' | 'locale'>) {
  return optional ? (
    <>
      {label} <span className="optional">{say('optional', locale)}</span>
    </>
  ) : (
    label
  );
}

const classNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** One control: label above, help below the label, error below the control (look: "Forms"). */
export function ControlFrame(props: FrameProps & { unlabelled?: boolean }) {
  const { id, labelId, error, className, unlabelled, children } = props;
  return (
    <div className={classNames('field', error && 'has-error', className)} data-part={props.part}>
      {!unlabelled && (
        <label className="label" id={labelId} htmlFor={id}>
          {Label(props)}
        </label>
      )}
      {Help(props)}
      {children}
      {(error || props.notice) && Below(props)}
    </div>
  );
}

interface GroupProps extends FrameProps {
  readonly role?: 'radiogroup';
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly describedBy?: string;
  /** The legend is only for screen readers: the heading above says the same. */
  readonly silent?: boolean;
}

/** Several controls with one legend; errors are at the group. */
export function GroupFrame(props: GroupProps) {
  const { id, labelId, error, className, role, required, disabled, describedBy, children } = props;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: aria-required stands only with the role radiogroup
    <fieldset
      id={id}
      className={classNames('group', error && 'has-error', className)}
      role={role}
      disabled={disabled}
      data-part={props.part}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      aria-required={role && required ? true : undefined}
    >
      <legend id={labelId} className={props.silent ? 'sr' : undefined}>
        {Label(props)}
      </legend>
      {Help(props)}
      {children}
      {(error || props.notice) && Below(props)}
    </fieldset>
  );
}

/**
 * Fields with labels of their own, under their group's name. Nested fieldsets would double the cost of showing fields
 * and errors.
 */
export function NestFrame(props: FrameProps & { disabled?: boolean; describedBy?: string }) {
  const { id, labelId, error, className, children } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      id={id}
      className={classNames('group nest', error && 'has-error', className)}
      role="group"
      aria-disabled={props.disabled || undefined}
      aria-labelledby={labelId}
      aria-describedby={props.describedBy}
      aria-invalid={error ? true : undefined}
    >
      <p className="nest-name" id={labelId}>
        {Label(props)}
      </p>
      {Help(props)}
      {children}
      {(error || props.notice) && Below(props)}
    </div>
  );
}
