import { type ComponentType, use } from 'react';
import { useLook } from '#src/api/use-look.ts';
import type { BlockProps } from '../block-props.ts';
import { peopleParts } from '../people/people-part.ts';

type Part = (typeof peopleParts)[keyof typeof peopleParts];
type Views = Awaited<ReturnType<Part['load']>>;

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
  const part = peopleParts[useLook().people];
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
  // The view takes just its block, which the compiler cannot follow through a name.
  const Drawn = views[name] as ComponentType<OfPeopleProps<Name>['props']>;
  return <Drawn {...props} />;
}
