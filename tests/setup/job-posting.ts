/**
 * Google's rules for a JobPosting, https://developers.google.com/search/docs/appearance/structured-data/job-posting, as
 * far as the data alone can show. Returns the violations.
 */
export function problemsOfPosting(data: unknown, now = new Date()): string[] {
  const posting = record(data);
  const problems: string[] = [];
  const must = (isRight: boolean, problem: string) => void (isRight || problems.push(problem));

  must(posting['@context'] === 'https://schema.org', '@context is https://schema.org');
  must(posting['@type'] === 'JobPosting', '@type is JobPosting');
  must(
    isText(posting['title']) && !/[*!]{2}|<|\b(?:EUR|USD|CHF|NOK) ?\d/.test(posting['title'] as string),
    'title is the name of the job alone: no pay, no HTML, no shouting',
  );
  must(
    isText(posting['description']) && posting['description'] !== posting['title'],
    'description is another text than the title',
  );
  must(/^<(?:p|ul)>/.test(String(posting['description'])), 'description is HTML with paragraphs');
  must(
    !/<(?!\/?(?:p|ul|li|br)>)/.test(String(posting['description'])),
    'description has no HTML but paragraphs and lists',
  );
  must(
    isDate(posting['datePosted']) && Date.parse(posting['datePosted'] as string) <= now.getTime(),
    'datePosted is a day of the past in ISO 8601',
  );
  must(
    posting['validThrough'] === undefined ||
      (isDate(posting['validThrough']) &&
        Date.parse(`${String(posting['validThrough']).slice(0, 10)}T23:59:59-12:00`) >= now.getTime()),
    'validThrough is a day to come in ISO 8601',
  );
  must(isText(record(posting['hiringOrganization'])['name']), 'hiringOrganization has a name');
  must(record(posting['hiringOrganization'])['@type'] === 'Organization', 'hiringOrganization is an Organization');

  const jobLocations = [posting['jobLocation'] ?? []].flat();
  must(jobLocations.length > 0, 'there is a jobLocation');
  for (const jobLocation of jobLocations) {
    const address = record(record(jobLocation)['address']);
    must(
      record(jobLocation)['@type'] === 'Place' && address['@type'] === 'PostalAddress',
      'jobLocation is a Place with a PostalAddress',
    );
    must(isText(address['addressCountry']), 'jobLocation has an addressCountry');
  }

  if (posting['jobLocationType'] !== undefined) {
    const countries = [posting['applicantLocationRequirements'] ?? []].flat().map(record);
    must(posting['jobLocationType'] === 'TELECOMMUTE', 'jobLocationType is TELECOMMUTE');
    must(
      countries.length > 0 && countries.every((country) => country['@type'] === 'Country' && isText(country['name'])),
      'applicantLocationRequirements of remote work are countries with names',
    );
  }
  const types = [posting['employmentType'] ?? []].flat();
  must(
    types.every((type) =>
      /^(?:FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|PER_DIEM|OTHER)$/.test(String(type)),
    ),
    'employmentType has names of schema.org',
  );

  if (posting['baseSalary'] !== undefined) {
    const salary = record(posting['baseSalary']);
    const value = record(salary['value']);
    must(
      salary['@type'] === 'MonetaryAmount' && value['@type'] === 'QuantitativeValue',
      'baseSalary is a MonetaryAmount of a QuantitativeValue',
    );
    must(/^[A-Z]{3}$/.test(String(salary['currency'])), 'baseSalary has a currency of ISO 4217');
    must(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'].includes(String(value['unitText'])), 'baseSalary says by which time');
    must(
      Number(value['minValue']) > 0 && Number(value['maxValue']) >= Number(value['minValue']),
      'baseSalary is a range of numbers',
    );
  }
  if (posting['identifier'] !== undefined)
    must(
      isText(record(posting['identifier'])['name']) && isText(record(posting['identifier'])['value']),
      'identifier has a name and a value',
    );
  return problems;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isDate(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}
