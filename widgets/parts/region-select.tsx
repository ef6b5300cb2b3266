import { useFormServices } from '#engine/form/react/form-environment.ts';
import { type AnyWidget, controlAttributes, textOf } from './control-attributes.ts';
import { ListSelect } from './list-select.tsx';
import { TextControl } from './text-control.tsx';
import { type ListName, type OptionList, useOptionList } from './use-option-list.ts';

interface PlaceSelectProps {
  readonly widget: AnyWidget;
  /** The server's list, for a field that brings no options. */
  readonly list: ListName;
  readonly placeholder?: string;
  readonly autoComplete: string;
}

/** A country or province by its code: from the field's own options, from the server's list, or typed. */
export function PlaceSelect({ widget, list, placeholder, autoComplete }: PlaceSelectProps) {
  const { options, value, locale, onChange, onBlur } = widget;
  const services = useFormServices();
  const served = useOptionList(services, options.length > 0 ? undefined : list);
  if (options.length === 0 && served.state === 'absent') {
    return <TextControl widget={widget} autoComplete={autoComplete} placeholder={placeholder} />;
  }
  const ready: OptionList = options.length > 0 ? { state: 'ready', options } : served;
  const attributes = controlAttributes(widget);
  return (
    <ListSelect
      {...attributes}
      list={ready}
      locale={locale}
      value={textOf(value)}
      placeholder={placeholder}
      autoComplete={autoComplete}
      onChoose={onChange}
      onBlur={onBlur}
    />
  );
}
