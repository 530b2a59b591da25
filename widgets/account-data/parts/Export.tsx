import { useState } from 'react';
import { config, useText } from '../../../src/core';
import { Alert, announce, Button, Heading, icons, type HeadingLevel } from '../../../src/ui';
import { messages } from '../messages';

export function Export({ level, fileName }: { level: HeadingLevel; fileName: string }) {
  const t = useText(messages);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function download() {
    if (config().mode !== 'live') return;
    setState('busy');
    try {
      const { downloadOwnData } = await import('../download');
      await downloadOwnData(fileName);
      announce(t('exported'));
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <section className="inlay-account-data__part">
      <Heading level={level} className="inlay-account-data__title">
        {t('exportTitle')}
      </Heading>
      <p className="inlay-account__text">{t('export')}</p>
      {state === 'failed' && <Alert tone="negative">{t('exportFailed')}</Alert>}
      <div className="inlay-account__actions">
        <Button variant="secondary" icon={icons.download} busy={state === 'busy'} onClick={() => void download()}>
          {t('exportSubmit')}
        </Button>
      </div>
    </section>
  );
}
