import { use } from 'react';
import type { BlockProps } from '../block-props.ts';
import { lazyHelp } from '../help/lazy-help.ts';

/** Answers that can be searched by words and by situation; a loaded part renders synchronously. */
export function HelpBlock(props: BlockProps<'help'>) {
  const HelpView = lazyHelp.read();
  return HelpView ? <HelpView {...props} /> : <AwaitedHelp {...props} />;
}

function AwaitedHelp(props: BlockProps<'help'>) {
  const HelpView = use(lazyHelp.load());
  return <HelpView {...props} />;
}
