import { api } from '#engine/contract/calls.ts';
import type { AppliedCodes } from '#engine/contract/discount.ts';
import type { Registration } from '#engine/contract/registration.ts';
import type { CodeService, CodesState } from '#engine/event/pickers/picker-services.ts';
import { problemSentences } from '#engine/form/format/whole-sentence.ts';
import { asFailure } from '#machines/failure.ts';
import type { Call } from '#src/api/client.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { observableState } from './observable-state.ts';
import type { PickService } from './pick-service.ts';

const NOTHING: CodesState = {
  phase: 'loading',
  codes: [],
  busy: false,
  about: undefined,
  messages: [],
  notice: undefined,
};

/** Discount and invitation codes of a registration. `unknownError` is the message if the server gives none. */
export function codeService(
  call: Call,
  { code }: Registration,
  onPicked: () => void,
  unknownError: () => string,
): PickService<CodeService> {
  const state = observableState(NOTHING);
  const locale = () => localeOfPath(location.pathname);

  async function load(): Promise<void> {
    const { codes } = await call(api.discount.checkAppliedCode, { body: { code } });
    state.change({ phase: 'ready', codes });
  }
  const kindOf = (discount_code: string) =>
    state.getSnapshot().codes.find((each) => each.discount_code === discount_code)?.kind;
  async function change(
    kind: 'applied' | 'removed',
    about: CodesState['about'],
    discount_code: string,
    ask: () => Promise<AppliedCodes>,
  ): Promise<void> {
    if (state.getSnapshot().busy) return;
    state.change({ busy: true, about, messages: [], notice: undefined });
    try {
      const { codes } = await ask();
      state.change({ busy: false, codes, notice: { kind, label: discount_code } });
      onPicked();
    } catch (error) {
      const messages = problemSentences(asFailure(error).errors);
      state.change({ busy: false, messages: messages.length > 0 ? messages : [unknownError()] });
    }
  }

  load().catch(() => state.change({ phase: 'unloaded' }));
  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    apply: (discount_code, kind) =>
      void change('applied', kind, discount_code, () =>
        call(api.discount.checkAndSubmitApplyCode, { body: { code, discount_code, kind }, locale: locale() }),
      ),
    remove: (discount_code) =>
      void change('removed', kindOf(discount_code), discount_code, () =>
        call(api.discount.removeAppliedCode, { body: { code, discount_code }, locale: locale() }),
      ),
    refresh: () => void load().catch(() => undefined),
    close: () => undefined,
  };
}
