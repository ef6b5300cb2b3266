import type { ReactNode } from 'react';
import type { Option } from '#engine/form/field/option.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { ControlFrame, GroupFrame } from '../parts/field-frame.tsx';
import { OptionRows } from '../parts/option-rows.tsx';

/** A part of an address in its dialog. */
export interface PartProps {
  readonly id: string;
  readonly part: string;
  readonly label: string;
  readonly locale: Locale;
  readonly optional?: boolean;
  readonly value: string;
  readonly error?: string;
  readonly onChange: (value: string) => void;
}

interface ControlAttributes {
  readonly id: string;
  readonly autoComplete: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface AddressLineProps extends PartProps {
  readonly autoComplete: string;
  readonly help?: string;
  readonly className?: string;
  readonly onLeave?: () => void;
  /** Another control than a line of text. */
  readonly children?: (attributes: ControlAttributes) => ReactNode;
}

/** A line of an address, or a select. */
export function AddressLine(props: AddressLineProps) {
  const { id, part, label, locale, optional, value, error, onChange, autoComplete, help, onLeave } = props;
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const attributes: ControlAttributes = {
    id,
    autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-required': optional ? undefined : true,
    'aria-describedby': describedBy || undefined,
  };
  return (
    <ControlFrame
      {...{ id, label, locale, optional, help, error }}
      labelId={`${id}-label`}
      className={props.className}
      part={part}
    >
      {props.children?.(attributes) ?? (
        <input
          {...attributes}
          className="control"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </ControlFrame>
  );
}

interface AddressChoiceProps extends PartProps {
  readonly options: readonly Option[];
  readonly className: string;
}

const nothing = () => undefined;

/** A choice of the address dialog among radios in a row. */
export function AddressChoice(props: AddressChoiceProps) {
  const { id, part, label, locale, value, error, onChange, options, className } = props;
  return (
    <GroupFrame
      {...{ id, label, locale, error }}
      labelId={`${id}-label`}
      role="radiogroup"
      required
      describedBy={error && `${id}-error`}
      part={part}
    >
      <OptionRows
        kind="radio"
        name={id}
        options={options}
        locale={locale}
        className={className}
        isChosen={(option) => option === value}
        onPick={(option) => onChange(option)}
        onBlur={nothing}
      />
    </GroupFrame>
  );
}
