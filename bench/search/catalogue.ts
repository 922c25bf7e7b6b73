import { Random } from './random.ts'

export type BenchProduct = {
  objectID: string
  title: string
  brand: string
  category: string
  colour: string
  text: string
  sku: string
  price: number
  popularity: number
}

const nouns =
  'Tent,Tente,Jacket,Veste,Parka,Boots,Bottes,Sleeping Bag,Sac de couchage,Backpack,Sac à dos,Stove,Réchaud,Headlamp,Lampe frontale,Snowshoes,Raquettes,Skis,Helmet,Casque,Rope,Corde,Harness,Kayak,Paddle,Pagaie,Gloves,Gants,Mittens,Mitaines,Socks,Bas,Hat,Tuque,Shirt,Chemise,Pants,Pantalon,Fleece,Polar,Hammock,Hamac,Bottle,Bouteille,Cooler,Glacière,Tarp,Bâche,Mattress,Matelas,Poles,Bâtons,Sandals,Sandales,Goggles,Lunettes,Bike,Vélo,Pump,Pompe,Filter,Filtre,Compass,Boussole,Knife,Couteau'.split(
    ',',
  )
const kinds =
  'Light,Warm,Waterproof,Insulated,Down,Merino,Alpine,Winter,Summer,Trail,Expedition,Ultralight,Packable,Stretch,Windproof,Hiver,Été,Imperméable,Isolé,Léger,Chaud,Randonnée,Montagne,Forêt,Compact,Pro,Classic,Hybrid,Thermal,Breathable'.split(
    ',',
  )
const colours =
  'Black,Noir,Cedar,Cèdre,Slate,Ardoise,Cranberry,Canneberge,Ocean,Océan,Moss,Mousse,Sand,Sable,Ember,Braise,Glacier,Fir,Sapin'.split(
    ',',
  )
const syllables =
  'ba be bi bo bra ca che co cra da de di dra el en fa fi flo ga gra ha ho in ka ki la le li lo ma me mi mo na ne ni no nu or pa pe pi po ra re ri ro sa se si so sta ta te ti to tra tu va ve vi vo za'.split(
    ' ',
  )

const invented = (random: Random, least: number): string =>
  Array.from({ length: least + random.below(3) }, () => random.of(syllables)).join('')
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)
const distinct = (count: number, make: () => string): string[] => {
  const words = new Set<string>()
  while (words.size < count) words.add(make())
  return [...words]
}

/** Products of invented brands and models; the words of the texts are invented and as unevenly used as real ones. */
export function* catalogue(size: number, seed = 7): Generator<BenchProduct> {
  const random = new Random(seed)
  const brands = distinct(Math.min(2000, 60 + Math.floor(size / 100)), () => capital(invented(random, 2)))
  const models = distinct(Math.min(60_000, 500 + Math.floor(size / 10)), () => capital(invented(random, 2)))
  const words = distinct(Math.min(40_000, 5000 + Math.floor(size / 20)), () => invented(random, 1))
  for (let i = 0; i < size; i++) {
    const [brand, model, noun] = [brands[random.zipf(brands.length)]!, random.of(models), random.of(nouns)]
    const text = Array.from({ length: 25 + random.below(20) }, () =>
      random.next() < 0.15 ? random.of(kinds).toLowerCase() : words[random.zipf(words.length)]!,
    ).join(' ')
    yield {
      objectID: String(i),
      title: `${brand} ${model} ${random.of(kinds)} ${noun}${random.next() < 0.2 ? ` ${5 + random.below(90)}L` : ''}`,
      brand,
      category: noun,
      colour: random.of(colours),
      text: `${capital(text)}.`,
      sku: `${1000 + Math.floor(i / 1000)}-${String(i % 1000).padStart(3, '0')}`,
      price: 10 + random.below(900),
      popularity: random.below(10_000),
    }
  }
}
