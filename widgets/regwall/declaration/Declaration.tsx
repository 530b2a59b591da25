import { useMemo } from 'react';
import { declaredByPage } from './declared';

/**
 * Search engines may read what visitors have to register for, if the page says
 * so in schema.org's words. Usually the server has written that as JSON-LD;
 * otherwise the wall says it, from its own attributes. As microdata, since no
 * policy of a host forbids that, while Trusted Types report every script that
 * a script writes, even one that only holds data.
 */
export function Declaration({ selector }: { selector: string }) {
  const isDeclared = useMemo(() => declaredByPage(selector) !== undefined, [selector]);
  if (isDeclared) return null;
  return (
    <div hidden itemScope itemType="https://schema.org/WebPage">
      <meta itemProp="url" content={canonical()} />
      <meta itemProp="isAccessibleForFree" content="False" />
      <div itemProp="hasPart" itemScope itemType="https://schema.org/WebPageElement">
        <meta itemProp="isAccessibleForFree" content="False" />
        <meta itemProp="cssSelector" content={selector} />
      </div>
    </div>
  );
}

function canonical(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.origin + location.pathname;
}
