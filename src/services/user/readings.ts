import { boolean, type Infer, mask, object } from 'superstruct';
import { accountRequest, authorizedRequest } from '../../session/calls';
import { isSignedIn } from '../../session';
import { lenientNumber, lenientDay, lenientText } from '../response';

const Reading = object({
  /** Whether this article is among the free ones of the month. */
  isFree: boolean(),
  /** The number of further free articles. */
  left: lenientNumber,
  allowance: lenientNumber,
  /** The day on which the count is reset, `YYYY-MM-DD`; empty if the service does not provide it. */
  resetsOn: lenientDay,
  /** Sent with the next article; signed by the service. */
  counter: lenientText,
});

export type Reading = Infer<typeof Reading>;

/** Counts an article once a month, however often it is called. Signed-in visitors are counted by the service. */
export function countReading(article: string, counter: string): Promise<Reading> {
  const send = isSignedIn() ? authorizedRequest : accountRequest;
  return send('countReading', {
    path: 'POST /v2/readings',
    isOptional: true,
    answers: 'reading',
    isRead: true,
    json: { article, counter },
    read: (content) => mask(content, Reading),
  });
}
