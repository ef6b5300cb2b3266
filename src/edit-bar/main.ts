import { site as en } from '#src/lib/i18n/en/desk/site.ts';
import { site as fr } from '#src/lib/i18n/fr/desk/site.ts';
import { localeOfPath, withLocale } from '#src/lib/i18n/locale-path.ts';

// The server adds this script to pages that are asked for with `query=mode` (spec §2).
const words = { en, fr };

/** Puts a bar above the site that leads an organizer to the editor of the page that is open. */
function draw(): void {
  const { edit_bar: says } = words[localeOfPath(location.pathname)];
  const bar = document.createElement('aside');
  bar.setAttribute('aria-label', says.label);
  Object.assign(bar.style, {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    alignItems: 'center',
    padding: '6px 16px',
    font: '14px/1.5 system-ui, sans-serif',
    color: '#fff',
    background: '#1f2937',
  });
  const text = document.createElement('span');
  text.textContent = says.published;
  const edit = document.createElement('a');
  edit.textContent = says.edit;
  edit.href = editorOf();
  // Pages of the site are opened without a load.
  for (const event of ['pointerdown', 'focus', 'click'] as const)
    edit.addEventListener(event, () => {
      edit.href = editorOf();
    });
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = says.close;
  close.addEventListener('click', () => bar.remove());
  for (const control of [edit, close])
    Object.assign(control.style, {
      minHeight: '44px',
      padding: '10px 4px',
      border: '0',
      font: 'inherit',
      fontWeight: '600',
      color: 'inherit',
      background: 'none',
      textDecoration: 'underline',
      cursor: 'pointer',
    });
  bar.append(text, edit, close);
  document.body.prepend(bar);
}

/** The desk’s address that opens the editor at this page, without the flag. */
function editorOf(): string {
  const address = new URL(location.href);
  address.searchParams.delete('query');
  const page = address.pathname + address.search;
  const editor = withLocale('/organize/content/site', localeOfPath(address.pathname));
  return `${editor}?${new URLSearchParams({ page, title: document.title })}`;
}

draw();
