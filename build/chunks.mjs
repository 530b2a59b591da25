/**
 * Shared chunks, so that a page fetches few files and each compresses well. The
 * first pattern that fits a module's path names its chunk; what fits none goes
 * where Rollup finds it is used. A budget of build/budgets.mjs holds each.
 */
const CHUNKS = [
  // What only editors, developers or rare input need comes apart.
  [undefined, /\/src\/(runtime\/(edit|doctor|kit|mount-api)|core\/(config\/warning|i18n\/formats)|contract\/(closest|repair-json))/],
  // Calls to services: a visitor who only reads, or has not touched a form yet, is spared them.
  ['network', /\/src\/(core\/(http\/(?!error)|i18n\/dictionary|session\/(change|refresh|lock|sign-out|user))|services\/user\/(visitor-path|last-login)|account\/saved\/remember)/],
  // What everything needs that knows of an account, the wall and the badge of an article too.
  ['signals', /signals|\/src\/(core\/storage\/index|account\/entry\/account-href)/],
  // Who the visitor is, from cookies and storage: comes with the first widget that asks.
  ['session', /\/src\/(core\/(session|storage|clock|http\/error)\b|account\/saved\/article-key)/],
  ['controls', /\/src\/(ui\/(button|icon|use-deferred)|core\/urls\/(link|index))/],
  ['shown', /\/src\/ui\/(messages|visually-hidden|use-media)/],
  // Words and pictures that an editor chose.
  ['content', /\/src\/(ui\/(rich-text\/(RichText|rich-text)|picture)|editorial\/content-item\/plain-text)/],
  ['redirects', /\/src\/(core\/urls\/redirect|ui\/plain-click)/],
  // Where a flow ends: asked for when it does.
  ['way', /\/src\/account\/entry\/(destination|place)/],
  ['kinds', /\/src\/contract\/kinds\/link/],
  ['numbers', /\/src\/contract\/kinds\/number/],
  ['account', /\/src\/(core\/late-session|account\/(account|frame|limits|entry\/use-leave|visitor\/(full-name|SignedInNotice)))/],
  // What readers keep, with a session or until they have one; what is asked and told beside it; how it reaches the service.
  ['saved', /\/src\/(core\/intent\/|account\/saved\/(local-map|ratings|saved-articles|use-))/],
  ['popover', /\/src\/(ui\/popover|account\/saved\/(Confirmation|Failure|messages))/],
  ['keeping', /\/src\/(account\/saved\/(rate|save)\.|services\/user\/(saved|ratings))/],
  ['_runtime', /\/node_modules\/(preact|react|react-dom|scheduler|@preact)\/|\/src\/(contract|core|runtime)\/|\/src\/ui\/(classes|unique-id|heading)/],
  // What judges the answers of services, and those of visitors.
  ['schema', /\/node_modules\/superstruct\/|\/src\/services\/answer/],
  ['forms', /\/src\/(forms\/(form\/(?!countdown)|fields\/(field|FieldFrame|use-control|TextField|EmailField|password|PasswordField)\b|messages|problem))/],
  ['rules', /\/src\/forms\/rules\/(?!password)/],
  // What registrations ask beside an address and a password.
  ['fields', /\/src\/(forms\/fields\/(choice|CheckBox|CheckboxField|suggest|NewEmailField|select|SelectField)|forms\/(new-password|rules\/password|captcha\/(Captcha|provider-id)\.)|account\/(sign-up\/split-name|confirm\/ConfirmStep))/],
  ['feedback', /\/src\/(ui\/(alert|announce|spinner)|forms\/(form\/countdown|feedback\/refusal))/],
  // What nearly every editorial module stands in, and what those of cards share besides.
  ['editorial', /\/src\/(editorial\/(messages|frame|filled|head|display-number|actions|split|promo|quote|grid)\b|ui\/link-list)/],
  ['hero', /\/src\/editorial\/hero\//],
  ['cards', /\/src\/(editorial\/content-item\/|ui\/card)/],
  // What is done to nodes that the server wrote.
  ['exhibits', /\/src\/editorial\/(server-nodes|full-bleed|enlarged|exhibit\/)/],
  ['notes', /\/src\/editorial\/footnotes\/(use-footnotes|connect-later|when-touched|messages)/],
  ['carousel', /\/src\/editorial\/carousel\/(?!create-slider|place)/],
  // What opens and closes.
  ['disclosed', /\/src\/ui\/(disclosure|use-hidden-until-found)/],
  // Whom a visitor allows to show something, and where it is; then its frame.
  ['consent', /\/src\/editorial\/(consent\/|embed\/(address|kinds|load-script|script-policy|ceros\/variant|\w+\/\w+-props)|media\/(files|messages|play-alone|film\/(film-props|has-film)))/],
  // A film of the page or of a platform, with its controls.
  ['film', /\/src\/editorial\/media\/film\/(Film|OwnFilm|PlatformFilm|VideoFile|watch-film|film\.css)/],
  ['embeds', /\/src\/editorial\/embed\/(?!find-page)[\w-]+\.\w+$/],
  // What they subscribe to.
  ['by-link', /\/src\/account\/subscriptions\/by-link\//],
  ['subscriptions', /\/src\/(account\/subscriptions\/|services\/user\/subscriptions)/],
  // What only the readers may see of themselves.
  ['private', /\/src\/account\/(private|device)\//],
  // Signing in by another house.
  ['social', /\/src\/(account\/social\/(?!newcomer|exchange)|services\/user\/(single-sign-on|social-address))/],
  // A person's icons.
  ['reach', /\/src\/(account\/(social-icons\/|contact\/index)|ui\/share-links\/brands)/],
  // What follows a sign-in, a confirmation or a change of the account.
  ['user', /\/src\/(services\/user\/(?!sessions|own-data|passkeys)|account\/(entry\/(enter|refused\/|redirect-cookie|secrets)|visitor\/fetch-visitor))/],
];

export const ROOMS = CHUNKS.map(([name]) => name).filter((name) => name && name !== '_runtime');

export function chunkOf(id) {
  return CHUNKS.find(([, pattern]) => pattern.test(id))?.[0];
}
