import { use } from 'react';
import type { BlockProps } from '../block-props.ts';
import { placesPart } from '../places/places-part.ts';

/** What is there is not waited for, not even for a moment: a page that came drawn must not blink. */
function usePlaces() {
  return placesPart.read();
}

/** How one comes to a place, by what each way takes. */
export function WaysBlock(props: BlockProps<'ways'>) {
  const views = usePlaces();
  return views ? <views.WaysView {...props} /> : <AwaitedWays {...props} />;
}

function AwaitedWays(props: BlockProps<'ways'>) {
  const { WaysView } = use(placesPart.load());
  return <WaysView {...props} />;
}

/** The rooms of a building on a plan, with the list of them. */
export function FloorPlanBlock(props: BlockProps<'floor_plan'>) {
  const views = usePlaces();
  return views ? <views.FloorPlanView {...props} /> : <AwaitedPlan {...props} />;
}

function AwaitedPlan(props: BlockProps<'floor_plan'>) {
  const { FloorPlanView } = use(placesPart.load());
  return <FloorPlanView {...props} />;
}
