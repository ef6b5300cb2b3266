import { useSearchParams } from 'react-router';

/** Whether the address says that an editor looks (spec §2: `query=mode`); it shows more and allows nothing. */
export function useEditable(): boolean {
  const [search] = useSearchParams();
  return search.get('query') === 'mode';
}
