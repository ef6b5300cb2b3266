import { lazy, Suspense } from 'react';
import { resolveText } from '#engine/form/languages/text.ts';
import { type ControlWidget, controlAttributes } from './control-attributes.ts';
import './combobox.css';

const ComboboxList = lazy(() =>
  import('./combobox-list.tsx').then((module) => ({ default: module.ComboboxList })),
);

interface ComboboxProps {
  readonly widget: ControlWidget;
  readonly placeholder?: string;
}

/** A searchable list for more than fifteen options (look); its code loads when it is needed. */
export function Combobox({ widget, placeholder }: ComboboxProps) {
  const chosen = widget.options.find((option) => option.id === widget.value);
  const waiting = (
    <input
      {...controlAttributes(widget)}
      type="text"
      className="control"
      readOnly
      aria-busy="true"
      value={chosen ? resolveText(chosen.name, widget.locale) : ''}
      placeholder={placeholder}
    />
  );
  return (
    <Suspense fallback={waiting}>
      <ComboboxList widget={widget} placeholder={placeholder} />
    </Suspense>
  );
}
