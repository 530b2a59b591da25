import type { MouseEvent, Ref } from 'react';
import { safeLink, useText } from '../../src/core';
import type { BlogAuthor } from '../../src/services/blogs';
import { Heading, type HeadingLevel, Icon, icons } from '../../src/ui';
import { Portrait } from './Browse';
import { messages } from './messages';

interface FilterHeadProps {
  /** The title of the blog. */
  title: string | undefined;
  name: string;
  author: BlogAuthor | undefined;
  level: HeadingLevel;
  back: { href: string; onClick: (event: MouseEvent) => void };
  heading: Ref<HTMLHeadingElement>;
}

/** The current filter, and a link to all entries. An author without a title in the blog is shown by name only. */
export function FilterHead({ title, name, author, level, back, heading }: FilterHeadProps) {
  const t = useText(messages);
  const about = author?.authorTitle ? author : undefined;
  const text = about && (about.authordescription || about.profiledescription);
  const [locationUrl, profile] = [safeLink(about?.location?.url), safeLink(about?.profileurl)];
  return (
    <header className="inlay-blog__filter">
      <a className="inlay-blog__back" data-kind="back" {...back}>
        <Icon path={icons.arrowBack} />
        {t('allEntries')}
      </a>
      <div className="inlay-blog__who">
        {about && <Portrait author={about} />}
        <div className="inlay-blog__about">
          {title && <p className="inlay-blog__label">{title}</p>}
          <Heading level={level} className="inlay-blog__title" ref={heading} tabIndex={-1}>
            {name}
          </Heading>
          {about && (
            <>
              <p className="inlay-blog__role">
                <span>{about.authorTitle}</span>
                {about.firmtitle && <span>{about.firmtitle}</span>}
                {about.location?.name && (
                  <span>
                    {locationUrl ? (
                      <a className="inlay-blog__link" href={locationUrl}>
                        {about.location.name}
                      </a>
                    ) : (
                      about.location.name
                    )}
                  </span>
                )}
              </p>
              {text && <p className="inlay-blog__bio">{text}</p>}
              {profile && (
                <a className="inlay-blog__link" href={profile}>
                  {t('profile')}
                </a>
              )}
            </>
          )}
        </div>
      </div>
    </header>
  );
}
