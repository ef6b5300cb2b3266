import { type ComponentType, use } from 'react';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';
import type { BlockProps } from '../block-props.ts';
import { peopleParts } from '../people/people-part.ts';

type Part = (typeof peopleParts)[keyof typeof peopleParts];
type Views = Awaited<ReturnType<Part['load']>>;

/** Keynote speakers with their talk, time and place. */
export const KeynotesBlock = (props: BlockProps<'keynotes'>) => (
  <OfPeople name="KeynotesView" props={props} />
);

/** Speakers with their description and workshops. */
export const SpeakersBlock = (props: BlockProps<'speakers'>) => (
  <OfPeople name="SpeakersView" props={props} />
);

interface OfPeopleProps<Name extends keyof Views> {
  readonly name: Name;
  readonly props: Parameters<Views[Name]>[0];
}

/** A loaded part renders synchronously: a server-rendered page must not flash. */
function OfPeople<Name extends keyof Views>(given: OfPeopleProps<Name>) {
  const part = peopleParts[useThemeParts().people];
  const views = part.read();
  return views ? <View views={views} {...given} /> : <Awaited part={part} {...given} />;
}

function Awaited<Name extends keyof Views>({
  part,
  ...given
}: OfPeopleProps<Name> & { readonly part: Part }) {
  return <View views={use<Views>(part.load())} {...given} />;
}

function View<Name extends keyof Views>({
  views,
  name,
  props,
}: OfPeopleProps<Name> & { readonly views: Views }) {
  // The view takes only its own block, which the compiler cannot infer from a name.
  const Drawn = views[name] as ComponentType<OfPeopleProps<Name>['props']>;
  return <Drawn {...props} />;
}
