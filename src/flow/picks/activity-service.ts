import { api } from '#engine/contract/api.ts';
import type { Dossier } from '#engine/contract/registration.ts';
import type { ActivityService, ActivityState } from '#engine/react/picker-services.ts';
import type { Call } from '#src/api/client.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { observableState } from './observable-state.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { pickProblem } from './pick-problem.ts';
import type { PickService } from './pick-services.ts';
import { settledState } from './settled-state.ts';

const NOTHING: ActivityState = { phase: 'loading', activities: [], choosing: undefined, problem: undefined };

/** The activities of a flow under way, as the picker draws them. */
export function activityService(
  call: Call,
  { code }: Pick<Dossier, 'code'>,
  onPicked: () => void,
): PickService<ActivityService> {
  const state = observableState(NOTHING);
  const inOrder = oneAfterAnother();

  async function load(): Promise<void> {
    const { activities } = await call(api.activity.getActivityInformations, { params: { code } });
    state.change({ phase: 'ready', activities });
  }
  /** Asks anew how one activity stands. */
  async function loadOne(activity_code: string): Promise<void> {
    const one = await call(api.activity.getActivityInformation, { params: { a: activity_code, code } });
    const { activities } = state.getSnapshot();
    state.change({
      activities: activities.map((each) => (each.activity_code === activity_code ? one : each)),
    });
  }
  const begin = () => {
    state.change({ phase: 'loading' });
    load().catch(() => state.change({ phase: 'unloaded' }));
  };

  async function choose(activity_code: string, quantity: number): Promise<void> {
    const { activities: shown } = state.getSnapshot();
    const amount = shown.find((activity) => activity.activity_code === activity_code)?.amount;
    state.change({ choosing: { activity: activity_code, quantity }, problem: undefined });
    try {
      const { activities } = await inOrder(() =>
        call(api.activity.saveActivityInformation, {
          body: { buyer_code: code, activity_code, quantity, ...(amount !== undefined && { amount }) },
          locale: localeOfPath(location.pathname),
        }),
      );
      state.change({ activities, choosing: undefined });
      onPicked();
    } catch (error) {
      state.change({ problem: pickProblem(activity_code, error), choosing: undefined });
      await loadOne(activity_code).catch(() => load().catch(() => undefined));
    }
  }

  begin();
  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    choose: (activity, quantity) => void choose(activity, quantity),
    dismiss: () => state.change({ problem: undefined }),
    retry: begin,
    refresh: () => void load().catch(() => undefined),
    settled: () => settledState(state, ({ choosing }) => choosing !== undefined),
    close: () => undefined,
  };
}
