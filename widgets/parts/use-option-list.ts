import { useCallback, useEffect, useState } from 'react';
import type { Option } from '#engine/form/field/option.ts';
import type { FormServices } from '#engine/form/react/form-environment.ts';

export type ListName = 'countries' | 'provinces' | 'states';

/** A list of the server as it loads. */
export type OptionList =
  | { readonly state: 'absent' | 'loading' }
  | { readonly state: 'ready'; readonly options: readonly Option[] }
  | { readonly state: 'failed'; readonly retry: () => void };

const requests = new WeakMap<FormServices, Map<ListName, Promise<readonly Option[]>>>();

/** Asks for a list once however many fields need it; a failure is forgotten, so that it can be tried again. */
function request(services: FormServices, name: ListName): Promise<readonly Option[]> | undefined {
  const known = requests.get(services) ?? new Map<ListName, Promise<readonly Option[]>>();
  requests.set(services, known);
  const asked = known.get(name) ?? services[name]?.();
  if (asked && !known.has(name)) {
    known.set(name, asked);
    asked.catch(() => known.delete(name));
  }
  return asked;
}

/** Loads one of the server's lists (spec §4 "Address modal"); `absent` without a provider or a name. */
export function useOptionList(services: FormServices, name: ListName | undefined): OptionList {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ key: string; list: OptionList }>();
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const key = `${name} ${attempt}`;

  useEffect(() => {
    let gone = false;
    const asked = name && request(services, name);
    asked
      ?.then((options): OptionList => ({ state: 'ready', options }))
      .catch((): OptionList => ({ state: 'failed', retry }))
      .then((list) => {
        if (!gone) setAnswer({ key, list });
      });
    return () => {
      gone = true;
    };
  }, [services, name, key, retry]);

  if (name === undefined || services[name] === undefined) return { state: 'absent' };
  return answer?.key === key ? answer.list : { state: 'loading' };
}
