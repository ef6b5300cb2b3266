import { EditorView } from '@codemirror/view';

/** The editor in the desk's colours and type; tokens are inherited through the shadow root. */
export const editorTheme = EditorView.theme({
  '&': {
    color: 'var(--dk-ink)',
    backgroundColor: 'var(--dk-surface)',
    font: '12px/20px var(--dk-mono)',
    height: '100%',
  },
  '&.cm-focused': { outline: '2px solid var(--dk-accent)', outlineOffset: '2px' },
  '.cm-scroller': { font: 'inherit' },
  '.cm-content': { caretColor: 'var(--dk-ink)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--dk-ink)' },
  '.cm-gutters': {
    backgroundColor: 'var(--dk-sunken)',
    color: 'var(--dk-soft)',
    borderRight: '1px solid var(--dk-line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--dk-hover)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--dk-accent-wash)',
  },
  '.cm-selectionMatch, .cm-searchMatch': { backgroundColor: 'var(--dk-mark)' },
  '.cm-matchingBracket': {
    backgroundColor: 'var(--dk-accent-wash)',
    outline: '1px solid var(--dk-accent-line)',
  },
  '.tok-name': { color: 'var(--dk-accent-text)' },
  '.tok-text': { color: 'var(--dk-ink)' },
  '.tok-value': { color: 'var(--dk-ok)' },
  '.cm-lintRange-error': { backgroundImage: 'none', borderBottom: '2px solid var(--dk-bad)' },
  '.cm-lintRange-warning': { backgroundImage: 'none', borderBottom: '2px dotted var(--dk-warn)' },
  '.cm-diagnostic': { padding: '6px 10px', font: '12px/18px var(--dk-font)' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--dk-bad)' },
  '.cm-diagnostic-warning': { borderLeft: '3px solid var(--dk-warn)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--dk-raised)',
    color: 'var(--dk-ink)',
    border: '1px solid var(--dk-edge)',
    borderRadius: '7px',
    boxShadow: 'var(--dk-shadow)',
    maxWidth: 'min(420px, 90vw)',
  },
  '.cm-tooltip .about': { padding: '8px 10px', font: '13px/19px var(--dk-font)' },
  '.cm-tooltip .about p': { margin: '2px 0 0', color: 'var(--dk-soft)' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--dk-accent)',
    color: 'var(--dk-accent-ink)',
  },
  '.cm-completionDetail': { color: 'inherit', fontStyle: 'normal', fontSize: '11.5px' },
  '.cm-completionInfo': { padding: '8px 10px', font: '12px/18px var(--dk-font)' },
  '.cm-panels': {
    backgroundColor: 'var(--dk-sunken)',
    color: 'var(--dk-ink)',
    font: '12px/18px var(--dk-font)',
  },
  '.cm-textfield, .cm-button': {
    font: '12px/18px var(--dk-font)',
    color: 'var(--dk-ink)',
    background: 'var(--dk-surface)',
    border: '1px solid var(--dk-control)',
    borderRadius: '7px',
  },
  '@media (pointer: coarse)': { '&': { fontSize: '16px', lineHeight: '24px' } },
});
