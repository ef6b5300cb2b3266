import { use } from 'react';
import type { BlockProps } from '../block-props.ts';
import { helpPart } from '../help/help-part.ts';

/** Answers that can be searched by words and by situation; a loaded part renders synchronously. */
export function HelpBlock(props: BlockProps<'help'>) {
  const HelpView = helpPart.read();
  return HelpView ? <HelpView {...props} /> : <AwaitedHelp {...props} />;
}

function AwaitedHelp(props: BlockProps<'help'>) {
  const HelpView = use(helpPart.load());
  return <HelpView {...props} />;
}
