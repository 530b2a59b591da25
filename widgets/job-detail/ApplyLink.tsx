import type { Link } from '../../src/contract';
import { safeLink, useText, withCampaign } from '../../src/core';
import { Button, Icon, icons, LinkList, linkProps, NewTabHint } from '../../src/ui';
import { messages } from './messages';

/**
 * An apply button; with several entry levels, a button that opens the list of them. Renders nothing if no URL is safe.
 */
export function ApplyLink({ links, language }: { links: readonly Link[]; language: string | undefined }) {
  const t = useText(messages);
  const safe = links.filter(({ url }) => safeLink(url));
  const [only, ...others] = safe;
  if (!only) return null;
  if (!others.length) {
    return (
      <div>
        <Button {...linkProps({ ...only, url: withCampaign(only.url) })}>
          {t('apply')}
          <NewTabHint target={only.target} />
        </Button>
      </div>
    );
  }
  return (
    <details className="inlay-job-detail__levels">
      <summary className="inlay-button inlay-job-detail__summary" data-variant="primary">
        <span className="inlay-button__label">
          {t('apply')}
          <Icon path={icons.chevronDown} />
        </span>
      </summary>
      <div className="inlay-job-detail__links" lang={language}>
        <LinkList links={safe.map((link) => ({ ...link, url: withCampaign(link.url) }))} />
      </div>
    </details>
  );
}
