import { OthersHere } from '../shell/others-here.tsx';
import { useDraftOthers } from './use-draft-others.ts';

/** Who else has a draft open, on a page of it. */
export function DraftOthers({ draft }: { readonly draft: string }) {
  return <OthersHere emails={useDraftOthers(draft)} />;
}
