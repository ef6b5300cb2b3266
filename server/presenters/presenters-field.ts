import { MOST_PRESENTERS } from '#engine/contract/proposal.ts';
import { PROPOSAL_FLOW } from '#engine/event/addresses/flow-pages.ts';
import { findDefinition } from '#engine/form/field-types/registry.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

/** The settings for presenters in an event's proposals. */
export type PresentersField = {
  /** The form that names them, and the field in it. */
  readonly form: string;
  readonly field: string;
  /** The form of each presenter's part. */
  readonly partForm: string | undefined;
  readonly fewest: number;
  readonly most: number;
};

const usual = { fewest: 1, most: 12 };

/** The field of a form in which presenters are named; undefined for a form without one. */
export function presentersFieldOf(
  configuration: Configured,
  eventCode: string,
  form: string,
): PresentersField | undefined {
  const fields = configuration
    .current(eventCode, 'form', form)
    ?.document.sections.flatMap((section) => section.fields);
  const field = fields?.find((each) => findDefinition(each)?.presents);
  if (!field) return undefined;
  const { minItems, maxItems, form_type } = {
    minItems: undefined,
    maxItems: undefined,
    form_type: undefined,
    ...field,
  };
  return {
    form,
    field: field.code,
    partForm: form_type,
    fewest: minItems ?? usual.fewest,
    most: Math.min(maxItems ?? usual.most, MOST_PRESENTERS),
  };
}

/** The same of whatever form the event's proposals name them in. */
export function presentersFieldIn(configuration: Configured, eventCode: string): PresentersField | undefined {
  const steps = configuration.current(eventCode, 'flow', PROPOSAL_FLOW)?.document.steps ?? [];
  for (const { form_type } of steps) {
    const found = form_type && presentersFieldOf(configuration, eventCode, form_type);
    if (found) return found;
  }
  return undefined;
}
