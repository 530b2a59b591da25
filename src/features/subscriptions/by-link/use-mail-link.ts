import { useState } from 'react';
import { consumeUrlParams } from '../../visitor';

export interface MailLink {
  readonly codes: readonly string[];
  /** The reader, sealed by the service. */
  readonly eid: string;
  /** The campaign, where the link names one. */
  readonly cid: string | undefined;
  /** What the link lacks; both parts are needed. */
  readonly lack: 'subCodeEmpty' | 'userNotFound' | undefined;
}

/** The parameters of a newsletter's own link. They leave the address: whoever has them can act for the reader. */
export function useMailLink(): MailLink {
  const [{ subcode, eid, cid }] = useState(() => {
    const { cid: campaign } = Object.fromEntries(new URLSearchParams(location.search));
    return { ...consumeUrlParams('subcode', 'eid'), cid: campaign };
  });
  const codes = [...new Set(subcode.split(/[\s,]+/).filter(Boolean))].slice(0, 50);
  return { codes, eid, cid, lack: codes.length === 0 ? 'subCodeEmpty' : eid ? undefined : 'userNotFound' };
}
