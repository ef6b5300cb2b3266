/** The style of the pages that the server writes itself: the API's documentation and the outbox. */
export const pageStyle = `
:root { color-scheme: light dark; --line: light-dark(#d9dce3, #3a3f4b); --soft: light-dark(#f5f6f8, #1f232b);
  --ink: light-dark(#1c2230, #e8eaef); --quiet: light-dark(#525b6c, #a9b0bf); --accent: light-dark(#2f4fc4, #9db3ff); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 60rem; color: var(--ink);
  background: light-dark(#fff, #14171d); font: 1rem/1.55 system-ui, sans-serif; }
a { color: var(--accent); }
h1 { font-size: 1.75rem; margin: 0 0 .5rem; } h1 small { color: var(--quiet); font-weight: 400; font-size: 1rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 1rem; padding-bottom: .4rem; border-bottom: 1px solid var(--line); }
article h2 { margin-top: 0; }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; }
article { border: 1px solid var(--line); border-radius: 8px; padding: 1rem 1.25rem; margin: 0 0 1rem; }
article p { margin: .4rem 0; }
.method { display: inline-block; min-width: 4rem; font-size: .8125rem; letter-spacing: .03em; }
.get { color: light-dark(#17694a, #7fd3ad); } .post { color: var(--accent); } .delete { color: light-dark(#a3262b, #ff9a9e); }
.notes span { background: var(--soft); border-radius: 4px; padding: .1rem .5rem; font-size: .875rem; color: var(--quiet); }
summary { cursor: pointer; padding: .2rem 0; }
pre { margin: .5rem 0 0; padding: 1rem; overflow: auto; max-height: 30rem; background: var(--soft); border-radius: 6px;
  font-size: .8125rem; line-height: 1.5; }
.mail pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; max-height: none; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .5rem 0; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
`;
