import type { Answer, Call } from './server.ts';

export interface Person {
  key: number;
  login: string;
  secret: string;
  name: { given: string; family: string };
  job: Record<string, unknown>;
  topics: readonly string[];
  shelf: string[];
  /** Identity providers that the person may sign in with. */
  logins?: string;
}

export type People = ReturnType<typeof createPeople>;

export function createPeople() {
  const ada: Person = {
    key: 11,
    login: 'ada@example.com',
    secret: 'Lighthouse-42',
    name: { given: 'Ada', family: 'Lindgren' },
    job: { jobTitle: 'owner', employer: 'Vistula', field: 'legal', land: 'NO' },
    topics: [],
    shelf: [],
  };
  const hedy: Person = {
    key: 12,
    login: 'hedy@example.com',
    secret: 'Lighthouse-42',
    name: { given: 'Hedy', family: 'Lamarr' },
    job: {},
    topics: [],
    shelf: [],
    logins: 'harbour',
  };
  const people = [ada, hedy];
  const sessions = new Map<string, Person>();

  function begin(person: Person): Answer {
    const id = `s${sessions.size}${Math.random()}`;
    sessions.set(id, person);
    return {
      json: { result: describePerson(person) },
      headers: { 'set-cookie': `sid=${id}; Path=/; HttpOnly; SameSite=Lax` },
    };
  }
  const forSignedIn =
    (answer: (person: Person, call: Call) => Answer, isWrite = true) =>
    (call: Call) => {
      const person = sessions.get(cookie(call, 'sid') ?? '');
      if (!person) return { status: 401, json: { type: 'about:blank', title: 'Unauthorized', status: 401 } };
      return isWrite && call.headers['x-proof'] !== 'proof-7'
        ? { status: 403, json: { title: 'No proof' } }
        : answer(person, call);
    };
  /** The person with this address; created if there is none. */
  function personOf(login: string, name: Person['name']): Person {
    const existingPerson = people.find((person) => person.login === login);
    if (existingPerson) return existingPerson;
    const person = { key: people.length + 11, login, secret: '', name, job: {}, topics: [], shelf: [] };
    people.push(person);
    return person;
  }
  return { ada, hedy, people, sessions, begin, forSignedIn, personOf };
}

export function cookie(call: Call, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(call.headers.cookie ?? '')?.[1];
}

export function describePerson({ key, login, name, job, topics, logins = '' }: Person) {
  return { key, login, name, job, topics, logins, plan: { isPaid: true } };
}
