import type { Locale } from '#engine/configuration/text.ts';
import { FieldSlot } from '#engine/react/field-slot.tsx';
import { rowPath } from '#engine/values/path.ts';
import { Icon } from '../parts/icon.tsx';
import { say } from '../words.ts';

interface RepeatedRowProps {
  readonly group: string;
  readonly rowKey: string;
  readonly codes: readonly { readonly code: string }[];
  readonly name: string;
  readonly locale: Locale;
  /** Absent when there may not be fewer rows. */
  readonly onRemove: (() => void) | undefined;
}

/** One row of a repeatable group: its fields under its name, and a button to take it away. */
export function RepeatedRow({ group, rowKey, codes, name, locale, onRemove }: RepeatedRowProps) {
  return (
    <fieldset className="repeated-row">
      <legend>{name}</legend>
      {codes.map(({ code }) => (
        <FieldSlot key={code} path={rowPath(group, rowKey, code)} />
      ))}
      {onRemove && (
        <button type="button" className="btn btn-3 btn-s" onClick={onRemove}>
          <Icon name="trash" /> {say('removeItem', locale, { item: name })}
        </button>
      )}
    </fieldset>
  );
}
