/**
 * The fields that a service may have other names for, and of what kind those of an answer are. Only the documentation
 * and `inlay check-services` read this table: a page takes what it finds.
 */
export const FIELDS = {
  request: {
    signIn: ['username', 'password'],
    forgotPassword: ['email'],
    resetPassword: ['password', 'token', 'encEmailId'],
    register: ['email', 'password', 'passwordConfirmation', 'firstName', 'lastName', 'title', 'company', 'businessFunction', 'country', 'occasionalEmail', 'subscriptions', 'metadata'],
    registerPartially: ['email', 'firstName', 'lastName', 'title', 'company', 'businessFunction', 'country', 'occasionalEmail', 'subscriptions', 'metadata'],
    confirmRegistration: ['email', 'code', 'token', 'registration'],
    resendConfirmation: ['email', 'registration'],
    updateUser: ['firstName', 'lastName', 'email', 'title', 'company', 'businessFunction', 'country', 'password', 'currentPassword', 'occasionalEmail', 'subscriptions', 'Subscriptions', 'metadata'],
    saveArticle: ['articleId', 'language'],
    rateArticle: ['articleId', 'language', 'rating'],
    subscribe: ['email', 'encUserId', 'subscriptions', 'metadata'],
    unsubscribe: ['Subscriptions', 'UserId'],
    linkSocialLogin: ['socialLoginIdpName', 'returnUrl'],
    unlinkSocialLogin: ['socialLoginIdpName'],
    createPassword: ['password', 'passwordConfirmation'],
    requestDeletion: ['password'],
    sendCode: ['email', 'firstName'],
    sendMessage: ['PageName', 'Ref', 'language', 'isPreview', 'emailData'],
    sendMessageWithCode: ['PageName', 'Ref', 'language', 'isPreview', 'emailData'],
  },
  response: {
    user: {
      id: 'text?',
      firstName: 'text',
      lastName: 'text',
      email: 'text',
      title: 'text?',
      company: 'text?',
      businessFunction: 'text?',
      country: 'text?',
      isPremiumUser: 'flag?',
      practiceUser: 'flag?',
      roles: 'list?',
      alumni: 'flag?',
      hasPassword: 'flag?',
      socialLoginIdps: 'text?',
      reLoginRequiredForSensitiveData: 'flag?',
      subscriptions: 'list?',
      articles: 'list?',
      userRatings: 'list?',
    },
    registration: { session: 'flag?', confirmation: 'text?', registration: 'text?', returnUrl: 'text?' },
    passwordReset: { email: 'text?' },
    savedArticles: { savedArticles: 'list', totalRecords: 'number' },
    subscribed: { existingSubscriptions: 'list?', newSubscriptions: 'list?' },
    titles: { titles: 'list' },
    companies: { companies: 'list' },
    subscriptions: { subscriptions: 'object' },
    thanks: { successMessage: 'text?' },
  },
} as const satisfies { request: Record<string, readonly string[]>; response: Record<string, Record<string, FieldKind>> };

/** With a question mark: may be left out, which changes nothing. */
export type FieldKind = `${'text' | 'flag' | 'number' | 'list' | 'object'}${'' | '?'}`;
