import { api } from '#engine/contract/calls.ts';
import type { Dossier } from '#engine/contract/registration.ts';
import type { PresentersService, PresentersState } from '#engine/event/pickers/picker-services.ts';
import type { Presenters } from '#engine/event/pickers/presenters.ts';
import type { Call } from '#src/api/client.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { observableState } from './observable-state.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { pickProblem } from './pick-problem.ts';
import type { PickService } from './pick-service.ts';

const NOTHING: PresentersState = {
  phase: 'loading',
  list: { presenters: [], most: 0, open: 'N' },
  found: undefined,
  looking: false,
  busy: false,
  problem: undefined,
  notice: undefined,
};

/** The pause in typing before a search, in milliseconds. */
const TYPING = 250;

/** The presenters of a proposal. */
export function presentersService(
  call: Call,
  { code }: Pick<Dossier, 'code'>,
  onPicked: () => void,
): PickService<PresentersService> {
  const state = observableState(NOTHING);
  const inOrder = oneAfterAnother();
  const locale = () => localeOfPath(location.pathname);
  const workshop = { workshops_code: code };
  let typing: ReturnType<typeof setTimeout> | undefined;
  let wanted = '';

  async function load(): Promise<void> {
    const params = { code, flag: 'Y' as const };
    state.change({
      phase: 'ready',
      list: await call(api.proposal.getWorkshopProposalFormPresenters, { params }),
    });
  }
  const begin = () => {
    state.change({ phase: 'loading' });
    load().catch(() => state.change({ phase: 'unloaded' }));
  };

  /** Requests a change of the list; returns whether the server accepted it. */
  async function change(
    item: string,
    notice: PresentersState['notice'],
    ask: () => Promise<Presenters>,
  ): Promise<boolean> {
    state.change({ busy: true, problem: undefined, notice: undefined });
    try {
      const list = await inOrder(ask);
      state.change({ list, notice, found: undefined });
      onPicked();
      return true;
    } catch (error) {
      state.change({ problem: pickProblem(item, error) });
      // The presenters may have changed.
      await load().catch(() => undefined);
      return false;
    } finally {
      state.change({ busy: false });
    }
  }
  const add = (item: string, name: string, body: object, kind: 'asked' | 'added') =>
    change(item, { kind, name }, () =>
      call(api.proposal.addInstructorToWorkshop, { body: { ...workshop, ...body }, locale: locale() }),
    );

  begin();
  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    addContact() {
      const name = state.getSnapshot().list.contact?.name ?? '';
      void add('contact', name, { contact: 'Y' }, 'added');
    },
    ask: (instructor_code, name) => void add(instructor_code, name, { instructor_code }, 'asked'),
    invite: (name, email) => add('new', name, { name, email }, 'asked'),
    move(moved, to) {
      const { list } = state.getSnapshot();
      const one = list.presenters.find(({ instructor_code }) => instructor_code === moved);
      if (!one) return;
      const others = list.presenters.filter((each) => each !== one);
      const presenters = [...others.slice(0, to), one, ...others.slice(to)];
      // Shown immediately; the server decides.
      state.change({ list: { ...list, presenters } });
      const instructor_codes = presenters.map(({ instructor_code }) => instructor_code);
      void change(moved, { kind: 'moved', name: one.name, place: to + 1 }, () =>
        call(api.proposal.addInstructorsToWorkshop, {
          body: { ...workshop, instructor_codes },
          locale: locale(),
        }),
      );
    },
    remove(instructor_code) {
      const { presenters } = state.getSnapshot().list;
      const name = presenters.find((each) => each.instructor_code === instructor_code)?.name ?? '';
      void change(instructor_code, { kind: 'removed', name }, () =>
        call(api.proposal.removeInstructorToWorkshop, {
          body: { ...workshop, instructor_code },
          locale: locale(),
        }),
      );
    },
    look(typed) {
      clearTimeout(typing);
      wanted = typed.trim();
      const text = wanted;
      if (text.length < 2) return state.change({ found: undefined });
      typing = setTimeout(() => {
        call(api.proposal.findInstructors, { body: { ...workshop, text } })
          // Newer text is searched by itself.
          .then(
            ({ instructors }) => text === wanted && state.change({ found: { text, people: instructors } }),
          )
          .catch((error: unknown) => state.change({ problem: pickProblem('known', error) }));
      }, TYPING);
    },
    dismiss: () => state.change({ problem: undefined }),
    retry: begin,
    partAddress: (instructor_code) =>
      pathTo('workshop-proposals.invitation', locale(), { invitation_code: instructor_code }),
    refresh: () => void load().catch(() => undefined),
    close: () => clearTimeout(typing),
  };
}
