import { configFor } from './other-habits-config.ts';
import {
  ADDED_METHOD,
  type Answer,
  type Call,
  CATALOGUE,
  type ConfiguredBackend,
  COUNTRIES,
  FUNCTIONS,
  type Routes,
  startBackend,
  TITLES,
} from './server.ts';

interface Member {
  uid: number;
  email_address: string;
  pass_phrase: string;
  fields: Record<string, unknown>;
  newsletters: readonly string[];
  bookmarks: string[];
  idps: string;
  sessions: { ref: string; since: number }[];
}

const FLOW = 'flow-1';
/** Seconds since 1970. */
const NOW = 1_795_168_800;

/** RFC 9457: the type alone identifies the error. */
function problem(status: number, kind: string, more: object = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/problem+json' },
    json: { type: `https://members.example/problems/${kind}`, title: kind.replaceAll('-', ' '), status, ...more },
  };
}

/** An extension member of RFC 9457: one entry per field. */
function invalid(field: string, detail: string): Answer {
  return problem(422, 'invalid', { errors: [{ pointer: `#/${field}`, detail }] });
}

/**
 * A back end that differs from ours: a session cookie, RFC 9457 errors, snake_case, 204 and 422, seconds since 1970,
 * and all user data below `user`. Its configuration uses only what docs/configuration.md describes.
 */
export async function startOtherHabits(): Promise<ConfiguredBackend> {
  const members = createMembers();
  const backend = await startBackend({
    corsHeaders: 'accept-language, X-XSRF-Token, CaptchaKey, source-registration',
    ownRoutes: {
      ...sessionRoutes(members),
      ...mailedRoutes(members),
      ...memberRoutes(members),
      ...listRoutes(members),
    },
    anonymous: ANONYMOUS,
  });
  return {
    ...backend,
    config: configFor(backend.origin),
    resetLink: '?token=reset-1&uid=ada%40example.com',
    reviewLink: '?token=reset-2&uid=ada%40example.com',
    undoLink: '?undoToken=undo-1',
    confirmLink: '?token=confirm-1',
  };
}

type Members = ReturnType<typeof createMembers>;

function createMembers() {
  const ada = createMember(21, 'ada@example.com', {
    first_name: 'Ada',
    last_name: 'Lindgren',
    job_title: 'owner',
    organisation: 'Vistula',
    field_of_work: 'legal',
    country_code: 'NO',
  });
  const hedy = {
    ...createMember(22, 'hedy@example.com', { first_name: 'Hedy', last_name: 'Lamarr' }),
    idps: 'harbour',
  };
  const members = [ada, hedy];
  const sessions = new Map<string, Member>();

  const tell = ({ uid, email_address, fields, newsletters, idps }: Member) => ({
    user: { uid, email_address, ...fields, newsletters, linked_idps: idps, plan: { premium: true } },
  });
  const begin = (member: Member, answer: Answer = { status: 204 }): Answer => {
    const id = `m${sessions.size}${Math.random()}`;
    sessions.set(id, member);
    member.sessions.push({ ref: id, since: NOW });
    return { ...answer, headers: { 'set-cookie': `member=${id}; Path=/; HttpOnly; SameSite=Lax` } };
  };
  const asMember =
    (answer: (member: Member, call: Call) => Answer, isWrite = true) =>
    (call: Call) => {
      const member = sessions.get(/(?:^|; )member=([^;]*)/.exec(call.headers.cookie ?? '')?.[1] ?? '');
      if (!member) return problem(401, 'not-signed-in');
      return isWrite && call.headers['x-xsrf-token'] !== 'proof-7' ? problem(403, 'no-proof') : answer(member, call);
    };
  return { ada, hedy, members, tell, begin, asMember };
}

function sessionRoutes({ hedy, members, tell, begin, asMember }: Members): Routes {
  return {
    'POST /session': ({ body }) => {
      if (!body.email_address) return invalid('email_address', 'is required');
      const member = members.find((each) => each.email_address === body.email_address);
      if (member?.pass_phrase !== body.pass_phrase) return problem(401, 'credentials');
      return member === hedy ? problem(403, 'code-required', { flow_token: FLOW }) : begin(member!);
    },
    'POST /session/code': ({ body }) =>
      body.flow_token === FLOW && body.one_time_code === '123456' ? begin(hedy) : problem(400, 'wrong-code'),
    'POST /session/code/waiting-period': ({ body }) =>
      body.flow_token === FLOW ? { json: { ends: NOW + 12 * 86_400 } } : problem(410, 'flow-over'),
    'DELETE /session': asMember(() => ({ status: 204, headers: { 'set-cookie': 'member=; Path=/; Max-Age=0' } })),
    'GET /session': asMember((member) => ({ json: tell(member) }), false),
    'POST /members': ({ body: { email_address, pass_phrase, marketing: _, newsletters, ...fields } }) => {
      if (members.some((each) => each.email_address === email_address)) return problem(409, 'address-taken');
      if (String(pass_phrase).length < 12) return invalid('pass_phrase', 'is too short');
      const member = {
        ...createMember(members.length + 21, String(email_address), fields),
        pass_phrase: String(pass_phrase),
      };
      member.newsletters = (newsletters as string[] | undefined) ?? [];
      members.push(member);
      return begin(member, { status: 201, json: tell(member) });
    },
  };
}

