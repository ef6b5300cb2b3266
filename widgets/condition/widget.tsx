import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { JsonControl } from '../parts/json-control.tsx';

/** A condition of a document, as the JSON Logic that it is. */
export function ConditionWidget(props: WidgetProps<'condition'>) {
  return <JsonControl widget={props} />;
}
