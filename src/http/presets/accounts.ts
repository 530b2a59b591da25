/** Services of accounts. */
import type { ServiceNames } from '../../core/config';
import type { Preset } from '.';

const NOT_SENT = { accessToken: '', refreshToken: '', captcha: '', invisibleCaptcha: '', source: '' };

/** Supabase Auth, which is GoTrue. Profile fields are in `user_metadata`. */
const supabase: Preset = {
  required: { key: 'PUBLISHABLE_KEY' },
  service({ key = '' }): ServiceNames {
    const profile = ['firstName', 'lastName', 'title', 'company', 'businessFunction', 'country', 'subscriptions'];
    const inData = Object.fromEntries(profile.map((name) => [name, `{${name}}`]));
    return {
      paths: {
        signIn: 'POST /token?grant_type=password',
        token: 'POST /token?grant_type=refresh_token',
        signOut: 'POST /logout',
        register: 'POST /signup',
        confirmRegistration: 'POST /verify',
        resendConfirmation: 'POST /resend',
        forgotPassword: 'POST /recover',
        resetPassword: 'PUT /user',
        user: '/user',
        updateUser: 'PUT /user',
      },
      headers: NOT_SENT,
      fixedHeaders: { apikey: key, authorization: 'Bearer {access}' },
      before: {
        resetPassword: {
          path: 'POST /verify',
          sends: { type: 'recovery', token_hash: '{token}' },
          values: { access: 'access_token' },
        },
      },
      templates: {
        signIn: { email: '{username}', password: '{password}' },
        token: { refresh_token: '{refreshToken}' },
        register: { email: '{email}', password: '{password}', data: inData },
        confirmRegistration: { type: 'signup', email: '{email}', token: '{code}' },
        resendConfirmation: { type: 'signup', email: '{email}' },
        forgotPassword: { email: '{email}' },
        resetPassword: { password: '{password}' },
        updateUser: { email: '{email}', password: '{password}', data: inData },
      },
      response: {
        user: {
          '': 'user',
          ...Object.fromEntries(profile.map((name) => [name, `user_metadata.${name}`])),
          firstName: 'user_metadata.firstName|user_metadata.first_name',
          lastName: 'user_metadata.lastName|user_metadata.last_name',
        },
        error: { code: 'error_code|code|error', message: 'msg|message|error_description' },
      },
      errors: {
        invalid_credentials: 2004,
        invalid_grant: 2004,
        email_not_confirmed: 2002,
        otp_expired: 6010,
        email_exists: { code: 1002, field: 'email' },
        user_already_exists: { code: 1002, field: 'email' },
        email_address_invalid: { code: 1002, field: 'email' },
        weak_password: { code: 1003, field: 'password' },
        same_password: { code: 6011, field: 'password' },
      },
    };
  },
};

/**
 * Ory Kratos: each call starts with a flow, whose token it returns. Traits are `email`, `name.first` and `name.last`.
 */
const kratos: Preset = {
  config: { session: { mode: 'cookie' }, policy: { confirmation: 'link' } },
  service(): ServiceNames {
    const flow = (name: string) => ({
      path: `/self-service/${name}/browser`,
      values: { flow: 'id', csrf: 'ui.nodes[attributes.name=csrf_token].attributes.value' },
    });
    const submit = (name: string) => `POST /self-service/${name}?flow={flow}`;
    const csrf = { csrf_token: '{csrf}' };
    const traits = { email: '{email}', name: { first: '{firstName}', last: '{lastName}' } };
    return {
      paths: {
        signIn: submit('login'),
        session: '/sessions/whoami',
        user: '/sessions/whoami',
        signOut: 'GET /self-service/logout?token={logout}',
        register: submit('registration'),
        forgotPassword: submit('recovery'),
        resetPassword: submit('settings'),
        updateUser: submit('settings'),
      },
      headers: { csrf: '', captcha: '', invisibleCaptcha: '', source: '' },
      before: {
        signIn: flow('login'),
        signOut: { path: '/self-service/logout/browser', values: { logout: 'logout_token' } },
        register: flow('registration'),
        forgotPassword: flow('recovery'),
        resetPassword: flow('settings'),
        // Kratos replaces all traits, so unchanged ones are sent as well.
        updateUser: {
          path: '/self-service/settings/browser',
          values: {
            ...flow('settings').values,
            email: 'identity.traits.email',
            firstName: 'identity.traits.name.first',
            lastName: 'identity.traits.name.last',
          },
        },
      },
      templates: {
        signIn: { method: 'password', identifier: '{username}', password: '{password}', ...csrf },
        signOut: {},
        register: { method: 'password', password: '{password}', traits, ...csrf },
        forgotPassword: { method: 'link', email: '{email}', ...csrf },
        resetPassword: { method: 'password', password: '{password}', ...csrf },
        updateUser: { method: 'profile', traits, ...csrf },
      },
      response: {
        user: {
          '': 'session.identity|identity',
          email: 'traits.email',
          firstName: 'traits.name.first',
          lastName: 'traits.name.last',
        },
        registration: { session: 'session.active' },
        error: {
          code: 'ui.messages.0.id|ui.nodes.*.messages.0.id|error.id',
          message: 'ui.messages.0.text|ui.nodes.*.messages.0.text',
        },
      },
      errors: {
        4000006: 2004,
        4000010: 2002,
        4000007: { code: 1002, field: 'email' },
        4000005: { code: 1003, field: 'password' },
        4000031: { code: 1003, field: 'password' },
        4000032: { code: 1003, field: 'password' },
        4000034: { code: 1003, field: 'password' },
      },
    };
  },
};

