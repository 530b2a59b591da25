import type { User } from '../../../services';
import { exchangeSocialCode } from '../../../services';
import { startSession } from '../start-session';
import { forgetNewcomer, keepNewcomer } from './newcomer';
import { refusalOf } from './problems';

/** A session has begun, or somebody new was met and is kept for their registration. */
export type Exchanged = { readonly user: User } | { readonly user: undefined };

const exchanges = new Map<string, Promise<Exchanged>>();

/** A code works once, however often the widget that carries it is mounted. Throws a Refusal or an HttpError. */
export function exchangeOnce(code: string, source?: string): Promise<Exchanged> {
  const exchange = exchanges.get(code) ?? run(code, source);
  exchanges.set(code, exchange);
  return exchange;
}

async function run(code: string, source: string | undefined): Promise<Exchanged> {
  try {
    const answer = await exchangeSocialCode(code);
    if (!('begin' in answer)) {
      keepNewcomer(answer);
      return { user: undefined };
    }
    forgetNewcomer();
    startSession(answer, source);
    return { user: answer.user };
  } catch (error) {
    // The network may be back the next time; the service keeps a code that it has not seen.
    exchanges.delete(code);
    throw refusalOf(error);
  }
}
