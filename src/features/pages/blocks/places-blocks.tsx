import { use } from 'react';
import type { BlockProps } from '../block-props.ts';
import { placesPart } from '../places/places-part.ts';

/** A loaded part renders synchronously: a server-rendered page must not flash. */
function usePlaces() {
  return placesPart.read();
}

/** Directions to a venue by means of transport. */
export function WaysBlock(props: BlockProps<'ways'>) {
  const views = usePlaces();
  return views ? <views.WaysView {...props} /> : <AwaitedWays {...props} />;
}

function AwaitedWays(props: BlockProps<'ways'>) {
  const { WaysView } = use(placesPart.load());
  return <WaysView {...props} />;
}

/** The rooms of a building: a plan and a list. */
export function FloorPlanBlock(props: BlockProps<'floor_plan'>) {
  const views = usePlaces();
  return views ? <views.FloorPlanView {...props} /> : <AwaitedPlan {...props} />;
}

function AwaitedPlan(props: BlockProps<'floor_plan'>) {
  const { FloorPlanView } = use(placesPart.load());
  return <FloorPlanView {...props} />;
}
