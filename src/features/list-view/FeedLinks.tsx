import { addStyles, config, safeLink, useLanguage, useText } from '../../core';
import { Button } from '../../ui';
import styles from './feed.css';
import { messages } from './messages';

addStyles(styles);

interface FeedLinksProps {
  /** Its name in `feeds` of the configuration; without a URL there, nothing is shown. */
  feed: 'events' | 'jobs';
  /** The filters of the list, as query parameters of the page. */
  parameters?: string;
  /** The filters of the file, if it contains less than the subscription. */
  fileParameters?: string;
  /** The folder of a list that is limited to one. */
  parentFolderId?: string | undefined;
}

/** Links to subscribe to the list: a calendar, or an Atom feed of positions. The URL contains the filters. */
export function FeedLinks({ feed, parameters = '', fileParameters = parameters, parentFolderId }: FeedLinksProps) {
  const t = useText(messages);
  const language = useLanguage();
  const base = safeLink(config().feeds[feed]);
  if (!base) return null;
  const addressOf = (search: string) => {
    const url = new URL(base, location.href);
    for (const [name, value] of new URLSearchParams(search)) url.searchParams.append(name, value);
    if (parentFolderId) url.searchParams.set('parentFolderId', parentFolderId);
    if (feed === 'jobs') url.searchParams.set('lang', language);
    return url.href;
  };
  return (
    <p className="inlay-list-view__feed">
      {feed === 'jobs' ? (
        <Button variant="link" data-key="feed" href={addressOf(parameters)}>
          {t('feed')}
        </Button>
      ) : (
        <>
          <Button variant="link" data-key="feed" href={addressOf(parameters).replace(/^https?:/, 'webcal:')}>
            {t('subscribe')}
          </Button>
          <Button variant="link" data-key="feed-file" href={addressOf(fileParameters)}>
            {t('calendarFile')}
          </Button>
        </>
      )}
    </p>
  );
}
