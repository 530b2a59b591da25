/**
 * The subject of a page, or of a part that was loaded later. Texts are plain, URLs absolute or relative to the page,
 * dates ISO 8601. Values of a wrong type are ignored.
 */
export interface Subject {
  readonly kind?: 'article' | 'event' | 'job' | 'video' | 'person';
  /** Equals the page's heading; for a person, the name. */
  readonly title?: string;
  /** Replaces the title, including the added firm's name, in the browser's tab and in search results. */
  readonly seoTitle?: string;
  /** For a job, with a paragraph per line. */
  readonly description?: string;
  readonly seoDescription?: string;
  /** The canonical URL, without filters; the page's own unless set. */
  readonly url?: string;
  readonly standardImage?:
    | string
    | { readonly src: string; readonly alt?: string; readonly width?: number; readonly height?: number };
  readonly hideFromSearchEngines?: boolean;
  readonly isAliasedPage?: boolean;
  readonly alternateLanguages?: readonly { readonly languageCode: string; readonly url: string }[];
  /** The name that readers see. */
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
  /** The offices in lists of the page. */
  readonly offices?: readonly OfficeSubject[];

  /** Only for events. */
  readonly startTime?: string;
  readonly endTime?: string;
  readonly eventLocation?: string;
  /** `In person`, `Virtual` or `Hybrid`. */
  readonly eventFormat?: string;

  /** Of a job. */
  readonly jobID?: string;
  readonly datePosted?: string;
  /** After this date the job is closed. */
  readonly validThrough?: string;
  readonly locations?: readonly { readonly city?: string; readonly country: string }[];
  /** Values of schema.org, such as `FULL_TIME`. */
  readonly employmentType?: readonly string[];
  /** Whether the job is fully remote. `applicantCountries` may restrict where applicants live. */
  readonly isRemote?: boolean;
  readonly applicantCountries?: readonly string[];
  /**
   * `currency` is an ISO 4217 code, `unit` one of `HOUR`, `DAY`, `WEEK`, `MONTH`, `YEAR`; left out if one of the four
   * is missing.
   */
  readonly salary?: { readonly currency: string; readonly from: number; readonly to: number; readonly unit: string };

  /** Of a video. */
  readonly uploadDate?: string;
  /** An ISO 8601 duration, such as `PT1M30S`. */
  readonly duration?: string;
  readonly contentUrl?: string;
  readonly embedUrl?: string;

  /** Only for persons. */
  readonly firmTitle?: string;
  /** Profiles elsewhere. */
  readonly profiles?: readonly string[];
}

/** An office in a list; `name` is its city, and the address is one string with line feeds. */
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
