import type { WidgetProps } from '#engine/react/form-environment.ts';
import { RadioRows } from '../parts/radio-rows.tsx';
import { words } from '../words.ts';

const ANSWERS = [
  { id: 'Y', name: words.yes },
  { id: 'N', name: words.no },
];

/** Yes or no, two radios in a row. */
export function YesNoWidget(props: WidgetProps<'yes_no'>) {
  return <RadioRows widget={props} options={ANSWERS} columns={2} />;
}
