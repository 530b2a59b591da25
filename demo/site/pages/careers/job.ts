import type { Job } from '../../../content/load.ts';
import { html, type Html } from '../../html.ts';
import { page } from '../../layout/page.ts';
import { breadcrumbs, paragraphs, section } from '../../parts/sections.ts';
import { webAddress } from '../../paths.ts';
import type { Site, View } from '../../site.ts';

const similarCount = 3;

/** One position, with three like it. */
export function jobPage(view: View, job: Job): Html {
  const { site } = view;
  const others = similarTo(site, job);
  const apply = applyAddress(site, job);
  return page(view, {
    template: 'job',
    title: job.title,
    description: job.whatYouWillDo.slice(0, 200),
    footer: 'careers',
    about: aboutJob(site, job),
    main: html`<article${job.language !== 'en' && html` lang="${job.language}"`}>
<header class="page-head wrap">${breadcrumbs(view, [['/careers', 'Careers'], ['/careers/jobs', 'Open positions']])}
<p class="eyebrow"><span>${job.interest}</span> <span class="of">${job.interestCategory}</span></p>
<h1>${job.title}</h1><p class="meta"><span>${job.cities.join(', ')}</span></p></header>
<div class="wrap split"><div class="prose">
<h2>${job.language === 'de' ? 'Ihre Aufgaben' : 'What you will do'}</h2>${paragraphs(job.whatYouWillDo)}
<h2>${job.language === 'de' ? 'Ihr Umfeld' : 'Who you will work with'}</h2>${paragraphs(job.whoYouWillWorkWith)}
<h2>${job.language === 'de' ? 'Ihr Hintergrund' : 'Your background'}</h2>${paragraphs(job.yourBackground)}
</div>
<div><dl class="facts"><dt>${job.language === 'de' ? 'Gehalt' : 'Pay'}</dt><dd>${job.compensationRange}</dd>
<dt>${job.language === 'de' ? 'Bereiche' : 'Industries'}</dt><dd>${job.industries.join(', ')}</dd></dl>
${apply && html`<p><a class="button" href="${apply}">${job.language === 'de' ? 'Jetzt bewerben' : 'Apply'}</a></p>`}</div></div>
</article>
${others.length > 0 && section('Similar positions', html`<ul class="rows">${others.map((other) => html`<li><article class="row plain"><div class="words"><h3><a href="/careers/jobs/${other.friendlyURL}">${other.title}</a></h3><p class="meta"><span>${other.cities.slice(0, 3).join(', ')}</span></p></div></article></li>`)}</ul>`)}`,
  });
}

function similarTo({ content }: Site, job: Job): Job[] {
  const likeness = (other: Job) => 2 * Number(other.interest === job.interest) + Number(other.cities.some((city) => job.cities.includes(city)));
  return content.jobs
    .filter(({ id, language }) => id !== job.id && language === job.language)
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, similarCount);
}

/** A path on this site or an ordinary web address; the job page shows no button for anything else. */
function applyAddress({ addresses }: Site, { jobApplyURL }: Job): string | undefined {
  return /^\/(?!\/)/.test(jobApplyURL) ? addresses.site + jobApplyURL : webAddress(jobApplyURL);
}

/** A position that does not say since when it is open is no posting for search engines. */
function aboutJob({ content }: Site, job: Job): object {
  return {
    kind: 'job',
    title: job.title,
    description: [job.whatYouWillDo, job.whoYouWillWorkWith, job.yourBackground].join('\n'),
    jobID: job.id,
    datePosted: job.posted,
    validThrough: job.validThrough,
    locations: job.cities.flatMap((city) => content.offices.filter((office) => office.city === city).slice(0, 1).map(({ countryCode }) => ({ city, country: countryCode }))),
  };
}
