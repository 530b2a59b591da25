import type { Practice } from '../../../content/load.ts';

interface Words {
  /** One sentence, below the name of the practice. */
  summary: string;
  /** The services of the practice, and its clients. */
  text: string;
}

export const practiceWords: Record<Practice, Words> = {
  strategy: {
    summary: 'Where to compete, what to give up, and how to notice early that a plan is wrong.',
    text: 'Boards and owners ask us in when two good options exclude each other. We test the assumptions on which a plan rests, price the choice that nobody wants to make, and agree beforehand which figure will tell us that we were mistaken. Most of our work is with companies that own what they do and intend to own it in twenty years.',
  },
  operations: {
    summary: 'Factories, supply chains and service centres that do more with the people and machines they have.',
    text: 'We begin on the floor, usually on the night shift, and count what stops the work. Improvements that depend on us being there are not improvements, so each project ends with somebody on the client’s payroll who could run the next one. Plants, warehouses, kitchens, hospitals and back offices have more in common than their managers think.',
  },
  'digital-ai': {
    summary: 'Software and models that reach daily work, with the data and the habits they need.',
    text: 'A pilot proves that something can be done once. We help with what comes after: who owns the data, who answers when a model is wrong, what a screen should say to somebody with gloves on. Our engineers write code beside the client’s and leave when theirs is better.',
  },
  sustainability: {
    summary: 'Emissions, water and materials, counted properly and reduced where it matters most.',
    text: 'Good intentions fail in procurement. We connect targets to purchase orders, contracts and bonuses, work out what a tonne really costs to avoid, and say so when a popular measure achieves little. Clients include producers of steel, food, paper and buildings, and the banks that finance them.',
  },
  'organisation-leadership': {
    summary: 'Structures, succession and the decisions that only the top team can take.',
    text: 'Charts are quick to draw and slow to live in. We study how decisions are taken now, who waits for whom, and which meetings exist because nobody dares to end them. Family firms ask us about succession, ministries about spans of control, and young companies about the first layer of managers.',
  },
  'risk-resilience': {
    summary: 'What could stop the business, how likely it is, and what to have ready.',
    text: 'Risk registers collect what everybody knows. We look for the dependence that nobody has written down: the one supplier of a seal, the password in a retired engineer’s notebook, the bridge that all lorries cross. Then we rehearse, with the telephone lines cut.',
  },
  'health-life-sciences': {
    summary: 'Hospitals, insurers and makers of medicines, from the ward to the laboratory.',
    text: 'Half of our partners here have worked in a clinic or a laboratory. We help hospitals to shorten waiting without lengthening shifts, insurers to pay for results, and manufacturers to bring a medicine through trials, plants and price negotiations in one piece.',
  },
  'energy-materials': {
    summary: 'Power, hydrogen, metals and cement: projects that last for decades and must pay from the start.',
    text: 'An asset outlives the forecast that justified it. We advise on what to build, with whom to contract, and when to stop, from offshore grids to small kilns. Our models are open to the client’s own people, because somebody will need to argue with them in year eleven.',
  },
  'consumer-retail': {
    summary: 'Brands, shops and the people who choose between them every day.',
    text: 'Shoppers tell the truth at the till. We combine what they buy with what they say in their kitchens, and help brands and chains with ranges, prices, promotions and the question of which shops to close. Some of our best advice has been to leave a product alone.',
  },
  'mobility-infrastructure': {
    summary: 'Railways, ports, roads and vehicles, planned for use rather than for the opening day.',
    text: 'Concrete is cheaper to argue about than to move. We support operators and builders from the first demand study to the maintenance plan, with a particular interest in what existing tracks, quays and depots could still carry if they were timetabled differently.',
  },
  'public-sector': {
    summary: 'Ministries, cities and agencies that want to serve citizens simply and account for it plainly.',
    text: 'We read the form before we read the strategy. Our teams simplify procedures, merge counters, and help public bodies to buy well and to explain what they bought. We publish what we learn wherever the client agrees, and we put that wish into the contract.',
  },
  finance: {
    summary: 'Banks, insurers and funds: their margins, their models and their trust.',
    text: 'From the archive in Zürich we can show a client the same debate about margins in 1974, 1993 and 2011. We work on pricing, credit, operations and supervision, keep our own models out of black boxes, and prefer a branch visit to a benchmark.',
  },
};
