import type { ReactNode } from 'react';
import type { Option } from '#engine/form/field/option.ts';
import type { AnyWidget } from './control-attributes.ts';
import { OptionRows } from './option-rows.tsx';

interface CheckboxRowsProps {
  readonly widget: AnyWidget;
  readonly columns?: 1 | 2 | 3;
  readonly className?: string;
  /** Content at the end of a row. */
  readonly after?: (option: Option) => ReactNode;
  /** Content beside a row, outside of what is pressed. */
  readonly beyond?: (option: Option) => ReactNode;
}

/** Any number of choices among rows; the answer keeps the order of the options. */
export function CheckboxRows({ widget, ...rows }: CheckboxRowsProps) {
  const { id, value, options, locale, onChange, onBlur } = widget;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const pick = (picked: string, on: boolean) =>
    onChange(
      options.map((option) => option.id).filter((each) => (each === picked ? on : chosen.includes(each))),
    );
  return (
    <OptionRows
      {...rows}
      kind="checkbox"
      name={id}
      form={widget.formId}
      options={options}
      locale={locale}
      isChosen={(option) => chosen.includes(option)}
      onPick={pick}
      onBlur={onBlur}
    />
  );
}