/** The targets of links in e-mails. */
function mailedRoutes({ ada, members, tell, begin }: Members): Routes {
  return {
    'PUT /pass-phrase': ({ body: { reset_token, methods_to_keep, new_pass_phrase } }) => {
      if (reset_token === 'reset-2' && !methods_to_keep)
        return problem(409, 'methods-added', { recent_methods: [ADDED_METHOD] });
      if (reset_token !== 'reset-1' && reset_token !== 'reset-2') return problem(410, 'link-expired');
      ada.pass_phrase = String(new_pass_phrase);
      return { status: 204 };
    },
    'POST /changes/undone': ({ body }) =>
      body.undo_token === 'undo-1'
        ? { json: { reset_token: 'reset-1', sealed_address: 'ada' } }
        : problem(410, 'link-expired'),
    'POST /members/confirmed': ({ body: { link_token, pass_phrase } }) => {
      if (link_token !== 'confirm-1') return problem(410, 'wrong-code');
      if (!pass_phrase) return problem(409, 'pass-phrase-needed');
      const member = createMember(members.length + 21, 'mary@example.com', {
        first_name: 'Mary',
        last_name: 'Somerville',
      });
      member.pass_phrase = String(pass_phrase);
      members.push(member);
      return begin(member, { status: 201, json: tell(member) });
    },
  };
}

function memberRoutes({ tell, asMember }: Members): Routes {
  const proven = new Set<Member>();
  return {
    'GET /members/me': asMember((member) => ({ json: tell(member) }), false),
    'PUT /members/me': asMember((member, { body: { newsletters, email_address: _, ...fields } }) => {
      Object.assign(member.fields, fields);
      member.newsletters = (newsletters as string[] | undefined) ?? member.newsletters;
      return { status: 204 };
    }),
    'DELETE /members/me/idps/harbour': asMember((member) => {
      if (!proven.has(member)) return problem(403, 'confirm-identity');
      member.idps = '';
      return { status: 204 };
    }),
    'POST /members/me/confirm-identity': asMember((member, { body }) =>
      body.pass_phrase === member.pass_phrase
        ? (proven.add(member), { status: 204 })
        : problem(403, 'wrong-pass-phrase'),
    ),
  };
}

/** The sessions and bookmarks of a user. */
function listRoutes({ asMember }: Members): Routes {
  return {
    'GET /members/me/sessions': asMember(
      (member) => ({ json: { results: member.sessions.map((each) => ({ ...each, is_this_one: true })) } }),
      false,
    ),
    'DELETE /members/me/sessions': asMember(() => ({ status: 204 })),
    'DELETE /members/me/sessions/:ref': asMember((member, { params }) => {
      member.sessions = member.sessions.filter(({ ref }) => ref !== params.ref);
      return { status: 204 };
    }),
    'PUT /members/me/bookmarks/:slug': asMember((member, { params }) => {
      member.bookmarks.push(params.slug!);
      return { status: 204 };
    }),
    'DELETE /members/me/bookmarks/:slug': asMember((member, { params }) => {
      member.bookmarks = member.bookmarks.filter((slug) => slug !== params.slug);
      return { status: 204 };
    }),
    'GET /members/me/bookmarks': asMember(
      ({ bookmarks }) => ({
        json: {
          page: bookmarks.map((slug) => ({ slug, headline: `About ${slug}`, href: `/${slug}` })),
          page_info: { total_count: bookmarks.length },
        },
      }),
      false,
    ),
  };
}

const ANONYMOUS: Routes = {
  'POST /pass-phrase/lost': () => ({ status: 204 }),
  'POST /newsletters/subscriptions': ({ body }) =>
    body.sealed_id ? { status: 201, json: { added: body.newsletters } } : { status: 204 },
  'POST /newsletters/cancellations': () => ({ status: 204 }),
  'POST /messages': ({ body }) => ({
    status: 201,
    json: {
      reply: `<p>We have read “<b>${(body.message as { SendEmailRequest: { subject: string } }).SendEmailRequest.subject}</b>”.</p>`,
    },
  }),
  'GET /choices/job-titles': () => ({ json: TITLES.map(({ id, name }) => ({ slug: id, label: name })) }),
  'GET /choices/countries': () => ({
    json: { results: COUNTRIES.map(({ code, Description }) => ({ iso: code, name: Description })) },
  }),
  'GET /choices/fields-of-work': () => ({
    json: { results: FUNCTIONS.map(({ code, Description }) => ({ slug: code, label: Description })) },
  }),
  'GET /newsletters': () => ({ json: { groups: CATALOGUE } }),
  'GET /texts/en': () => ({ json: { 'sign-in': { submit: 'Sign in' } } }),
};

function createMember(uid: number, email_address: string, fields: Record<string, unknown>): Member {
  return {
    uid,
    email_address,
    pass_phrase: 'Lighthouse-42',
    fields,
    newsletters: [],
    bookmarks: [],
    idps: '',
    sessions: [],
  };
}
