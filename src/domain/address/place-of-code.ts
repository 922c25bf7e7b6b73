import { postalArea, provincesOf } from './postal-code.ts'
import type { ProvinceCode } from './province.ts'

/**
 * The municipality that the beginning of a postal code delivers to, where all of it is one municipality. Compiled by
 * hand for this shop: which forward sortation areas a town has is printed on its envelopes (Canada Post, Addressing
 * Guidelines), and nothing here is copied from a list of anybody. It is incomplete on purpose: an area that several
 * municipalities share, or any rural one, is left to the shopper. A longer beginning wins over a shorter one.
 */
const table = `
Toronto|M
Mississauga|L4T L4V L4W L4X L4Y L4Z L5
Brampton|L6P L6R L6S L6T L6V L6W L6X L6Y L6Z L7A
Markham|L3P L3R L3S L6B L6C L6E L6G
Vaughan|L4H L4K L4L L6A
Richmond Hill|L4B L4C L4E L4S
Newmarket|L3X L3Y
Aurora|L4G
Oakville|L6H L6J L6K L6L L6M
Burlington|L7L L7M L7N L7P L7R L7S L7T
Milton|L9T
Hamilton|L8E L8H L8K L8L L8M L8N L8P L8R L8S L8T L8V L8W L9A L9B L9C
Oshawa|L1G L1H L1J L1K L1L
Whitby|L1M L1N L1P L1R
Ajax|L1S L1T L1Z
Pickering|L1V L1W L1X
Barrie|L4M L4N
Collingwood|L9Y
Huntsville|P1H
St. Catharines|L2M L2N L2P L2R L2S L2T L2W
Niagara Falls|L2E L2G L2H L2J
Guelph|N1C N1E N1G N1H N1K N1L
Cambridge|N1P N1R N1S N1T N3C N3E N3H
Kitchener|N2A N2B N2C N2E N2G N2H N2M N2N N2P N2R
Waterloo|N2J N2K N2L N2T N2V
Brantford|N3P N3R N3S N3T
London|N5V N5W N5X N5Y N5Z N6A N6B N6C N6E N6G N6H N6J N6K
Windsor|N8P N8R N8S N8T N8W N8X N8Y N9A N9B N9C N9E N9G
Sarnia|N7S N7T
Kingston|K7K K7L K7M K7P
Belleville|K8N K8P
Peterborough|K9H K9J
Ottawa|K1B K1C K1E K1G K1H K1J K1K K1L K1M K1N K1P K1R K1S K1T K1V K1W K1X K1Y K1Z K2A K2B K2C K2E K2G K2H K2J K2K K2L K2M K2P K2S K2T K2V
North Bay|P1A P1B P1C
Sudbury|P3A P3B P3C P3E
Sault Ste. Marie|P6A P6B P6C
Timmins|P4N P4P P4R
Thunder Bay|P7A P7B P7C P7E
Montréal|H1A H1C H1E H1G H1H H1J H1K H1L H1M H1N H1P H1R H1S H1T H1V H1W H1X H1Y H1Z H2 H3A H3B H3C H3E H3G H3H H3J H3K H3L H3M H3N H3S H3T H3V H3W H4A H4B H4C H4E H4G H4H H4J H4K H4L H4M H4N H4R H4S H4T H8N H8P H8R H8S H8T
Westmount|H3Y H3Z
Dorval|H9P H9S
Pointe-Claire|H9R
Beaconsfield|H9W
Laval|H7
Longueuil|J3Y J4G J4H J4J J4K J4L J4M J4N J4T J4V
Saint-Lambert|J4P J4R J4S
Brossard|J4W J4X J4Y J4Z
Boucherville|J4B
Québec|G1 G2B G2J G2K G2L G2M G2N G3E G3G G3J G3K
Lévis|G6V G6W G6Y G6Z G7A
Gatineau|J8P J8R J8T J8V J8X J8Y J8Z J9A J9H J9J
Sherbrooke|J1C J1E J1G J1H J1J J1K J1L J1N J1R
Trois-Rivières|G8T G8V G8W G8Y G8Z G9A G9B G9C
Saguenay|G7G G7H G7J G7K G7S G7X G7Y G7Z
Drummondville|J2A J2B J2C
Granby|J2G J2H J2J
Saint-Hyacinthe|J2S J2T
Saint-Jean-sur-Richelieu|J2W J2X J2Y J3A J3B
Saint-Jérôme|J5L J7Y J7Z
Terrebonne|J6W J6X J6Y
Repentigny|J5Y J5Z J6A
Blainville|J7B J7C
Châteauguay|J6J J6K
Saint-Eustache|J7P J7R
Mont-Tremblant|J8E
Rimouski|G5L G5M
Rouyn-Noranda|J9X J9Y
Val-d’Or|J9P
Moncton|E1C E1E E1G
Dieppe|E1A
Miramichi|E1N E1V
Bathurst|E2A
Saint John|E2J E2K E2L E2M E2N E2P
Fredericton|E3A E3B E3C
Edmundston|E3V
Halifax|B3H B3J B3K B3L B3M B3N B3P B3R B3S
Dartmouth|B2V B2W B2X B2Y B3A B3B
Bedford|B4A B4B
Lower Sackville|B4C
Sydney|B1P
Truro|B2N
Charlottetown|C1A C1C C1E
Summerside|C1N
St. John’s|A1A A1B A1C A1E A1G
Mount Pearl|A1N
Gander|A1V
Corner Brook|A2H
Winnipeg|R2C R2G R2H R2J R2K R2L R2M R2N R2P R2R R2V R2W R2X R2Y R3A R3B R3C R3E R3G R3H R3J R3K R3L R3M R3N R3P R3R R3S R3T R3V R3W R3X R3Y
Brandon|R7A R7B R7C
Regina|S4N S4P S4R S4S S4T S4V S4W S4X S4Y S4Z
Saskatoon|S7H S7J S7K S7L S7M S7N S7R S7S S7T S7V S7W
Prince Albert|S6V S6W S6X
Moose Jaw|S6H S6J S6K
Calgary|T1Y T2 T3A T3B T3C T3E T3G T3H T3J T3K T3L T3M T3N T3P
Edmonton|T5 T6A T6B T6C T6E T6G T6H T6J T6K T6L T6M T6N T6P T6R T6S T6T T6V T6W T6X
Red Deer|T4N T4P T4R
Lethbridge|T1H T1J T1K
Medicine Hat|T1A T1B T1C
Canmore|T1W
Banff|T1L
Airdrie|T4A T4B
Cochrane|T4C
Okotoks|T1S
St. Albert|T8N
Sherwood Park|T8A T8H
Spruce Grove|T7X
Leduc|T9E
Grande Prairie|T8V T8W T8X
Fort McMurray|T9H T9J T9K
Vancouver|V5K V5L V5M V5N V5P V5R V5S V5T V5V V5W V5X V5Y V5Z V6A V6B V6C V6E V6G V6H V6J V6K V6L V6M V6N V6P V6R V6S V6T V6Z
Burnaby|V5A V5B V5C V5E V5G V5H V5J
Richmond|V6V V6W V6X V6Y V7A V7B V7C V7E
North Vancouver|V7G V7H V7J V7K V7L V7M V7N V7P V7R
West Vancouver|V7S V7T V7V V7W
New Westminster|V3L V3M
Surrey|V3R V3S V3T V3V V3W V3X V3Z V4N
Coquitlam|V3E V3K
Port Coquitlam|V3B V3C
Langley|V1M V2Y V2Z V3A
Abbotsford|V2S V2T V3G
Chilliwack|V2P V2R
Squamish|V8B
Whistler|V8E
Victoria|V8R V8S V8T V8V V8W V8X V8Z V9A
Nanaimo|V9R V9S V9T V9V
Courtenay|V9N
Kelowna|V1P V1V V1W V1X V1Y
Vernon|V1T
Penticton|V2A
Kamloops|V2B V2C V2E
Nelson|V1L
Prince George|V2K V2L V2M V2N
Whitehorse|Y1A
Yellowknife|X1A
`

const cities = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [city = '', beginnings = ''] = line.split('|')
      return beginnings.split(' ').map((beginning) => [beginning, city] as const)
    }),
)

/** What the beginning of a postal code says of its place. */
export type PlaceOfCode = { province?: ProvinceCode; city?: string }

/**
 * The province, where the letters name one alone, and the municipality, where the table knows it. Three characters are
 * enough; with fewer nothing is said.
 */
export function placeOfCode(typed: string): PlaceOfCode {
  const area = postalArea(typed)
  if (!area) return {}
  const [province, another] = provincesOf(area)
  const city = cities.get(area) ?? cities.get(area.slice(0, 2)) ?? cities.get(area.slice(0, 1))
  return { ...(province && !another && { province }), ...(city && { city }) }
}
