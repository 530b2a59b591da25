/** An identity provider in the list. */
export interface Login {
  /** Its id in the service. */
  readonly name: string;
  /** Its label. */
  readonly label: string;
  readonly isLinked: boolean;
  /** Whether it can be linked again. */
  readonly isOffered: boolean;
}

/** Configured providers in their configured order, then linked ones that are no longer offered. */
export function loginsOf(socialLoginIdps: string, offered: Readonly<Record<string, string>>): readonly Login[] {
  const linked = socialLoginIdps
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const otherNames = linked.filter((name) => !Object.hasOwn(offered, name));
  return [
    ...Object.entries(offered).map(([name, label]) => ({
      name,
      label,
      isLinked: linked.includes(name),
      isOffered: true,
    })),
    ...[...new Set(otherNames)].map((name) => ({ name, label: name, isLinked: true, isOffered: false })),
  ];
}

/** Whether this is the only way to sign in. */
export function isOnlyWay({
  socialLoginIdps,
  hasPassword,
}: {
  socialLoginIdps: string;
  hasPassword: boolean;
}): boolean {
  return !hasPassword && loginsOf(socialLoginIdps, {}).length === 1;
}

/** The list without one provider. */
export function without(socialLoginIdps: string, name: string): string {
  return loginsOf(socialLoginIdps, {})
    .map((login) => login.name)
    .filter((other) => other !== name)
    .join(',');
}