/**
 * Drupal with a session cookie. The user's fields are read with JSON:API, and written with the REST resource of users.
 */
const drupal: Preset = {
  config: { session: { mode: 'cookie' }, policy: { confirmation: 'link' } },
  service({ firstName = 'field_first_name', lastName = 'field_last_name' }): ServiceNames {
    const ownId = { path: '/jsonapi', values: { me: 'meta.links.me.meta.id' }, otherwise: 401 };
    const names = { [firstName]: { value: '{firstName}' }, [lastName]: { value: '{lastName}' } };
    return {
      paths: {
        signIn: 'POST /user/login?_format=json',
        session: '/jsonapi/user/user/{me}',
        user: '/jsonapi/user/user/{me}',
        signOut: 'POST /user/logout?_format=json&token={logoutToken}',
        register: 'POST /user/register?_format=json',
        forgotPassword: 'POST /user/password?_format=json',
        updateUser: 'PATCH /user/{uid}?_format=json',
      },
      headers: { csrf: '', captcha: '', invisibleCaptcha: '', source: '' },
      fixedHeaders: { 'X-CSRF-Token': '{csrf}' },
      before: {
        '': { path: '/session/token', values: { csrf: '' } },
        session: ownId,
        user: ownId,
        updateUser: {
          path: '/jsonapi/user/user/{userId}',
          values: { uid: 'data.attributes.drupal_internal__uid' },
        },
      },
      remembers: { signIn: { logoutToken: 'logout_token' } },
      templates: {
        signIn: { name: '{username}', pass: '{password}' },
        signOut: {},
        register: {
          name: { value: '{email}' },
          mail: { value: '{email}' },
          pass: { value: '{password}' },
          ...names,
        },
        forgotPassword: { mail: '{email}' },
        updateUser: names,
      },
      response: {
        user: {
          email: 'attributes.mail',
          firstName: `attributes.${firstName}|attributes.display_name|current_user.name`,
          lastName: `attributes.${lastName}`,
        },
      },
      // Drupal's response for an unknown name, a wrong password, and a blocked account.
      errors: { 'signIn 400': 2004, 'signIn 403': 2004 },
    };
  },
};

/**
 * WordPress with our plugin, whose routes begin and end the session of its cookie. WordPress' own routes require a nonce
 * besides the cookie.
 */
const wordpress: Preset = {
  config: { session: { mode: 'cookie' } },
  service(): ServiceNames {
    // Works with every structure of permalinks.
    const ours = (route: string) => `/?rest_route=/inlay/v1/${route}`;
    const fields = {
      company: 'inlay_company',
      title: 'inlay_title',
      businessFunction: 'inlay_business_function',
      country: 'inlay_country',
    };
    const meta = Object.fromEntries(Object.entries(fields).map(([name, theirs]) => [theirs, `{${name}}`]));
    const me = '/?rest_route=/wp/v2/users/me&context=edit';
    const nonce = { path: `POST ${ours('nonce')}`, values: { nonce: 'nonce' } };
    const ownNonce = { ...nonce, otherwise: 401 };
    return {
      paths: {
        signIn: `POST ${ours('session')}`,
        session: me,
        user: me,
        signOut: `DELETE ${ours('session')}`,
        forgotPassword: `POST ${ours('password')}`,
        updateUser: `POST ${me}`,
      },
      headers: { csrf: '', captcha: '', invisibleCaptcha: '', source: '' },
      fixedHeaders: { 'X-WP-Nonce': '{nonce}' },
      before: { session: ownNonce, user: ownNonce, signOut: nonce, updateUser: ownNonce },
      templates: {
        signOut: {},
        forgotPassword: { email: '{email}' },
        updateUser: { first_name: '{firstName}', last_name: '{lastName}', meta },
      },
      response: {
        user: {
          firstName: 'first_name',
          lastName: 'last_name',
          hasPassword: 'inlay_has_password',
          ...Object.fromEntries(Object.entries(fields).map(([name, theirs]) => [name, `meta.${theirs}`])),
        },
      },
      errors: { inlay_credentials: 2004 },
    };
  },
};

export const ACCOUNTS = { supabase, kratos, drupal, wordpress };
