import { Suspense, use } from 'react';
import { useLook } from '#src/api/use-look.ts';
import { type HeadName, type HeadProps, headParts } from './head-part.ts';

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
  const { head } = useLook();
  const name = props.scene ? 'scene' : head;
  const Head = headParts[name].read();
  return Head ? <Head {...props} /> : <AwaitedHead name={name} {...props} />;
}

function AwaitedHead({ name, ...props }: HeadProps & { readonly name: HeadName }) {
  const Head = use(headParts[name].load());
  return <Head {...props} />;
}
