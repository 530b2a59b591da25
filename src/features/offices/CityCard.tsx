import { Fragment } from 'react';
import { addStyles, safeLink, useText } from '../../core';
import { Heading, NewTabHint, VisuallyHidden, type HeadingLevel } from '../../ui';
import type { City } from './cities';
import { messages } from './messages';
import { positionOf, type Office } from './office';
import styles from './offices.css';
import { OpeningHours } from './OpeningHours';
import { telephoneAddress } from './telephone';

addStyles(styles);

interface CityCardProps {
  city: City;
  headingLevel: HeadingLevel;
  /** A URL template with `{latitude}` and `{longitude}`. */
  directions: string;
}

/** A city with contact details of its offices. */
export function CityCard({ city, headingLevel, directions }: CityCardProps) {
  return (
    // A link to it focuses it.
    <li className="inlay-offices__city" data-id={city.id} tabIndex={-1}>
      <Heading level={headingLevel} className="inlay-offices__name">
        {city.name}
      </Heading>
      {city.offices.map((office, index) => (
        <OfficeDetails key={index} office={office} directions={directions} />
      ))}
    </li>
  );
}

/** The contact details of an office, below the name of its city. */
export function OfficeDetails({ office, directions }: { office: Office; directions: string }) {
  const t = useText(messages);
  const {
    id,
    name,
    country,
    displayName,
    description,
    officeAddress,
    officePhoneNumber,
    phoneAddress = telephoneAddress(officePhoneNumber),
    officeFaxNumber,
    openingHours,
    timeZone,
    mapModuleLink,
    officeLinks,
  } = office;
  const title = displayName !== name && displayName !== `${name}, ${country}` && displayName;
  const way = {
    target: mapModuleLink?.target,
    url: mapModuleLink?.url ?? directionsTo(office, directions),
    text: mapModuleLink?.text || t('directions'),
  };
  const links = [way, ...officeLinks]
    .map(({ url, text, target }) => ({ href: safeLink(url), text, target }))
    .filter(({ href, text }) => href && text);

  return (
    <div className="inlay-offices__office" data-id={id} tabIndex={-1}>
      {title && <p className="inlay-offices__title">{title}</p>}
      {description && <p className="inlay-offices__description">{description}</p>}
      {officeAddress && (
        <address className="inlay-offices__address">
          {officeAddress.split('\n').map((line, index) => (
            <Fragment key={index}>
              {index > 0 && '\n'}
              <bdi>{line}</bdi>
            </Fragment>
          ))}
        </address>
      )}
      {(officePhoneNumber || officeFaxNumber || openingHours.length > 0) && (
        <dl className="inlay-offices__numbers">
          <PhoneNumber label={t('phone')} number={officePhoneNumber} address={phoneAddress} />
          <PhoneNumber label={t('fax')} number={officeFaxNumber} />
          {openingHours.length > 0 && <OpeningHours entries={openingHours} timeZone={timeZone} />}
        </dl>
      )}
      {links.length > 0 && (
        <ul className="inlay-offices__links" role="list">
          {links.map(({ href, text, target }, index) => (
            <li key={index} className="inlay-offices__entry">
              <a
                className="inlay-offices__link"
                data-kind="link"
                href={href}
                target={target}
                rel={target && 'noopener'}
              >
                {text}
                {/* Many links on the page have this label. */}
                {text === way.text && <VisuallyHidden> ({title || name})</VisuallyHidden>}
                <NewTabHint target={target} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function PhoneNumber({ label, number, address }: { label: string; number: string; address?: string | undefined }) {
  if (!number) return null;
  return (
    <>
      <dt className="inlay-offices__label">{label}</dt>
      <dd className="inlay-offices__number">
        {address ? (
          <a className="inlay-offices__link" data-kind="link" href={address} dir="ltr">
            {number}
          </a>
        ) : (
          <bdi dir="ltr">{number}</bdi>
        )}
      </dd>
    </>
  );
}

function directionsTo(office: Office, directions: string): string | undefined {
  const position = positionOf(office);
  if (!position) return undefined;
  const { latitude, longitude } = position;
  const url = directions.replaceAll('{latitude}', String(latitude)).replaceAll('{longitude}', String(longitude));
  return office.isZoomRequired
    ? url.replace('{zoom}', String(office.mapZoom))
    : url.replace(/#map=\{zoom\}.*|[?&]\w+=\{zoom\}/, '');
}
