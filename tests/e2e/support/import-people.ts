import type { Page } from 'playwright-core';

/** Registers people with a last name, as the organizer who is signed in; their fees are waived. */
export async function importPeople(page: Page, last: string, count: number): Promise<void> {
  await page.evaluate(
    async ([name, rows]) => {
      const people = Array.from(
        { length: rows },
        (_, at) => `Ana${at},${name},p${at}.${name}@example.org,online`,
      );
      const form = new FormData();
      const columns = ['answer/personal/first_name', 'answer/personal/last_name', 'email', 'track'];
      form.append('columns', JSON.stringify(columns));
      form.append(
        'file',
        new Blob([['First name,Last name,Email,Track', ...people].join('\n')]),
        'people.csv',
      );
      const started = await fetch('/api/startImport', { method: 'POST', body: form });
      const { job } = await started.json();
      for (;;) {
        const answer = await (await fetch(`/api/getDeskJob/${job}`)).json();
        if (answer.job.state === 'done') return;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
    [last, count] as const,
  );
}
