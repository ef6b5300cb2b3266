import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Overview = {
  readonly registered: Readonly<Record<string, number>>;
  readonly money: Readonly<Record<string, unknown>>;
};

/** Makes a call of the API with the session's cookie. */
async function ask<Answer>(name: string, fields?: Readonly<Record<string, string>>): Promise<Answer> {
  const answer = await fetch(`/api/${name}`, fields && { method: 'POST', body: new URLSearchParams(fields) });
  return answer.json();
}

/** The least that signing in needs: an address, a code, and then the figures of the overview as text. */
function Page() {
  const [email, setEmail] = useState('');
  const [overview, setOverview] = useState<Overview>();
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('typed'));
    if (email === '') {
      await ask('requestOrganizerCode', { email: typed, locale: 'en' });
      setEmail(typed);
      return;
    }
    await ask('signInOrganizer', { email, code: typed });
    setOverview(await ask<Overview>('getOverview'));
  }
  if (overview)
    return (
      <dl className="figures">
        {Object.entries({ ...overview.registered, ...overview.money }).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <form onSubmit={submit}>
      <label>
        {email ? 'Code' : 'Email'} <input key={email} name="typed" type={email ? 'text' : 'email'} />
      </label>
      <button type="submit">Sign in</button>
    </form>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('There is no root');
createRoot(root).render(<Page />);
