import { type Action, ActionLink } from '../parts/action-link.tsx';
import './fact-action.css';

/** What one does with a fact of the hero, in small under it. */
export function FactAction({ action }: { readonly action: Action | undefined }) {
  return action && <ActionLink action={action} className="fact-action" />;
}
