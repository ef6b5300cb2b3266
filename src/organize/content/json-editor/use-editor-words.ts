import { useMemo } from 'react';
import { type DeskTexts, useDeskTexts } from '../../shell/use-desk-texts.ts';
import type { EditorWords } from './create-editor.ts';

/** The words of the JSON editor; CodeMirror asks for its own by their English. */
export function useEditorWords(): EditorWords {
  const t = useDeskTexts();
  return useMemo(
    () => ({
      label: t('json_editor.label'),
      required: t('json_editor.required'),
      faults: { not_json: t('json_editor.not_json'), twice: t('json_editor.twice') },
      phrases: phrases(t),
    }),
    [t],
  );
}

const phrases = (t: DeskTexts): EditorWords['phrases'] => ({
  Find: t('json_editor.phrases.find'),
  Replace: t('json_editor.phrases.replace'),
  next: t('json_editor.phrases.next'),
  previous: t('json_editor.phrases.previous'),
  all: t('json_editor.phrases.all'),
  'match case': t('json_editor.phrases.match_case'),
  regexp: t('json_editor.phrases.regexp'),
  'by word': t('json_editor.phrases.by_word'),
  replace: t('json_editor.phrases.replace_one'),
  'replace all': t('json_editor.phrases.replace_all'),
  close: t('json_editor.phrases.close'),
  'current match': t('json_editor.phrases.current_match'),
  'on line': t('json_editor.phrases.on_line'),
  'replaced $ matches': t('json_editor.phrases.replaced'),
  'replaced match on line $': t('json_editor.phrases.replaced_one'),
  'Go to line': t('json_editor.phrases.go_to_line'),
  go: t('json_editor.phrases.go'),
  Diagnostics: t('json_editor.phrases.problems'),
  'No diagnostics': t('json_editor.phrases.no_problems'),
  Completions: t('json_editor.phrases.completions'),
  'Fold line': t('json_editor.phrases.fold'),
  'Unfold line': t('json_editor.phrases.unfold'),
  'folded code': t('json_editor.phrases.folded'),
  unfold: t('json_editor.phrases.unfold_short'),
});
