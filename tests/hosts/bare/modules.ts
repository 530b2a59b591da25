/** Ten modules in German and French as a CMS writes them: content, attributes, and JSON. */
export interface BareModule {
  readonly html: string;
  /** Texts that the widget must show. */
  readonly texts: readonly string[];
}

const json = (data: object) => `<script type="application/json">${JSON.stringify(data)}</script>`;

export const bareModules: readonly BareModule[] = [
  {
    html: `<div data-module="section-header">${json({ title: "Où va l'acier ?", description: "À Liège, le four est déjà éteint. Le marché, lui, s'échauffe." })}</div>`,
    texts: ["Où va l'acier ?", 'À Liège, le four est déjà éteint.'],
  },
  {
    html: `<div data-module="accordion">${json({
      title: 'Häufige Fragen',
      items: [
        { title: 'Wer zahlt für den Anschluß?', body: '<p>Der Netzbetreiber, für größere Anlagen.</p>' },
        { title: 'Où est-ce que ça coûte ?', body: '<p>Très près du réseau.</p>' },
      ],
    })}</div>`,
    texts: ['Häufige Fragen', 'Wer zahlt für den Anschluß?', 'Où est-ce que ça coûte ?'],
  },
  {
    html: `<div data-module="pull-quote" data-cite1="Jürgen Weiß" data-cite2="Gießerei Köln"><p data-field="quote">Wir mußten lernen, sie <em>laufen zu lassen</em>.</p></div>`,
    texts: ['Wir mußten lernen, sie laufen zu lassen.', 'Jürgen Weiß', 'Gießerei Köln'],
  },
  {
    html: `<div data-module="factoid">${json({ title: 'En résumé', items: [{ largeText: '4 106', mediumText: 'arrêts relevés' }] })}</div>`,
    texts: ['En résumé', 'arrêts relevés'],
  },
  {
    html: `<div data-module="table"><h2 data-field="title">Stillstände</h2><table data-field="body"><thead><tr><th>Ursache</th><th>Häufigkeit</th></tr></thead><tbody><tr><th>Späne</th><td>34 %</td></tr><tr><th>Prüfung</th><td>9 %</td></tr></tbody></table></div>`,
    texts: ['Stillstände', 'Häufigkeit', 'Späne'],
  },
  {
    html: `<div data-module="tabbed-container"><section data-item="tabs"><h3 data-field="title">Östlich</h3><div data-field="body"><p>Fünf Wochen in Österreich.</p></div></section><section data-item="tabs"><h3 data-field="title">À l'ouest</h3><div data-field="body"><p>Dix semaines en Vendée.</p></div></section></div>`,
    texts: ['Östlich', "À l'ouest", 'Fünf Wochen in Österreich.'],
  },
  {
    html: `<div data-module="link-list">${json({
      title: 'À lire aussi',
      callToActionLinks: [
        { text: 'Wärme für Zürich', href: '/w' },
        { text: 'La forêt brûlée', href: '/f' },
      ],
    })}</div>`,
    texts: ['À lire aussi', 'Wärme für Zürich', 'La forêt brûlée'],
  },
  {
    html: `<div data-module="image-carousel"><h2 data-field="title">Le dépôt, heure par heure</h2><figure data-item="slides"><img data-field="image" src="/picture-0.svg" width="1500" height="1000" alt="Bild"><figcaption data-field="caption">Zehn nach vier: früh.</figcaption></figure><figure data-item="slides"><img data-field="image" src="/picture-1.svg" width="1500" height="1000" alt="Bild"><figcaption data-field="caption">Cinq heures et demie, déjà.</figcaption></figure></div>`,
    texts: ['Le dépôt, heure par heure', 'Zehn nach vier: früh.'],
  },
  {
    html: `<div data-module="sidebar"><h2 data-field="title">So haben wir gezählt</h2><div data-field="body"><p>Elf Monate, ein Werk, Bleistifte; größtenteils nachts.</p></div></div>`,
    texts: ['So haben wir gezählt', 'größtenteils nachts'],
  },
  {
    html: `<div data-module="sign-in" data-stay="true"><h2 data-field="title">Für Leserinnen und Leser</h2><p><a href="#s">Anmeldung auf eigener Seite</a></p></div>`,
    texts: ['Für Leserinnen und Leser', 'E-Mail-Adresse', 'Passwort'],
  },
];
