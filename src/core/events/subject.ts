/**
 * The subject of a page, or of a part that was loaded later. Texts are plain, URLs absolute or relative to the page,
 * dates ISO 8601. Values of a wrong type are ignored.
 */
export interface Subject {
  readonly kind?: 'article' | 'event' | 'job' | 'video' | 'person';
  /** As the page's heading has it; of a person, the name. */
  readonly title?: string;
  /** Replaces the title, and all that is added to it, in the browser's tab and in search results. */
  readonly seoTitle?: string;
  /** Of a job with a paragraph on each line. */
  readonly description?: string;
  readonly seoDescription?: string;
  /** Of the page, without filters; the page's own unless set. */
  readonly url?: string;
  readonly standardImage?:
    | string
    | { readonly src: string; readonly alt?: string; readonly width?: number; readonly height?: number };
  readonly hideFromSearchEngines?: boolean;
  readonly isAliasedPage?: boolean;
  readonly alternateLanguages?: readonly { readonly languageCode: string; readonly url: string }[];
  /** Its name, as readers see it. */
  readonly practice?: string;
  readonly articleType?: string;
  readonly sourcePublication?: string;
  readonly displayDate?: string;
  readonly originalPublicationDate?: string;
  readonly updatedDate?: string;
  readonly authors?: readonly { readonly name: string; readonly url?: string }[];
  /** `registered users only` for a gated article. */
  readonly accessStatus?: string;
  /** The videos of an article. */
  readonly videos?: readonly Subject[];
  /** Offices that the page lists. */
  readonly offices?: readonly OfficeSubject[];

  /** Of an event. */
  readonly startTime?: string;
  readonly endTime?: string;
  readonly eventLocation?: string;
  /** `In person`, `Virtual` or `Hybrid`. */
  readonly eventFormat?: string;

  /** Of a job. */
  readonly jobID?: string;
  readonly datePosted?: string;
  /** Afterwards the job is not offered any more. */
  readonly validThrough?: string;
  readonly locations?: readonly { readonly city?: string; readonly country: string }[];
  /** Names of schema.org, such as `FULL_TIME`. */
  readonly employmentType?: readonly string[];
  /** Whether one works from home only. Then `applicantCountries` may say where one may live. */
  readonly isRemote?: boolean;
  readonly applicantCountries?: readonly string[];
  /** `currency` as ISO 4217 has it, `unit` one of `HOUR`, `DAY`, `WEEK`, `MONTH`, `YEAR`; left out where one of the four is missing. */
  readonly salary?: { readonly currency: string; readonly from: number; readonly to: number; readonly unit: string };

  /** Of a video. */
  readonly uploadDate?: string;
  /** As ISO 8601 has it, such as `PT1M30S`. */
  readonly duration?: string;
  readonly contentUrl?: string;
  readonly embedUrl?: string;

  /** Of a person. */
  readonly firmTitle?: string;
  /** Profiles elsewhere. */
  readonly profiles?: readonly string[];
}

/** An office as a list of them shows it; `name` is its city, and lines of the address end with a line feed. */
export interface OfficeSubject {
  readonly name: string;
  readonly displayName?: string;
  readonly country?: string;
  readonly officeAddress?: string;
  readonly officePhoneNumber?: string;
  readonly officeFaxNumber?: string;
  readonly mapLatitude?: number | undefined;
  readonly mapLongitude?: number | undefined;
}
