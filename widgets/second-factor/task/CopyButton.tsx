import { useEffect, useState } from 'react';
import { useText } from '../../../src/core';
import { announce, Button } from '../../../src/ui';
import { messages } from './messages';

/** In milliseconds. */
const SHOWN = 4000;

/** If the browser denies access to the clipboard, the text beside the button can be selected. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useText(messages);
  const [state, setState] = useState<'waiting' | 'copied' | 'refused'>('waiting');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      announce(t('copied'));
    } catch {
      setState('refused');
      announce(t('copyRefused'));
    }
  }
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('waiting'), SHOWN);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        {state === 'copied' ? t('copied') : label}
      </Button>
      {state === 'refused' && <p className="inlay-account__note">{t('copyRefused')}</p>}
    </>
  );
}
