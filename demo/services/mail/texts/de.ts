import { facts } from '../facts.ts';
import type { Texts } from '../types.ts';

export const de: Texts = {
  codeLabel: 'Ihr Code',
  unsubscribe: 'Abbestellen',
  linkLabel: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  signature: 'Alder & Voss · Zürich',
  'confirm-registration': ({ minutes }) => ({
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    opening: [
      'Willkommen bei Alder & Voss.',
      `Geben Sie diesen Code auf der Seite ein, auf der Sie sich registriert haben. Er gilt ${minutes} Minuten.`,
    ],
    action: 'Stattdessen per Link bestätigen',
    closing: [
      'Falls Sie sich nicht registriert haben, ignorieren Sie diese Nachricht. Ohne den Code entsteht kein Konto.',
    ],
  }),
  'account-exists': () => ({
    subject: 'Sie haben bereits ein Konto',
    opening: [
      'Jemand, vermutlich Sie selbst, wollte sich mit dieser Adresse registrieren.',
      'Zu ihr gibt es schon ein Konto; es wurde nichts geändert.',
    ],
    action: 'Neues Passwort wählen',
    closing: [
      'Wenn Sie Ihr Passwort kennen, melden Sie sich einfach an. Falls Sie es nicht waren, müssen Sie nichts tun.',
    ],
  }),
  'sign-in-code': ({ minutes }) => ({
    subject: 'Ihr Code zum Anmelden',
    opening: [
      `Geben Sie diesen Code in dem Browser ein, in dem Sie die Anmeldung begonnen haben. Er gilt nur dort, ${minutes} Minuten lang.`,
    ],
    closing: [
      'Geben Sie den Code nie weiter. Wir fragen nie danach, weder am Telefon noch per E-Mail.',
      'Wenn Sie sich nicht anmelden wollten, ignorieren Sie diese E-Mail. Ohne den Code kommt niemand in Ihr Konto.',
    ],
  }),
  'reset-password': ({ minutes }) => ({
    subject: 'Wählen Sie ein neues Passwort',
    opening: [
      'Sie haben ein neues Passwort angefordert.',
      `Der Link funktioniert einmal, innerhalb von ${minutes} Minuten.`,
    ],
    action: 'Neues Passwort wählen',
    closing: ['Falls Sie nichts angefordert haben, ignorieren Sie diese Nachricht. Ihr Passwort bleibt, wie es ist.'],
  }),
  undo: {
    action: 'Das war ich nicht',
    closing: [
      'Wenn Sie es waren, müssen Sie nichts tun.',
      'Wenn nicht, öffnen Sie den Link innerhalb von sieben Tagen. Er macht die Änderung rückgängig, soweit das möglich ist, meldet alle Geräte ab und lässt Sie ein neues Passwort wählen.',
    ],
  },
  'password-changed': () => ({
    subject: 'Ihr Passwort wurde geändert',
    opening: ['Das Passwort Ihres Kontos wurde soeben geändert, alle anderen Geräte wurden abgemeldet.'],
  }),
  'address-changed': () => ({
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    opening: ['Die E-Mail-Adresse Ihres Kontos wurde soeben geändert. Nachrichten gehen von nun an an die neue.'],
  }),
  'password-created': () => ({
    subject: 'Ihr Konto hat jetzt ein Passwort',
    opening: ['Für Ihr Konto wurde soeben ein Passwort angelegt. Sie können sich von nun an auch damit anmelden.'],
  }),
  'login-linked': ({ provider }) => ({
    subject: `Sie können sich jetzt mit ${provider} anmelden`,
    opening: [
      `Ein Konto bei ${provider} wurde soeben mit Ihrem Konto verknüpft. Sie können sich von nun an damit anmelden.`,
    ],
  }),
  'passkey-added': () => ({
    subject: 'Ihr Konto hat einen neuen Passkey',
    opening: ['Sie können sich ab jetzt damit anmelden, ohne Passwort.'],
  }),
  'passkey-removed': () => ({
    subject: 'Ein Passkey wurde aus Ihrem Konto entfernt',
    opening: ['Sie können sich damit nicht mehr anmelden.'],
  }),
  'passkey-renamed': () => ({
    subject: 'Ein Passkey Ihres Kontos hat einen neuen Namen',
    opening: ['Sein Name in Ihrem Profil wurde soeben geändert. Sie können sich weiterhin damit anmelden.'],
  }),
  'second-factor-on': () => ({
    subject: 'Bestätigung in zwei Schritten ist eingeschaltet',
    opening: [
      'Beim Anmelden fragt Ihr Konto ab jetzt nach einem Code aus Ihrer Authenticator-App. Alle anderen Geräte wurden abgemeldet.',
      'Bewahren Sie Ihre Wiederherstellungscodes sicher auf.',
    ],
  }),
  'second-factor-off': () => ({
    subject: 'Bestätigung in zwei Schritten ist ausgeschaltet',
    opening: [
      'Beim Anmelden fragt Ihr Konto nicht mehr nach einem Code. Ihre Wiederherstellungscodes gelten nicht mehr.',
    ],
  }),
  'second-factor-reset-begun': ({ moment }) => ({
    subject: 'Bestätigung in zwei Schritten wird ausgeschaltet',
    opening: [
      'Jemand, der Ihr Passwort kennt, kann die Codes Ihres Kontos nicht verwenden und möchte die Bestätigung in zwei Schritten ausschalten.',
      `Dafür senden wir Ihnen einen Code: ${moment}. Bis dahin ändert sich nichts.`,
      'Um das zu verhindern, verwenden Sie den Link unten oder öffnen Sie Ihr Profil auf einem angemeldeten Gerät.',
    ],
  }),
  'second-factor-reset-halfway': ({ moment }) => ({
    subject: 'Erinnerung: Bestätigung in zwei Schritten wird ausgeschaltet',
    opening: [
      `Wir senden Ihnen einen Code, der die Bestätigung in zwei Schritten für Ihr Konto ausschaltet: ${moment}.`,
      'Um das zu verhindern, verwenden Sie den Link unten oder öffnen Sie Ihr Profil auf einem angemeldeten Gerät.',
    ],
  }),
  'second-factor-reset-code': ({ days }) => ({
    subject: 'Ihr Code zum Ausschalten der Bestätigung in zwei Schritten',
    opening: [
      'Die Wartezeit ist vorbei. Melden Sie sich mit Ihrem Passwort an, wählen Sie „Stattdessen einen Wiederherstellungscode verwenden“ und geben Sie diesen Code ein.',
      `Er meldet Sie einmal an und schaltet die Bestätigung in zwei Schritten aus. Er gilt ${days} Tage.`,
    ],
  }),
  'second-factor-reset-cancelled': () => ({
    subject: 'Bestätigung in zwei Schritten bleibt eingeschaltet',
    opening: [
      'Das Ausschalten der Bestätigung in zwei Schritten wurde auf einem Gerät abgebrochen, das bei Ihrem Konto angemeldet ist.',
    ],
  }),
  'recovery-code-used': ({ left }) => ({
    subject: 'Ein Wiederherstellungscode wurde verwendet',
    opening: [
      'Bei Ihrem Konto wurde soeben mit einem Wiederherstellungscode angemeldet.',
      `Verbleibende Wiederherstellungscodes: ${left}. Neue erstellen Sie in Ihrem Profil.`,
    ],
  }),
  'recovery-codes-renewed': () => ({
    subject: 'Sie haben neue Wiederherstellungscodes',
    opening: ['Für Ihr Konto wurden soeben neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.'],
  }),
  'new-device': ({ moment, browser, country }) => ({
    subject: 'Neue Anmeldung bei Ihrem Konto',
    opening: [
      'Bei Ihrem Konto wurde mit einem Browser angemeldet, den wir noch nicht kennen.',
      ...facts(['Zeit', moment], ['Browser', browser], ['Land', country]),
    ],
  }),
  'confirm-email-change': ({ minutes }) => ({
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    opening: [
      'Sie haben diese Adresse in Ihrem Profil eingetragen.',
      `Bis Sie sie bestätigen, gilt die bisherige. Der Link funktioniert ${minutes} Minuten lang und verlangt Ihre Anmeldung, wenn Sie nicht angemeldet sind.`,
    ],
    action: 'Diese Adresse verwenden',
    closing: ['Falls Sie es nicht waren, ignorieren Sie diese Nachricht.'],
  }),
  'account-deletion': ({ day }) => ({
    subject: 'Ihr Konto wird gelöscht',
    opening: [
      'Sie haben uns gebeten, Ihr Konto zu löschen; alle anderen Geräte wurden abgemeldet.',
      `Bis zum ${day} bleibt alles, wie es ist. Dann verschwindet das Konto mit Profil, gemerkten Artikeln, Bewertungen und Abonnements.`,
    ],
    action: 'Mein Konto behalten',
  }),
  'account-deleted': () => ({
    subject: 'Ihr Konto ist gelöscht',
    opening: [
      'Wie gewünscht ist Ihr Konto mit allem, was dazugehört, gelöscht. Dies ist unsere letzte Nachricht an Sie.',
    ],
    closing: ['Sie können sich jederzeit neu registrieren; wir beginnen dann von vorn.'],
  }),
  'contact-code': ({ minutes }) => ({
    subject: 'Ihr Code für das Kontaktformular',
    opening: [`Geben Sie diesen Code im Formular ein, um Ihre Nachricht zu senden. Er gilt ${minutes} Minuten.`],
    closing: [
      'Falls Sie uns nicht geschrieben haben, ignorieren Sie diese Nachricht. Ohne den Code wird nichts gesendet.',
    ],
  }),
  'contact-message': ({ from, address, subject, lines }) => ({
    subject: `Nachricht von der Website: ${subject}`,
    opening: [`${from} (${address}) schreibt:`, ...lines],
    closing: ['Antworten Sie an die Adresse oben; diese Mail selbst kommt von der Website.'],
  }),
  'confirm-subscription': ({ titles }) => ({
    subject: 'Bestätigen Sie Ihr Abonnement',
    opening: ['Öffnen Sie den Link, um Folgendes zu erhalten:', ...titles.map((title) => `• ${title}`)],
    action: 'Abonnement bestätigen',
    closing: [
      'Sie haben dies auf unserer Website angefordert. Falls Sie es nicht waren, ignorieren Sie diese E-Mail: Es ändert sich nichts.',
    ],
  }),
  subscribed: ({ titles }) => ({
    subject: 'Ihre Abonnements',
    opening: ['Vielen Dank. Ab der nächsten Ausgabe erhalten Sie:', ...titles.map((title) => `• ${title}`)],
    action: 'Abbestellen',
    closing: [
      'Sie haben dies auf unserer Website gewünscht. Falls es jemand anders war, beendet der Link oben es sofort.',
    ],
  }),
  'job-alert': ({ title, count, jobs }) => ({
    subject: count === 1 ? '1 neue Stelle' : `${count} neue Stellen`,
    opening: [title, ...jobs.map((job) => `• ${job}`)],
    action: count > jobs.length ? `Alle ${count} Stellen ansehen` : 'Stellen ansehen',
    closing: ['Sie erhalten diese E-Mail, weil Sie diese Benachrichtigung auf unserer Website eingerichtet haben.'],
  }),
};
