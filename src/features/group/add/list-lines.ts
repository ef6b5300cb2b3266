import emailAddresses from 'email-addresses';
import { bareAddress, spokenName } from './list-text.ts';

export interface ReadPerson {
  readonly name: string;
  readonly email: string;
}

/** The pieces of a line between its separators, of which those in quotes and angle brackets are none. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  let quoted = false;
  let angled = false;
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    if (!quoted && character === '<') angled = true;
    if (!quoted && character === '>') angled = false;
    if (!quoted && !angled && /[,;\t|]/u.test(character)) {
      pieces.push(piece);
      piece = '';
    } else piece += character;
  }
  return [...pieces, piece].map((each) => each.replace(/\s+/gu, ' ').trim()).filter((each) => each !== '');
}

/** "Ana Rivera <ana@school.example>" by the grammar of mails; undefined where it is not of it. */
function mailbox(text: string): ReadPerson | undefined {
  const parsed = emailAddresses.parseOneAddress({ input: text, rfc6532: true });
  if (parsed?.type !== 'mailbox' || !parsed.name) return undefined;
  return { name: spokenName(parsed.name), email: parsed.address };
}

/** Everyone in a piece with at least one address in it, and the words that follow the last. */
function inPiece(piece: string, before: string): { readonly people: ReadPerson[]; readonly rest: string } {
  const angled = /^(?<name>[^<>]*)<(?<email>[^<>]*)>(?<rest>.*)$/su.exec(piece)?.groups;
  if (angled) {
    const { name = '', email = '', rest = '' } = angled;
    const whole = [before, name].filter((part) => part.trim() !== '').join(', ');
    const person = (before === '' ? mailbox(`${name}<${email}>`) : undefined) ?? {
      name: spokenName(whole),
      email: bareAddress(email),
    };
    const more = rest.includes('@') ? inPiece(rest.trim(), '') : { people: [], rest: rest.trim() };
    return { people: [person, ...more.people], rest: more.rest };
  }
  const people: ReadPerson[] = [];
  let words: string[] = before === '' ? [] : [`${before},`];
  for (const word of piece.split(' ')) {
    if (!word.includes('@')) words.push(word);
    else {
      people.push({ name: spokenName(words.join(' ')), email: bareAddress(word) });
      words = [];
    }
  }
  return { people, rest: words.join(' ') };
}

/** "and" between two people is no part of the second's name. */
const withoutAnd = (name: string) => name.replace(/^(?:and|et|or|ou)(?:\s+|$)/iu, '');

/** The people on a line that is no row of a table, in any order of names and addresses; what names nobody too. */
export function peopleOnLine(line: string): ReadPerson[] {
  const people: ReadPerson[] = [];
  const pieces = piecesOf(line);
  const isAddressFirst =
    !line.includes('<') && pieces[0]?.includes('@') === true && pieces.at(-1)?.includes('@') === false;
  let before: string[] = [];
  const nameLast = () => {
    const last = people.at(-1);
    if (last && last.name === '' && before.length > 0) {
      people[people.length - 1] = { ...last, name: spokenName(before.join(', ')) };
      before = [];
    }
  };
  for (const piece of pieces) {
    if (!piece.includes('@')) before.push(piece.replace(/^"(.*)"$/u, '$1'));
    else {
      if (isAddressFirst) nameLast();
      const found = inPiece(piece, before.join(', '));
      people.push(...found.people);
      before = found.rest === '' ? [] : [found.rest];
    }
  }
  nameLast();
  if (before.length > 0) people.push({ name: spokenName(before.join(', ')), email: '' });
  return people.map((person, at) => (at === 0 ? person : { ...person, name: withoutAnd(person.name) }));
}
