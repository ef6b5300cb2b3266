import type { ChosenFields } from './use-selection.ts';

/** An action on chosen rows, beside the list. */
export type BulkPanelProps = {
  readonly chosen: ChosenFields;
  readonly onClose: () => void;
  /** Called with the id of a job that has started. */
  readonly onStart: (job: string) => void;
};
