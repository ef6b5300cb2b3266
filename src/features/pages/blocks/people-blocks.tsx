import { type ComponentType, use } from 'react';
import type { BlockProps } from '../block-props.ts';
import { peoplePart } from '../people/people-part.ts';

type Views = Awaited<ReturnType<typeof peoplePart.load>>;

/** Those who speak before everybody, each with their talk, its time and its place. */
export const KeynotesBlock = (props: BlockProps<'keynotes'>) => (
  <OfPeople name="KeynotesView" props={props} />
);

/** Those who speak, with what they do and the workshops that they give. */
export const SpeakersBlock = (props: BlockProps<'speakers'>) => (
  <OfPeople name="SpeakersView" props={props} />
);

interface OfPeopleProps<Name extends keyof Views> {
  readonly name: Name;
  readonly props: Parameters<Views[Name]>[0];
}

/** What is there is not waited for, not even for a moment: a page that came drawn must not blink. */
function OfPeople<Name extends keyof Views>(given: OfPeopleProps<Name>) {
  const views = peoplePart.read();
  return views ? <View views={views} {...given} /> : <Awaited {...given} />;
}

function Awaited<Name extends keyof Views>(given: OfPeopleProps<Name>) {
  return <View views={use(peoplePart.load())} {...given} />;
}

function View<Name extends keyof Views>({
  views,
  name,
  props,
}: OfPeopleProps<Name> & { readonly views: Views }) {
  // The view takes just its block, which the compiler cannot follow through a name.
  const Drawn = views[name] as ComponentType<OfPeopleProps<Name>['props']>;
  return <Drawn {...props} />;
}
