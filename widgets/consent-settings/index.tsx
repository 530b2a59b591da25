import { useEffect, useState } from 'react';
import { defineWidget } from '../../src/contract';
import { config, formatDate, publish, subscribe, useLanguage, useText, useWidget, type EventMap } from '../../src/core';
import { consentMessages } from '../../src/features/consent';
import { Button, RichText, useLandmarkName } from '../../src/ui';
import { messages } from './messages';
import { props, type ConsentSettingsProps } from './props';
import styles from './consent-settings.css';

type Granted = EventMap['consent-changed'];

/** The consent before a visitor has answered. */
const SAMPLE: Granted = { groups: ['C0001'], isAnswered: false };

/** A link to the dialog of the page's consent tool, with the groups that it grants. */
function ConsentSettings({ title, body }: ConsentSettingsProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const [granted, setGranted] = useState<Granted | undefined>(isEditing ? SAMPLE : undefined);
  useEffect(() => subscribe('consent-changed', setGranted, { replay: true }), []);

  const name = useLandmarkName(title ?? t('label'));
  const { tool } = config().consent;
  // Every tool grants at least the necessary group, unless it is blocked or missing.
  const isUnavailable = granted?.groups.length === 0;
  const hasButton = tool !== '' && !isUnavailable;
  if (!title && !body && !granted && !hasButton) return null;
  return (
    <section className="inlay-consent-settings" aria-label={name}>
      {title && <h2 className="inlay-consent-settings__title">{title}</h2>}
      <RichText content={body} className="inlay-consent-settings__body" />
      {/* Before the settings have loaded, the height of the most likely ones is reserved. */}
      {(granted || tool) && (
        <p className="inlay-consent-settings__status" data-state={granted ? 'known' : 'waiting'}>
          {isUnavailable ? t('unavailable') : <Status granted={granted ?? SAMPLE} />}
        </p>
      )}
      {isEditing && !tool && <p className="inlay-consent-settings__status">{t('noTool')}</p>}
      {hasButton && (
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          busy={!granted}
          onClick={() => publish('open-consent-settings', {})}
        >
          {t('change')}
        </Button>
      )}
    </section>
  );
}

function Status({ granted: { groups, isAnswered, since } }: { granted: Granted }) {
  const t = useText(messages);
  const nameOf = useText(consentMessages);
  const language = useLanguage();
  const names = (['C0001', 'C0002', 'C0003', 'C0004', 'C0005'] as const)
    .filter((group) => groups.includes(group))
    .map((group) => nameOf(group));
  const list = new Intl.ListFormat(language, { type: 'unit' }).format(names);
  const date = since && formatDate(new Date(since), { dateStyle: 'long' }, language);
  return (
    <>
      {isAnswered === false
        ? t('unanswered', { groups: list })
        : date
          ? t('allowedSince', { date, groups: list })
          : t('allowed', { groups: list })}
    </>
  );
}

export default defineWidget({
  name: 'consent-settings',
  description:
    'Shows which cookies the visitor has allowed and since when, and opens the settings of the consent tool.',
  reserve: { narrow: '11.9rem', wide: '10.4rem' },
  props,
  messages,
  styles,
  component: ConsentSettings,
});
