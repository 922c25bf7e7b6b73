import type { Point } from './point.ts'

/** A town with the beginnings of its postal codes. */
export type Place = Point & { name: string; province: string; codes: readonly string[] }

/**
 * Towns of Canada, the larger first, each with the beginnings of the postal codes served from it: the first letters are
 * Canada Post's postal districts, the rest its forward sortation areas, as printed on any envelope; coordinates are
 * those of the Canadian Geographical Names, to a hundredth of a degree. A longer prefix wins over a shorter one; a
 * prefix of one district is placed where most of its people live. Precise enough to name the nearest store, and no
 * external service is called.
 */
const table = `
Toronto|ON|43.65 -79.38|M M5 M4 M7 L
Montréal|QC|45.51 -73.57|H H2 H3 H5 J
Vancouver|BC|49.26 -123.11|V V5K V5L V5M V5N V5P V5R V5S V5T V5V V5W V5X V5Y V5Z V6
Calgary|AB|51.05 -114.07|T T2 T3 T1Y
Edmonton|AB|53.54 -113.49|T5 T6
Ottawa|ON|45.42 -75.69|K K1 K2A K2B K2C K2E K2G K2H K2J K2P
Winnipeg|MB|49.89 -97.14|R R2 R3 R4
Québec|QC|46.81 -71.21|G G1 G2 G3
Hamilton|ON|43.26 -79.87|L8 L9
Kitchener|ON|43.45 -80.49|N2
London|ON|42.98 -81.25|N N5 N6
Halifax|NS|44.65 -63.58|B B3 B4
Victoria|BC|48.43 -123.37|V8 V9A V9B V9C V9E
Windsor|ON|42.30 -83.02|N8 N9
Saskatoon|SK|52.13 -106.67|S7 S0
Regina|SK|50.45 -104.62|S S4 S2
St. John’s|NL|47.56 -52.71|A A1
Gatineau|QC|45.48 -75.70|J8L J8M J8N J8P J8R J8T J8V J8X J8Y J8Z J9A J9B J9H J9J
Laval|QC|45.58 -73.75|H7
Longueuil|QC|45.53 -73.51|J4
Mississauga|ON|43.59 -79.64|L5 L4T L4V L4W L4X L4Y L4Z
Brampton|ON|43.68 -79.76|L6 L7A
Markham|ON|43.86 -79.34|L3 L6B L6C L6E L6G
Vaughan|ON|43.84 -79.50|L4 L6A
Surrey|BC|49.19 -122.85|V3
Burnaby|BC|49.25 -122.98|V5
Scarborough|ON|43.77 -79.26|M1
North York|ON|43.76 -79.41|M2 M3
Toronto West|ON|43.66 -79.46|M6
Etobicoke|ON|43.65 -79.53|M8 M9
Lachine|QC|45.44 -73.68|H8
Pointe-Claire|QC|45.45 -73.82|H9
Rosemont|QC|45.55 -73.57|H1
Saint-Laurent|QC|45.50 -73.67|H4
Kanata|ON|45.31 -75.90|K2
Orléans|ON|45.47 -75.52|K4
Richmond|BC|49.17 -123.13|V6V V6W V6X V6Y V7A V7B V7C V7E
North Vancouver|BC|49.32 -123.07|V7
Delta|BC|49.08 -123.06|V4
Coquitlam|BC|49.28 -122.79|V3B V3C V3E V3H V3J V3K
Langley|BC|49.10 -122.66|V2Y V2Z V3A V1M
Abbotsford|BC|49.05 -122.30|V2S V2T V4X
Chilliwack|BC|49.16 -121.95|V2P V2R
Kelowna|BC|49.89 -119.50|V1 V1P V1V V1W V1X V1Y V1Z
Kamloops|BC|50.67 -120.33|V2 V2B V2C V2E V2H
Nanaimo|BC|49.17 -123.94|V9
Prince George|BC|53.92 -122.75|V2K V2L V2M V2N V0J
Vernon|BC|50.27 -119.27|V1B V1H V1T
Penticton|BC|49.50 -119.59|V2A
Cranbrook|BC|49.51 -115.77|V1C V1A
Nelson|BC|49.49 -117.29|V1L V1N V1R V0G
Revelstoke|BC|51.00 -118.20|V0E
Salmon Arm|BC|50.70 -119.28|V1E
Fort St. John|BC|56.25 -120.85|V1J V1G V0C
Whistler|BC|50.12 -122.95|V8E V0N
Squamish|BC|49.70 -123.16|V8B
Courtenay|BC|49.69 -125.00|V9N V9M
Campbell River|BC|50.02 -125.25|V9W V9H
Tofino|BC|49.15 -125.91|V0R V9Y
Prince Rupert|BC|54.31 -130.32|V8J V8G V8C V0V
Red Deer|AB|52.27 -113.81|T4
Airdrie|AB|51.29 -114.01|T4A T4B
Cochrane|AB|51.19 -114.47|T4C
Canmore|AB|51.09 -115.36|T1W
Banff|AB|51.18 -115.57|T1L
Jasper|AB|52.87 -118.08|T0E
Lethbridge|AB|49.69 -112.84|T1 T1H T1J T1K T0K
Medicine Hat|AB|50.04 -110.68|T1A T1B T1C
Okotoks|AB|50.73 -113.97|T1S T1V
Grande Prairie|AB|55.17 -118.80|T8V T8W T8X T0H
Sherwood Park|AB|53.54 -113.30|T8
St. Albert|AB|53.63 -113.63|T8N T8T
Hinton|AB|53.41 -117.56|T7
Spruce Grove|AB|53.55 -113.90|T7X T7Y T7Z
Fort McMurray|AB|56.73 -111.38|T9H T9J T9K T0P
Leduc|AB|53.26 -113.55|T9
Lloydminster|AB|53.28 -110.00|T9V S9V
Prince Albert|SK|53.20 -105.77|S6
Moose Jaw|SK|50.39 -105.55|S6H S6J S6K S0H
Swift Current|SK|50.29 -107.79|S9H S0N
North Battleford|SK|52.78 -108.29|S9 S0M
Yorkton|SK|51.21 -102.46|S3
Estevan|SK|49.14 -102.99|S4A S4H S0C
La Ronge|SK|55.10 -105.28|S0J
Brandon|MB|49.85 -99.95|R7
Dauphin|MB|51.15 -100.05|R7N R0L
Portage la Prairie|MB|49.97 -98.29|R1N R0H
Selkirk|MB|50.14 -96.88|R1
Steinbach|MB|49.53 -96.68|R5 R0A
Winkler|MB|49.18 -97.94|R6 R0G
Thompson|MB|55.74 -97.86|R8 R0B
The Pas|MB|53.82 -101.25|R9
Oakville|ON|43.45 -79.68|L6H L6J L6K L6L L6M
Burlington|ON|43.33 -79.80|L7
Oshawa|ON|43.90 -78.86|L1
St. Catharines|ON|43.16 -79.25|L2 L3B L3C
Niagara Falls|ON|43.10 -79.07|L2E L2G L2H L2J
Barrie|ON|44.39 -79.69|L4M L4N L9J L9X
Collingwood|ON|44.50 -80.22|L9Y L0N
Newmarket|ON|44.05 -79.46|L3X L3Y
Orillia|ON|44.61 -79.42|L3V L0K
Milton|ON|43.52 -79.88|L9T L0P
Orangeville|ON|43.92 -80.09|L9W L9V
Guelph|ON|43.54 -80.25|N1
Cambridge|ON|43.36 -80.31|N1R N1S N1T N3C N3E N3H
Brantford|ON|43.14 -80.26|N3
Woodstock|ON|43.13 -80.75|N4
Owen Sound|ON|44.57 -80.94|N4K N0H
Stratford|ON|43.37 -80.98|N5A N4Z
Sarnia|ON|42.97 -82.40|N7
Chatham|ON|42.40 -82.19|N7L N7M
Kingston|ON|44.23 -76.49|K7
Belleville|ON|44.16 -77.38|K8
Pembroke|ON|45.82 -77.11|K8A K8B K0J
Peterborough|ON|44.30 -78.32|K9 K0L
Cornwall|ON|45.02 -74.73|K6
Brockville|ON|44.59 -75.69|K6V K6T
Sudbury|ON|46.49 -80.99|P P3
North Bay|ON|46.31 -79.46|P1 P2
Huntsville|ON|45.33 -79.22|P1H P1L P0A P0B
Timmins|ON|48.48 -81.33|P4 P5
Elliot Lake|ON|46.38 -82.65|P5A P5E
Sault Ste. Marie|ON|46.52 -84.35|P6
Thunder Bay|ON|48.38 -89.25|P7 P0T
Kenora|ON|49.77 -94.49|P8 P9
Sherbrooke|QC|45.40 -71.89|J1
Granby|QC|45.40 -72.73|J2
Drummondville|QC|45.88 -72.48|J2A J2B J2C J2E
Sainte-Foy|QC|46.78 -71.29|G1V G1W G1X
Saint-Hyacinthe|QC|45.63 -72.96|J2R J2S J2T
Saint-Jean-sur-Richelieu|QC|45.31 -73.26|J3 J2W J2X J2Y
Sorel-Tracy|QC|46.04 -73.11|J3P J3R
Repentigny|QC|45.74 -73.45|J5
Terrebonne|QC|45.70 -73.63|J6
Joliette|QC|46.02 -73.44|J6E J0K
Salaberry-de-Valleyfield|QC|45.25 -74.13|J6S J6T
Saint-Jérôme|QC|45.78 -74.00|J7 J5L
Vaudreuil-Dorion|QC|45.40 -74.03|J7V J7W
Sainte-Agathe-des-Monts|QC|46.05 -74.28|J8 J8C
Mont-Tremblant|QC|46.12 -74.60|J8E J0T
Maniwaki|QC|46.38 -75.97|J9E J0X
Rouyn-Noranda|QC|48.24 -79.02|J9 J9X J9Y J0Z
Val-d’Or|QC|48.10 -77.78|J9P J0Y
Lévis|QC|46.80 -71.18|G6
Thetford Mines|QC|46.09 -71.30|G6G G6H
Victoriaville|QC|46.05 -71.97|G6P G6R G6S G6T
Saguenay|QC|48.43 -71.07|G7
Alma|QC|48.55 -71.65|G8 G8A G8B G8C
Trois-Rivières|QC|46.34 -72.54|G8T G8V G8W G8Y G8Z G9A G9B G9C
Shawinigan|QC|46.57 -72.75|G9
Rimouski|QC|48.45 -68.52|G5
Rivière-du-Loup|QC|47.83 -69.54|G5R
Saint-Georges|QC|46.12 -70.67|G5Y G5Z
Baie-Comeau|QC|49.22 -68.15|G4 G4Z G5C
Sept-Îles|QC|50.20 -66.38|G4R G4S
Gaspé|QC|48.83 -64.48|G4X G0C
Baie-Saint-Paul|QC|47.44 -70.50|G3Z G0A
Moncton|NB|46.09 -64.78|E E1
Saint John|NB|45.27 -66.06|E2
Fredericton|NB|45.96 -66.64|E3
Bathurst|NB|47.62 -65.65|E2A E8
Miramichi|NB|47.03 -65.50|E1N E1V E9
Edmundston|NB|47.37 -68.33|E3V E7
Sackville|NB|45.90 -64.37|E4
St. Stephen|NB|45.19 -67.28|E5
Dartmouth|NS|44.67 -63.57|B2V B2W B2X B2Y B2Z
Truro|NS|45.36 -63.28|B2 B6
Antigonish|NS|45.62 -61.99|B2G B9
New Glasgow|NS|45.59 -62.65|B2H
Sydney|NS|46.14 -60.19|B1
Kentville|NS|45.08 -64.50|B4N B4P B0P
Bridgewater|NS|44.38 -64.52|B4V B0J
Yarmouth|NS|43.84 -66.12|B5 B0W
Charlottetown|PE|46.24 -63.13|C
Summerside|PE|46.39 -63.79|C1N
Mount Pearl|NL|47.52 -52.80|A1N
Gander|NL|48.96 -54.61|A1V A0G
Grand Falls-Windsor|NL|48.93 -55.66|A2
Corner Brook|NL|48.95 -57.95|A2H A0K
Labrador City|NL|52.94 -66.91|A2V
Happy Valley-Goose Bay|NL|53.30 -60.33|A0P
Yellowknife|NT|62.45 -114.37|X X1
Inuvik|NT|68.36 -133.72|X0E
Iqaluit|NU|63.75 -68.52|X0A
Cambridge Bay|NU|69.12 -105.06|X0B
Rankin Inlet|NU|62.81 -92.09|X0C
Whitehorse|YT|60.72 -135.06|Y
`

export const places: readonly Place[] = table.trim().split('\n').map(read)

function read(line: string): Place {
  const [name = '', province = '', where = '', codes = ''] = line.split('|')
  const [latitude, longitude] = where.split(' ').map(Number)
  return { name, province, latitude: latitude ?? NaN, longitude: longitude ?? NaN, codes: codes.split(' ') }
}
