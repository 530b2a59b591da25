/** The videos on the demo's platform, by the id that editors use. */
export interface PlatformVideo {
  id: string;
  name: string;
  /** In seconds. */
  duration: number;
  /** Language tags of the available captions. */
  captions: readonly string[];
  /** Language tags of the available chapters. */
  chapters?: readonly string[];
  /** Made from the images of its poster, which is drawn, not photographed. */
  isDrawn?: boolean;
}

export const platformVideos: readonly PlatformVideo[] = [
  {
    id: 'the-quiet-factory-film',
    name: 'The quiet factory: a glimpse',
    duration: 8,
    captions: ['en', 'de'],
    chapters: ['en'],
  },
  {
    id: 'hydrogen-in-four-minutes',
    name: 'Hydrogen in four minutes: the beginning',
    duration: 6,
    captions: ['en', 'de'],
  },
  { id: 'a-tannery-in-winter', name: 'A tannery in winter: a glimpse', duration: 6, captions: ['en'] },
  { id: 'rock-in-layers', name: 'Rock in layers', duration: 8, captions: [] },
  {
    id: 'nine-questions-for-boards',
    name: 'Nine questions boards should ask about AI',
    duration: 20,
    captions: [],
    isDrawn: true,
  },
  { id: 'loneliest-manager', name: 'The loneliest manager', duration: 17, captions: [], isDrawn: true },
  { id: 'what-a-queue-knows', name: 'What a queue knows', duration: 24, captions: [], isDrawn: true },
  { id: 'capital-moves-slowly', name: 'How slowly does money move?', duration: 24, captions: [], isDrawn: true },
  { id: 'ferry-day', name: 'Ferry day', duration: 10, captions: [], isDrawn: true },
  { id: 'rehearsing-the-worst', name: 'Rehearsing the worst', duration: 20, captions: [], isDrawn: true },
  { id: 'cold-rooms-hot-roads', name: 'Cold rooms, hot roads', duration: 12, captions: [], isDrawn: true },
  { id: 'shopping-at-eighty', name: 'Shopping at eighty', duration: 16, captions: [], isDrawn: true },
  { id: 'exit-clause-first', name: 'Read the exit clause first', duration: 13, captions: [], isDrawn: true },
  { id: 'virtual-ward-outback', name: 'A ward larger than France', duration: 24, captions: [], isDrawn: true },
  {
    id: 'machine-that-said-no',
    name: 'The assistant that says it does not know',
    duration: 12,
    captions: [],
    isDrawn: true,
  },
  { id: 'spring-forum-opening', name: 'Opening address, Spring Forum 2026', duration: 22, captions: [], isDrawn: true },
  { id: 'transformers-explained', name: 'What is inside a transformer', duration: 10, captions: [], isDrawn: true },
  { id: 'backlog-explained', name: 'The bridge that was mended in time', duration: 12, captions: [], isDrawn: true },
  { id: 'selling-warmth', name: 'Selling warmth', duration: 14, captions: [], isDrawn: true },
  { id: 'prices-people-forgive', name: 'The price rises people forgive', duration: 20, captions: [], isDrawn: true },
  { id: 'the-empty-seat', name: 'The empty seat in the trial', duration: 12, captions: [], isDrawn: true },
  { id: 'open-budget', name: 'A budget you can read', duration: 11, captions: [], isDrawn: true },
  {
    id: 'premium-briefing-grid',
    name: 'Briefing for clients: the grid in winter',
    duration: 21,
    captions: [],
    isDrawn: true,
  },
  { id: 'night-warehouse', name: 'What the warehouse learned', duration: 15, captions: [], isDrawn: true },
  { id: 'strategy-without-offsite', name: 'The year without an offsite', duration: 14, captions: [], isDrawn: true },
  { id: 'remittance-message', name: 'A transfer is a message', duration: 18, captions: [], isDrawn: true },
  { id: 'forest-by-tape', name: 'Measuring a forest by hand', duration: 22, captions: [], isDrawn: true },
  { id: 'practice-model-risk', name: 'Model risk, line by line', duration: 20, captions: [], isDrawn: true },
  { id: 'apprentice-breaks-it', name: 'Break something expensive', duration: 15, captions: [], isDrawn: true },
  { id: 'expiry-dates', name: 'Best before: budgets that end', duration: 21, captions: [], isDrawn: true },
  { id: 'eleven-minutes', name: 'Eleven minutes an hour', duration: 14, captions: [], isDrawn: true },
  { id: 'the-towel-in-the-doorway', name: 'The towel in the doorway', duration: 12, captions: [], isDrawn: true },
  { id: 'a-dam-reads-its-mail', name: 'A dam reads its mail', duration: 17, captions: [], isDrawn: true },
  { id: 'two-prices-one-loaf', name: 'Two prices, one loaf', duration: 18, captions: [], isDrawn: true },
  { id: 'the-minutes-of-a-merger', name: 'The minutes of a merger', duration: 22, captions: [], isDrawn: true },
  { id: 'premium-briefing-copper', name: 'Client briefing: copper to 2040', duration: 10, captions: [], isDrawn: true },
  {
    id: 'the-timetable-made-of-complaints',
    name: 'A timetable made of complaints',
    duration: 14,
    captions: [],
    isDrawn: true,
  },
];
