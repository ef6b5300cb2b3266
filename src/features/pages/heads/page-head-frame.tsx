import { Suspense, use } from 'react';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';
import { type HeadName, headParts } from './head-part.ts';
import type { HeadProps } from './head-props.ts';

/** The head of an inner page over the art of its look; its words are there before the art is. */
export function PageHeadFrame(props: HeadProps) {
  return (
    <Suspense fallback={<header className="page-top">{props.children}</header>}>
      <LoadedHead {...props} />
    </Suspense>
  );
}

/** A loaded part renders synchronously: a server-rendered page must not flash. */
function LoadedHead(props: HeadProps) {
  const { head } = useThemeParts();
  const name = props.scene ? 'scene' : head;
  const Head = headParts[name].read();
  return Head ? <Head {...props} /> : <AwaitedHead name={name} {...props} />;
}

function AwaitedHead({ name, ...props }: HeadProps & { readonly name: HeadName }) {
  const Head = use(headParts[name].load());
  return <Head {...props} />;
}
