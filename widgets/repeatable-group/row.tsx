import { memo, useId } from 'react';
import { joinPath } from '#engine/form/field/path.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { SchemaFieldsProps } from '#engine/form/react/schema-fields.tsx';
import { SchemaFields } from '#engine/form/react/schema-fields.tsx';
import { Icon } from '#ui/icon.tsx';
import { say } from '../parts/messages.ts';
import type { DragRole } from '../parts/use-drag.ts';

/** What may be done to a row by its key. */
export interface RowActions {
  /** Absent when there may not be fewer rows. */
  readonly remove: ((key: string) => void) | undefined;
  /** One place up (-1) or down (1); absent where the order is fixed. */
  readonly move: ((key: string, by: -1 | 1) => void) | undefined;
}

interface RepeatedRowProps extends RowActions, Pick<SchemaFieldsProps, 'schema' | 'uiSchema' | 'registry'> {
  readonly group: string;
  readonly rowKey: string;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly drag: DragRole;
  readonly locale: Locale;
}

/** One row of a repeatable group: its fields under its name, and buttons to move it and take it away. */
export const RepeatedRow = memo(function RepeatedRow(props: RepeatedRowProps) {
  const { group, rowKey, schema, uiSchema, registry, name, locale, remove, move } = props;
  const nameId = useId();
  const step = (by: -1 | 1) => (
    <button
      type="button"
      className="btn btn-3 btn-s row-move"
      data-move={by}
      // Not disabled at the end: the focus would be lost there.
      aria-disabled={(by < 0 ? props.isFirst : props.isLast) || undefined}
      aria-label={say(by < 0 ? 'moveUp' : 'moveDown', locale, { item: name })}
      onClick={() => move?.(rowKey, by)}
    >
      <Icon name={by < 0 ? 'chevron-up' : 'chevron-down'} />
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: nested fieldsets double what a browser does to show fields
    <div
      className="repeated-row"
      role="group"
      aria-labelledby={nameId}
      data-row={rowKey}
      data-draggable=""
      data-drag={props.drag}
    >
      <div className="row-head">
        {move && (
          // Who has no pointer has the buttons below.
          <span className="row-grip" aria-hidden="true" data-grip="">
            <Icon name="grip" />
          </span>
        )}
        <p className="row-name" id={nameId}>
          {name}
        </p>
      </div>
      <div className="fields">
        <SchemaFields at={joinPath(group, rowKey)} schema={schema} uiSchema={uiSchema} registry={registry} />
      </div>
      {(remove || move) && (
        <div className="row-actions">
          {remove && (
            <button type="button" className="btn btn-3 btn-s" onClick={() => remove(rowKey)}>
              <Icon name="trash" /> {say('removeItem', locale, { item: name })}
            </button>
          )}
          {move && step(-1)}
          {move && step(1)}
        </div>
      )}
    </div>
  );
});
