import { resolveText } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { TextControl } from '../parts/text-control.tsx';

/** The code of something: those that there are are offered, any other may be typed. */
export function ReferenceWidget(props: WidgetProps<'reference'>) {
  const { id, field, options, value, locale } = props;
  const chosen = options.find((option) => option.id === value);
  const name = resolveText(chosen?.name, locale);
  return (
    <>
      <TextControl
        widget={props}
        list={`${id}-offered`}
        spellCheck={false}
        autoComplete="off"
        placeholder={resolveText(field.placeholder, locale) || undefined}
      />
      <datalist id={`${id}-offered`}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {resolveText(option.name, locale)}
          </option>
        ))}
      </datalist>
      {name !== '' && name !== value && <p className="help">{name}</p>}
    </>
  );
}
