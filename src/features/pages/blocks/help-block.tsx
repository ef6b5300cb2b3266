import { use } from 'react';
import type { BlockProps } from '../block-props.ts';
import { helpPart } from '../help/help-part.ts';

/** Answers that are found by words and by what has happened; what is there is not waited for. */
export function HelpBlock(props: BlockProps<'help'>) {
  const HelpView = helpPart.read();
  return HelpView ? <HelpView {...props} /> : <AwaitedHelp {...props} />;
}

function AwaitedHelp(props: BlockProps<'help'>) {
  const HelpView = use(helpPart.load());
  return <HelpView {...props} />;
}
