import '#src/ui/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#src/app/app.tsx';
import { createSite } from '#src/app/create-site.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const site = createSite();
createRoot(root).render(
  <StrictMode>
    <App {...site} />
  </StrictMode>,
);
