import { inEveryLanguage } from '#engine/form/languages/words.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { RadioRows } from '../parts/radio-rows.tsx';

const ANSWERS = [
  { id: 'Y', name: inEveryLanguage('yes') },
  { id: 'N', name: inEveryLanguage('no') },
];

/** Yes or no, two radios in a row. */
export function YesNoWidget(props: WidgetProps<'yes_no'>) {
  return <RadioRows widget={props} options={ANSWERS} columns={2} />;
}
