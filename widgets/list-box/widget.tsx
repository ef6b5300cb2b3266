import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { CheckboxRows } from '../parts/checkbox-rows.tsx';

/** Spec §9 "List box max height". */
const MAX_HEIGHT = { maxHeight: '15rem', overflowY: 'auto' } as const;

/**
 * Any number of choices in a box that scrolls. Checkboxes, not `<select multiple>`: there a plain click
 * silently drops every choice made before.
 */
export function ListBoxWidget(props: WidgetProps<'list_box'>) {
  return (
    <div className="list-box" style={MAX_HEIGHT}>
      <CheckboxRows widget={props} />
    </div>
  );
}
