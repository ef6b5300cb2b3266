import { useSearchParams } from 'react-router';

/** Whether the address asks for the editor's view (spec §2: `query=mode`); it shows more and allows nothing. */
export function useEditable(): boolean {
  const [search] = useSearchParams();
  return search.get('query') === 'mode';
}
