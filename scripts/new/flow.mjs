import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup.mjs';
import { namesOf } from './names.mjs';
import { ScaffoldRefused } from './write-scaffold.mjs';

const EVENTS = 'fixtures/events';

/** A flow of documents alone: one form that is asked first, a review, an end with its mail. */
export function flow(name, { event }) {
  const { snake, title } = namesOf(name);
  const events = readdirSync(path.join(ROOT, EVENTS));
  if (!events.includes(event))
    throw new ScaffoldRefused(`Say of which event it is: --event ${events.join(' | ')}.`);
  const folder = `${EVENTS}/${event}`;
  return {
    files: {
      [`${folder}/flow/${snake}.json`]: json(flowDocument(snake, title)),
      [`${folder}/form/${snake}_contact.json`]: json(formDocument(`${snake}_contact`)),
    },
    generated: false,
    test: 'npx vitest run server/configuration/demo-events.test.ts',
  };
}

const json = (document) => `${JSON.stringify(document, null, 2)}\n`;

const flowDocument = (code, title) => ({
  kind: 'flow',
  code,
  label: { en: title, fr: title },
  entry: { by: ['anyone'], first_step: 'Y' },
  money: { fees: [{ code: 'place', category: 'registration', label: { en: title, fr: title }, amount: 0 }] },
  steps: [
    { code: 'contact', label: { en: 'About you', fr: 'Vous' }, kind: 'form', form_type: `${code}_contact` },
    { code: 'send', label: { en: 'Review and send', fr: 'Vérifier et envoyer' }, kind: 'payment' },
  ],
  confirmation: {
    title: { en: 'Thank you', fr: 'Merci' },
    text: { en: 'We have received what you sent.', fr: 'Nous avons bien reçu votre envoi.' },
  },
  mail: {
    subject: { en: 'We have received what you sent', fr: 'Nous avons bien reçu votre envoi' },
    text: { en: 'Thank you. We will write to you.', fr: 'Merci. Nous vous écrirons.' },
  },
});

const formDocument = (code) => ({
  kind: 'form',
  code,
  title: { en: 'About you', fr: 'Vous' },
  sections: [
    {
      code: 'about',
      fields: [
        { code: 'first_name', type: 'text', label: { en: 'First name', fr: 'Prénom' }, maxLength: 60 },
        { code: 'last_name', type: 'text', label: { en: 'Last name', fr: 'Nom' }, maxLength: 60 },
        { code: 'email', type: 'email', label: { en: 'Email', fr: 'Adresse courriel' } },
      ],
    },
  ],
});
