import type { PresentersService, PresentersState } from '#engine/event/pickers/picker-services.ts';
import type { KnownPresenter, Presenter } from '#engine/event/pickers/presenters.ts';

/** A server that takes everybody who is asked, in memory. */
export function fakePresenters(known: readonly KnownPresenter[]): PresentersService {
  let state: PresentersState = {
    phase: 'ready',
    list: { presenters: [], most: 12, open: 'Y' },
    found: undefined,
    looking: false,
    busy: false,
    problem: undefined,
    notice: undefined,
  };
  const listeners = new Set<() => void>();
  const change = (list: Presenter[], more: Partial<PresentersState> = {}) => {
    state = { ...state, list: { ...state.list, presenters: list }, ...more };
    for (const listener of listeners) listener();
  };
  const asked = (instructor_code: string, name: string, school: string): Presenter => ({
    instructor_code,
    name,
    school,
    state: 'invited',
    contact: 'N',
    mine: 'N',
    has_part: 'N',
  });
  const add = (one: Presenter) =>
    change([...state.list.presenters, one], { notice: { kind: 'asked', name: one.name }, found: undefined });
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    addContact: () => undefined,
    ask(code, name) {
      const one = known.find(({ instructor_code }) => instructor_code === code);
      add(asked(code, name, one?.school ?? ''));
    },
    async invite(name) {
      add(asked('NEW', name, ''));
      return true;
    },
    move(code, to) {
      const one = state.list.presenters.find(({ instructor_code }) => instructor_code === code);
      if (!one) return;
      const others = state.list.presenters.filter((each) => each !== one);
      const moved = { kind: 'moved', name: one.name, place: to + 1 } as const;
      change([...others.slice(0, to), one, ...others.slice(to)], { notice: moved });
    },
    remove(code) {
      const { presenters } = state.list;
      const name = presenters.find(({ instructor_code }) => instructor_code === code)?.name ?? '';
      change(
        presenters.filter(({ instructor_code }) => instructor_code !== code),
        { notice: { kind: 'removed', name } },
      );
    },
    look(text) {
      const people = known.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
      change(state.list.presenters, { found: { text, people } });
    },
    dismiss: () => undefined,
    retry: () => undefined,
    partAddress: (code) => `/part/${code}`,
  };
}
