/** External publications of people: one per line, `title|URL|source|date`, as a CMS stores them. */
export const externalWork: Readonly<Record<string, string>> = {
  'ingrid-solheim': `What a queue for the grid is worth|https://grid-review.example/queue|The Grid Review|2026-06-14
Cooling water is a contract|https://process-notes.example/cooling-water|Process Notes|14 March 2025
The smelter that learned to wait|https://grid-review.example/smelter|The Grid Review|2024-09
Three megaprojects that were better as drawings|https://nordic-capital.example/drawings|Nordic Capital Quarterly|November 20, 2023
Who pays for the last metre of a pipeline|https://process-notes.example/last-metre|Process Notes|2023-04-03
A plain guide to stranded assets|https://energy-papers.example/stranded|Energy Papers|2022-10-11`,
  'lars-ostergaard': `Heat has an address|https://district-heat.example/address|District Heat Today|2026-08-21
The roof fan as an accounting error|https://factory-letters.example/roof-fan|Factory Letters|2 February 2026
Why the pump was never the problem|https://process-notes.example/pump|Process Notes|2025-06
Ninety-six factories, one thermometer|https://factory-letters.example/thermometer|Factory Letters|May 8, 2025
Steam for beginners who run a plant|https://district-heat.example/steam|District Heat Today|2024-11-29
What an engineer owes a neighbour|https://nordic-capital.example/neighbour|Nordic Capital Quarterly|2023-12-01`,
  'katarzyna-wolska': `The counter and the queue behind it|https://public-works.example/counter|Public Works Review|2026-04-17
Forms that ask once|https://public-works.example/forms|Public Works Review|9 September 2025
How a ministry learned to measure waiting|https://civil-service.example/waiting|The Civil Servant|2024-05
A city that reads its own letters|https://civil-service.example/letters|The Civil Servant|March 3, 2024`,
};
