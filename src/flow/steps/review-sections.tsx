import { type ComponentType, lazy, Suspense } from 'react';
import { isRegistration } from '#engine/contract/is-registration.ts';
import type { FlowView } from '#machines/flow/flow.connect.ts';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { CodesFold } from '../fees/codes-fold.tsx';

// Most reviews have few of these: each is loaded where it is shown.
const HeldItems = lazy(() => import('../review/held-items.tsx'));
const NamedRows = lazy(() => import('../review/named-rows.tsx'));
const DueNote = lazy(async () => ({ default: (await import('./due-note.tsx')).DueNote }));
const SkippedSteps = lazy(() => import('../skipped/skipped-steps.tsx'));

type Review = NonNullable<FlowView['review']>;

interface SectionProps {
  readonly flow: DossierFlow;
  readonly review: Review;
  readonly skipped: FlowView['skipped'];
  /** Whether the review can be reloaded; not while it is being submitted. */
  readonly canReload: boolean;
  readonly onReload: () => void;
  readonly onEdit: (step: string) => void;
}

interface Section {
  /** Beside the heading, with the fees, or below the answers. */
  readonly place: 'head' | 'fees' | 'below';
  readonly isShown: (props: SectionProps) => boolean;
  readonly Section: ComponentType<SectionProps>;
}

/** The sections that depend on what was chosen, in page order. */
const SECTIONS: readonly Section[] = [
  {
    place: 'head',
    isShown: ({ review }) => review.held !== undefined,
    Section: ({ flow, review: { held, clockOffset = 0 }, ...props }) =>
      held && <HeldItems code={flow.code} held={held} clockOffset={clockOffset} {...props} />,
  },
  {
    place: 'fees',
    isShown: ({ review }) => isRegistration(review.registration),
    Section: ({ flow, review, onReload }) => (
      <CodesFold flow={flow} applied={review.codes.length > 0} onChanged={onReload} />
    ),
  },
  {
    place: 'below',
    isShown: (props) => leftOut(props).length > 0,
    Section: (props) => <SkippedSteps flow={props.flow} steps={leftOut(props)} />,
  },
  {
    place: 'below',
    isShown: ({ review }) => !isRegistration(review.registration),
    Section: ({ flow, review: { registration }, onReload }) =>
      isRegistration(registration) ? null : (
        <>
          <NamedRows flow={flow} of={registration.flow} onChanged={onReload} />
          <DueNote flow={registration.flow} place="review" />
        </>
      ),
  },
];

/** The sections of one place of the review that apply to it. */
export function ReviewSections({ place, ...props }: SectionProps & Pick<Section, 'place'>) {
  return SECTIONS.map(({ place: at, isShown, Section }, index) =>
    at === place && isShown(props) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed
      <Suspense key={index}>
        <Section {...props} />
      </Suspense>
    ) : null,
  );
}

const leftOut = ({ flow, skipped }: SectionProps) => [...skipped, ...flow.elsewhere];

/** Whether offers are chosen. */
export const choosesOffers = ({ booked }: Review): boolean => booked.some(({ kind }) => kind === 'choice');
