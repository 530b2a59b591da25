import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { globSync } from 'tinyglobby';

/** Every `messages.ts` and `NAME-messages.ts` that holds texts, read. */
export function readAllMessages() {
  return globSync('{src,widgets}/**/{messages,*-messages}.ts')
    .sort()
    .map((file) => readMessages(file, readFileSync(file, 'utf8')))
    .filter(Boolean);
}

/**
 * What `defineMessages('namespace', { key: { en: '…', de: '…' } })` says, with the
 * places in the code; nothing where there is no such call. Throws for anything but
 * texts as they stand: nothing of a `messages.ts` is run to read it.
 */
export function readMessages(file, code) {
  const call = callIn(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  if (!call) return undefined;
  const [namespace, texts] = call.arguments;
  if (!namespace || !isText(namespace) || !texts || !ts.isObjectLiteralExpression(texts)) {
    throw new Error(
      `${file}: defineMessages takes a namespace and texts, as in defineMessages('quiz', { next: { en: '…', de: '…' } }).`,
    );
  }
  return { file, namespace: namespace.text, texts: texts.properties.map((property) => textOf(file, property)) };
}

function textOf(file, property) {
  const key = keyOf(property);
  const { initializer } = property;
  if (key === undefined || !initializer || !ts.isObjectLiteralExpression(initializer)) {
    throw new Error(
      `${file}: ${key ?? property.getText()} must say its text in each language, as in ${key ?? 'next'}: { en: '…', de: '…' }.`,
    );
  }
  const languages = initializer.properties.map((member) => {
    const language = keyOf(member);
    if (language === undefined || !member.initializer || !isText(member.initializer)) {
      throw new Error(
        `${file}: ${key} must be a text between quotes in ${language ?? member.getText()}. What varies is a {value} in the text.`,
      );
    }
    return { language, text: member.initializer.text, ...placeOf(member.initializer) };
  });
  if (!languages.some(({ language }) => language === 'en'))
    throw new Error(`${file}: ${key} has no text in English. Every other language falls back to it.`);
  return { key, languages, ...placeOf(initializer) };
}

function callIn(node) {
  if (ts.isCallExpression(node) && node.expression.getText() === 'defineMessages') return node;
  return ts.forEachChild(node, callIn);
}

function keyOf({ name }) {
  return name && !ts.isComputedPropertyName(name) ? name.text : undefined;
}

function isText(node) {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
}

function placeOf(node) {
  return { start: node.getStart(), end: node.getEnd() };
}
