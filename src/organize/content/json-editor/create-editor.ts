import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, forceLinting, linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, StateEffect } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { WrittenDiagnostic as Problem } from '#engine/event/diagnosis/written-diagnostic.ts';
import { placeOf } from '#engine/event/in-words/place-in-words.ts';
import { completeJson } from './complete-json.ts';
import type { Described } from './described-schema.ts';
import { editorTheme } from './editor-theme.ts';
import { hoverJson } from './hover-json.ts';
import { rangeOfProblem, type TextFault, textFault } from './json-problems.ts';
import { rangeOfPath } from './json-tree.ts';

/** What the editor says, in the reader's language. */
export interface EditorWords {
  readonly label: string;
  readonly required: string;
  readonly faults: Readonly<Record<TextFault['kind'], string>>;
  /** CodeMirror's own, by their English. */
  readonly phrases: Readonly<Record<string, string>>;
}

export interface EditorOptions {
  readonly text: string;
  readonly schema: Described;
  readonly words: EditorWords;
  /** A text after an edit, with its fault if it cannot be used. */
  readonly onChange: (text: string, fault: TextFault | undefined) => void;
}

/** A JSON editor in an element. */
export interface Editor {
  /** Replaces the text by another, as one edit that can be undone; an edit like this is not reported. */
  replace(text: string): void;
  /** Shows the problems of the document that the text is. */
  show(problems: readonly Problem[]): void;
  /** Puts the cursor where a JSON pointer leads, and shows it. */
  goTo(pointer: string): void;
  destroy(): void;
}

/** The problems to mark have changed, the text has not. */
const shownAgain = StateEffect.define<null>();

const colours = HighlightStyle.define([
  { tag: tags.propertyName, class: 'tok-name' },
  { tag: tags.string, class: 'tok-text' },
  { tag: [tags.number, tags.bool, tags.null], class: 'tok-value' },
]);

/**
 * Opens a JSON editor with completion and hover texts from a schema. It is drawn in a shadow root: there its styles are
 * style sheets of the document, which the content security policy lets through; a `style` element would be refused.
 */
export function createEditor(host: HTMLElement, options: EditorOptions): Editor {
  const { text, schema, words, onChange } = options;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  let isOurs = false;
  let shown: readonly Problem[] = [];
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        foldGutter(),
        lintGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        search({ top: true }),
        autocompletion({ override: [completeJson(schema, words.required)] }),
        hoverJson(schema),
        linter(({ state }) => marks(state, shown, words), {
          delay: 300,
          needsRefresh: ({ transactions }) =>
            transactions.some(({ effects }) => effects.some((effect) => effect.is(shownAgain))),
        }),
        json(),
        syntaxHighlighting(colours),
        editorTheme,
        EditorView.lineWrapping,
        EditorState.tabSize.of(2),
        EditorState.phrases.of(words.phrases),
        EditorView.contentAttributes.of({ 'aria-label': words.label, tabindex: '0' }),
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...searchKeymap,
          ...historyKeymap,
          ...foldKeymap,
          ...completionKeymap,
          ...lintKeymap,
        ]),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged && !isOurs) onChange(state.sliceDoc(), textFault(state));
        }),
      ],
    }),
  });
  return {
    replace(next) {
      if (view.state.sliceDoc() === next) return;
      isOurs = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
      isOurs = false;
    },
    show(problems) {
      shown = problems;
      view.dispatch({ effects: shownAgain.of(null) });
      forceLinting(view);
    },
    goTo(pointer) {
      const fault = textFault(view.state);
      const at = fault ?? rangeOfPath(placeOf(pointer, JSON.parse(view.state.sliceDoc())), view.state);
      view.dispatch({
        selection: { anchor: at.from },
        effects: EditorView.scrollIntoView(at.from, { y: 'center' }),
      });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}

/** What is marked in a text: its own fault, else the problems of its document. */
function marks(state: EditorState, problems: readonly Problem[], words: EditorWords): Diagnostic[] {
  const fault = textFault(state);
  if (fault)
    return [{ from: fault.from, to: fault.to, severity: 'error', message: words.faults[fault.kind] }];
  const document: unknown = JSON.parse(state.sliceDoc());
  return problems
    .map((problem) => ({
      ...rangeOfProblem(problem, document, state),
      severity: problem.severity,
      message: [problem.problem, problem.expected].filter(Boolean).join(' '),
    }))
    .toSorted((a, b) => a.from - b.from);
}
