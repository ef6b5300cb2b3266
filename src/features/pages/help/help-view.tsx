import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useEvent } from '#src/api/event-context.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { Section } from '../parts/section.tsx';
import { textKey } from '../text-key.ts';
import { AnswerEntry } from './answer-entry.tsx';
import { DeadlineBar } from './deadline-bar.tsx';
import { findAnswers } from './find-answers.ts';
import { HelpMargin } from './help-margin.tsx';
import { useCurrentGroup } from './use-current-group.ts';
import './help-view.css';

/** Answers in groups, to find by words, situation or group; each has its own address. */
export function HelpView({ block }: BlockProps<'help'>) {
  const { t } = useTranslation('pages');
  const text = useText();
  const id = useId();
  const { hash } = useLocation();
  const [words, setWords] = useState('');
  const [situation, setSituation] = useState<number>();
  const { groups, situations = [], notes } = block;
  const only = situation === undefined ? undefined : situations[situation]?.answers;
  const found = findAnswers(groups, { words, only });
  const count = found.reduce((sum, { answers }) => sum + answers.length, 0);
  const body = useRef<HTMLDivElement>(null);
  const current = useCurrentGroup(body, found.map(({ code }) => code).join(' '));
  const isSought = words.trim() !== '' || only !== undefined;

  // An address may name an answer: it is there, whatever was sought before.
  useEffect(() => {
    const code = decodeURIComponent(hash.slice(1));
    if (!groups.some(({ answers }) => answers.some((answer) => answer.code === code))) return;
    setWords('');
    setSituation(undefined);
    document.getElementById(code)?.scrollIntoView({ block: 'center' });
  }, [hash, groups]);

  return (
    <Section sunken={false} title={block.title} lead={block.lead}>
      <div className="finding" data-help="">
        {/* biome-ignore lint/a11y/useSemanticElements: not every browser that we serve knows <search> */}
        <div className="help-search" role="search">
          <div className="help-field">
            <label className="sr" htmlFor={`${id}-words`}>
              {t('help_search')}
            </label>
            <Icon name="search" />
            <input
              id={`${id}-words`}
              className="control"
              type="search"
              placeholder={t('help_search_all', { count: total(groups) })}
              value={words}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
          </div>
          {situations.length > 0 && (
            <fieldset className="help-situations">
              <legend>{t('help_situations')}</legend>
              {situations.map(({ label }, index) => (
                <button
                  key={textKey(label)}
                  type="button"
                  className={classNames('chip', situation === index && 'on')}
                  aria-pressed={situation === index}
                  onClick={() => setSituation(situation === index ? undefined : index)}
                >
                  {text(label)}
                </button>
              ))}
            </fieldset>
          )}
        </div>
        <nav className="help-nav" aria-label={t('help_groups')}>
          <ol>
            {found.map(({ code, title, answers }) => (
              <li key={code}>
                <a href={`#${code}`} aria-current={code === current ? 'true' : undefined}>
                  {text(title)} <span className="num">{answers.length}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div ref={body} className="help-body">
          <p className="small soft" role="status">
            {isSought && count > 0 ? t('help_found', { count }) : ''}
          </p>
          {found.map((group) => (
            <section key={group.code} id={group.code} aria-labelledby={`${id}-${group.code}`}>
              <h2 id={`${id}-${group.code}`}>{text(group.title)}</h2>
              {group.lead && <p className="help-lead">{text(group.lead)}</p>}
              {group.deadlines && <DeadlineBar deadlines={group.deadlines} />}
              {group.answers.map((entry) => (
                <AnswerEntry key={entry.code} entry={entry} />
              ))}
            </section>
          ))}
          {count === 0 && <NothingFound words={words} />}
        </div>
        {notes && <HelpMargin notes={notes} />}
      </div>
    </Section>
  );
}

const total = (groups: BlockProps<'help'>['block']['groups']) =>
  groups.reduce((sum, { answers }) => sum + answers.length, 0);

/** Says that nothing was found, and whom to ask. */
function NothingFound({ words }: { readonly words: string }) {
  const { t } = useTranslation('pages');
  const { contact_email: email } = useEvent();
  return (
    <div className="help-none" role="status">
      <p className="strong">{t('help_none', { words: words.trim() })}</p>
      {email && (
        <>
          <p>{t('help_none_on')}</p>
          <p>
            <a className={buttonClass({ variant: 'secondary' })} href={`mailto:${email}`}>
              <Icon name="mail" />
              {email}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
