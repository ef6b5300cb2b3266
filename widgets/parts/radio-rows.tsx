import type { ReactNode } from 'react';
import type { Option } from '#engine/form/field/option.ts';
import type { AnyWidget } from './control-attributes.ts';
import { say } from './messages.ts';
import { OptionRows } from './option-rows.tsx';

interface RadioRowsProps {
  readonly widget: AnyWidget;
  readonly options: readonly Option[];
  readonly columns?: 1 | 2 | 3;
  readonly className?: string;
  readonly before?: (option: Option) => ReactNode;
  readonly after?: (option: Option) => ReactNode;
  readonly below?: ReactNode;
  readonly beyond?: (option: Option) => ReactNode;
}

/** A single choice as rows; an optional one can be cleared. */
export function RadioRows({ widget, ...rows }: RadioRowsProps) {
  const { id, value, required, locale, onChange, onBlur } = widget;
  return (
    <>
      {OptionRows({
        ...rows,
        kind: 'radio',
        name: id,
        form: widget.formId,
        locale,
        isChosen: (option) => option === value,
        onPick: onChange,
        onBlur,
      })}
      {!required && typeof value === 'string' && (
        <button type="button" className="btn btn-3 btn-s" onClick={() => onChange(undefined)}>
          {say('clearChoice', locale)}
        </button>
      )}
    </>
  );
}
