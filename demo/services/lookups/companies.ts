/** Invented employers for the company field's suggestions. */
export const companies = [
  'Aarefeld Versicherung', 'Abendroth Maschinenbau', 'Alder & Voss', 'Almeida Logística', 'Anatolia Cam Sanayi', 'Arctic Ore Norge',
  'Baltic Ferry Lines', 'Bergmann & Söhne', 'Bluewater Desalination', 'Brennerwerk', 'Caldera Geothermal', 'Canopy Foods', 'Castellani Tessuti',
  'Cobalt Bay Mining', 'Delta Grain Cooperative', 'Dovrefjell Kraft', 'Eastbourne Rail', 'Elbtor Terminal', 'Fairmile Hospitals', 'Falkenried Energie',
  'Granite State Mutual', 'Grünwald Pharma', 'Gulf Coast Cables', 'Hakone Precision', 'Harmattan Solar', 'Helvetia Präzisionsguss', 'Himmelblau Textil',
  'Inari Semiconductors', 'Isar Mobility', 'Jade River Ports', 'Kilimani Telecom', 'Kowalska Meble', 'Lakeside Credit Union', 'Lindqvist Papper',
  'Lumen Grid Services', 'Marmara Shipyards', 'Meridian Airports', 'Mokoena Wines', 'Montblanc Cement', 'Nagoya Bearings', 'Nile Delta Textiles',
  'Nordlys Aquaculture', 'Oasis Water Authority', 'Oberland Molkerei', 'Okafor Generics', 'Øresund Biologics', 'Pacific Rim Timber', 'Palmyra Trading House',
  'Pont Neuf Assurances', 'Quarrystone Partners', 'Rheinhafen Logistik', 'Rosewood Care Homes', 'Saharan Wind', 'Sakura Retail Group', 'Sandberg Stål',
  'Seto Inland Ferries', 'Silverline Pensions', 'Sunda Cold Chain', 'Tagus Railways', 'Tamarind Markets', 'Thames Valley Breweries', 'Toledo Ceramics',
  'Umbria Olio', 'Uusimaa Forest', 'Vistula Foundries', 'Voss Uhrenfabrik', 'Walvis Bay Fisheries', 'Westfjord Seafood', 'Yarra Valley Health',
  'Yokohama Harbour Cranes', 'Zambezi Hydro', 'Zürichsee Kantonalversicherung',
];
