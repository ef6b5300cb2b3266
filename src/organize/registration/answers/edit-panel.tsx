import { useState } from 'react';
import type { EditPreview } from '#engine/contract/desk-answers.ts';
import { formatList } from '#engine/form/format/list.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText, type Text } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Field } from '../../shell/field.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { DifferenceTable } from '../actions/difference-table.tsx';
import { OwnRefund, useOwnRefund } from '../actions/own-refund.tsx';
import { Panel } from '../actions/panel.tsx';
import { useWayBack } from '../actions/use-way-back.ts';
import type { useEdit } from './use-edit.ts';

type Edit = ReturnType<typeof useEdit>;

type EditPanelProps = {
  readonly preview: EditPreview;
  /** Who gets an email about it. */
  readonly email: string | undefined;
  readonly edit: Pick<Edit, 'isWorking' | 'wrong' | 'problem'>;
  readonly onSave: (more: NonNullable<Parameters<Edit['save']>[0]>) => void;
  readonly onClose: () => void;
};

/** What an edit leaves empty, costs and gives back, to be confirmed. */
export function EditPanel({ preview: { empty, change }, email, edit, onSave, onClose }: EditPanelProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const wayBack = useWayBack();
  const [why, setWhy] = useState('');
  const difference = change?.difference ?? 0;
  const byPolicy = Math.max(0, -difference);
  const own = useOwnRefund({ byPolicy, left: change?.left ?? 0 });
  const money = (cents: number) => formatCents(cents, locale);
  const named = (texts: readonly Text[]) =>
    formatList(
      texts.map((text) => resolveText(text, locale)),
      locale,
    );
  const names = (items: readonly { readonly name: Text }[] = []) => named(items.map(({ name }) => name));
  const isEmpty = empty.length > 0;
  // A reason is asked once.
  const reason = own.isOwn ? own.why : why;
  const needsWhy = isEmpty && reason.trim() === '' ? t('act.why_needed') : undefined;
  return (
    <Panel
      title={t('edit.confirm')}
      action={
        own.amount > 0 ? t('act.change_do_refund', { amount: money(own.amount) }) : t('edit.save_anyway')
      }
      isWorking={edit.isWorking}
      closed={own.closed ?? needsWhy}
      problem={edit.problem}
      onClose={onClose}
      onSubmit={() =>
        onSave({
          ...(change && { expected_difference: difference }),
          ...(isEmpty && { may_be_empty: 'Y' as const, why: reason.trim() }),
          ...own.body,
        })
      }
      consequences={[
        ...(isEmpty ? [t('edit.empty', { questions: named(empty) })] : []),
        ...(change && change.loses.length > 0 ? [t('act.change_loses', { items: names(change.loses) })] : []),
        ...(change && change.gains.length > 0 ? [t('act.change_gains', { items: names(change.gains) })] : []),
        ...(difference > 0 ? [t('act.change_free', { amount: money(difference) })] : []),
        ...(change && own.amount > 0 ? [wayBack(change, own.amount, byPolicy)] : []),
        ...(difference < 0 && own.amount === 0 ? [t('act.cancel_nothing_back')] : []),
        ...(email ? [t('act.mails', { email })] : [t('act.no_mail')]),
      ]}
    >
      {change && <DifferenceTable preview={change} />}
      {change && <OwnRefund own={own} left={change.left} wrong={edit.wrong} />}
      {isEmpty && !own.isOwn && (
        <>
          <Field
            label={t('act.why')}
            value={why}
            maxLength={500}
            onChange={(event) => setWhy(event.target.value)}
            error={edit.wrong('why')}
          />
          <p className="dk-soft dk-small">{t('act.why_hint')}</p>
        </>
      )}
    </Panel>
  );
}
