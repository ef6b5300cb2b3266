import { describe, expect } from 'vitest';
import type { PeopleDocument } from '#engine/event/documents/people/schema.ts';
import type { ScheduleDocument } from '#engine/event/documents/schedule/schema.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import {
  beginProposal,
  changePresenters,
  fillProposal,
  proposalAnswers,
  saveProposal,
  sendProposal,
} from '#tests/contract/proposals.ts';
import { remoteApi } from '#tests/contract/remote-api.ts';
import type { Begun } from '#tests/contract/test-api.ts';
import { axe } from './support/axe.ts';
import { test, type Visitor } from './support/browser.ts';
import { catalogueDocument, demoFlow, formDocument } from './support/documents.ts';
import { deviceAt } from './support/one-of.ts';
import { callAsOrganizer, mustPublish, runConfigure } from './support/organizer.ts';
import { screenshot } from './support/screenshot.ts';
import { sharedServer } from './support/shared-server.ts';
import { labelled, words } from './support/words.ts';

const api = () => remoteApi(Number(new URL(sharedServer().site).port));
const titleOf = (form: string, locale: Locale) => resolveText(formDocument(form).title, locale);
const heading = ({ page }: Visitor, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** A proposal at its review, with somebody else who was asked to present it. */
async function filled(title: string, other: string): Promise<Begun> {
  const who = await beginProposal(api());
  await fillProposal(api(), who);
  const workshop = { ...proposalAnswers['proposal_workshop'], title };
  const saved = await saveProposal(api(), who, 'proposal_workshop', workshop);
  if (saved.status !== 200) throw new Error(saved.text);
  const asked = { name: other, email: `other.${who.email}` };
  await changePresenters(api(), who, 'addInstructorToWorkshop', asked);
  return who;
}

async function sent(title: string, other: string): Promise<Begun> {
  const who = await filled(title, other);
  const answer = await sendProposal(api(), who);
  if (answer.status !== 200) throw new Error(answer.text);
  return who;
}

/** Opens a proposal again by its code and address. */
async function open({ page, address, locale }: Visitor, { code, email }: Begun): Promise<void> {
  const says = words[locale];
  await page.goto(address(`/workshop-proposals?code=${code}`));
  await page.getByLabel(labelled(says.manage.email)).last().fill(email);
  await page.getByRole('button', { name: says.apply.continue, exact: true }).click();
}

describe.each(deviceAt(1))('a proposal that was sent, in $locale at $width px', ({ locale, width }) => {
  const says = words[locale];
  const look = async ({ page }: Visitor, name: string) => {
    await axe(page);
    await screenshot(page, `proposal-${name}-${locale}-${width}`);
  };

  test('leads to another one with the same presenters, each asked again', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page, address } = visitor;
    const who = await sent('A forest as a library', 'Kenji Morita');
    await page.goto(address(`/workshop-proposal-confirmation?code=${who.code}&email=${who.email}`));
    await page.getByRole('button', { name: says.presenter.another, exact: true }).click();
    await heading(visitor, titleOf('proposal_workshop', locale)).waitFor();
    const fields = formDocument('proposal_workshop').sections.flatMap((section) => section.fields);
    const at = (code: string) =>
      page
        .getByLabel(labelled(resolveText(fields.find((each) => each.code === code)?.label, locale)))
        .first();
    expect(await at('title').inputValue()).toBe('');
    await at('title').fill('Counting rain');
    await at('description').fill('We measure what falls in ninety minutes, and what to make of it.');
    await page.getByRole('radio').first().check();
    await at('subject').selectOption('french');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('radio').last().check();
    await page.locator('button[type=submit]').filter({ visible: true }).first().click();
    await heading(visitor, titleOf('proposal_presenters', locale)).waitFor();
    const presenters = page.locator('.presenter');
    await presenters.getByRole('heading', { name: 'Kenji Morita' }).waitFor();
    expect(await presenters.count()).toBe(2);
    await look(visitor, 'another');
  });

  test('is told that it is too late where it was begun before the deadline, and keeps what was typed', async ({
    visit,
  }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const who = await filled('Begun before the deadline', 'Kenji Morita');
    const flow = demoFlow('proposal');
    await mustPublish({ ...flow, opening: { from: '2020-01-01', until: '2020-02-01' } });
    try {
      visitor.complaints.expect(/^409 POST .*submitWorkshopProposal/);
      await open(visitor, who);
      await page.getByText(says.apply.lateTitle).waitFor();
      await heading(visitor, resolveText(flow.steps.at(-1)?.label, locale)).waitFor();
      await page.getByText('Begun before the deadline').first().waitFor();
      await page.getByRole('heading', { level: 2, name: says.apply.submit, exact: true }).waitFor();
      await look(visitor, 'late');
      await page
        .getByRole('button', { name: says.apply.submit, exact: true })
        .filter({ visible: true })
        .first()
        .click();
      await heading(visitor, says.apply.closedTitle).waitFor();
      await look(visitor, 'late-refused');
    } finally {
      await mustPublish(flow);
    }
  });

  test('stands in the schedule once it is accepted and given a time, its presenters among those who speak', async ({
    visit,
  }) => {
    const visitor = await visit({ locale, width });
    const { page, address } = visitor;
    const title = `Un atelier de ${locale}`;
    const speaker = `Kenji Morita ${locale.toUpperCase()}`;
    const who = await sent(title, speaker);
    const decided = { event: 'teachers', code: who.code, decision: 'accepted' };
    expect((await callAsOrganizer('decideApplication', decided)).status).toBe(200);
    try {
      const done = await runConfigure('schedule-proposal', 'teachers', who.code, '--start', 'friday 10:30');
      expect([done.code, done.out]).toEqual([0, expect.stringContaining('with the session')]);
      const session = /with the session (\S+?)\.?$/m.exec(done.out)?.[1] ?? '';
      await page.goto(`${address('/schedule')}?session=${session}`);
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      await dialog.getByText(speaker).first().waitFor();
      await look(visitor, 'scheduled');
      await page.goto(address('/speakers'));
      await page.getByText(speaker).first().waitFor();
      await look(visitor, 'speakers');
    } finally {
      await mustPublish(catalogueDocument<ScheduleDocument>('schedule'));
      await mustPublish(catalogueDocument<PeopleDocument>('people'));
    }
  });
});
