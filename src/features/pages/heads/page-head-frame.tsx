import { Suspense, use } from 'react';
import { useEvent } from '#src/api/event-context.tsx';
import { type HeadProps, headPart } from './head-part.ts';

/** The head of an inner page over the art of its theme; its words are there before the art is. */
export function PageHeadFrame(props: HeadProps) {
  return (
    <Suspense fallback={<header className="page-top">{props.children}</header>}>
      <LoadedHead {...props} />
    </Suspense>
  );
}

/** What is there is not waited for, not even for a moment: a page that came drawn must not blink. */
function LoadedHead(props: HeadProps) {
  const { theme_type } = useEvent().theme;
  const Head = headPart(theme_type).read();
  return Head ? <Head {...props} /> : <AwaitedHead theme={theme_type} {...props} />;
}

function AwaitedHead({ theme, ...props }: HeadProps & { readonly theme: string }) {
  const Head = use(headPart(theme).load());
  return <Head {...props} />;
}
