/** An account at one of the demo's identity providers. */
export interface Person {
  /** The subject: never changes and is never reused. */
  id: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
}

const people: Record<string, readonly Person[]> = {
  Lantern: [
    { id: 'mara', name: 'Mara Lindqvist', email: 'mara.lindqvist@lantern.example', isEmailVerified: true },
    { id: 'robin', name: 'Robin Reader', email: 'reader@alder-voss.example', isEmailVerified: true },
    { id: 'petra', name: 'Petra Premium', email: 'premium@alder-voss.example', isEmailVerified: true },
  ],
  Fernwood: [
    { id: 'tomas', name: 'Vesely, Tomas Jan', email: 'tomas.vesely@fernwood.example', isEmailVerified: false },
    { id: 'petra', name: 'Petra Premium', email: 'premium@alder-voss.example', isEmailVerified: true },
  ],
};

export function peopleOf(provider: string): readonly Person[] {
  return people[provider] ?? [];
}

/** A new account always has the provider's own domain, so it cannot claim another person's address. */
export function newPerson(provider: string, { name, mailbox }: { name: string; mailbox: string }): Person | undefined {
  const local = mailbox.trim().toLowerCase();
  const isPossible = /^[a-z0-9][a-z0-9.+-]{0,40}$/.test(local) && name.trim() !== '' && name.length <= 120;
  const email = `${local}@${domainOf(provider)}`;
  if (!isPossible || peopleOf(provider).some((person) => person.email === email)) return undefined;
  return { id: `new-${local}`, name: name.trim(), email, isEmailVerified: provider === 'Lantern' };
}

export function domainOf(provider: string): string {
  return `${provider.toLowerCase()}.example`;
}
