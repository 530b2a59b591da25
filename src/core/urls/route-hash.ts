/** A route of auth-router, which opens over the page that has the link. */
export function routeHash(name: string, parameter = ''): string {
  return `#/${name}${parameter && `/${encodeURIComponent(parameter)}`}`;
}
