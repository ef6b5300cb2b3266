import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupMethod } from '#machines/group/group-pay.machine.ts';

interface MethodChoiceProps {
  readonly methods: readonly GroupMethod[];
  readonly chosen: GroupMethod;
  readonly onChoose: (method: GroupMethod) => void;
}

/** How the group pays, where there is a choice. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const { t } = useTranslation('group');
  const name = useId();
  if (methods.length < 2) return null;
  return (
    <fieldset className="group-method">
      <legend>{t('payPage.method')}</legend>
      <div className="options">
        {methods.map((method) => (
          <label key={method} className="option">
            <input
              type="radio"
              name={name}
              value={method}
              checked={method === chosen}
              onChange={() => onChoose(method)}
            />
            <span>
              <b>{t(`payPage.methods.${method}`)}</b>
              <small className="soft">{t(`payPage.methodHelp.${method}`)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
