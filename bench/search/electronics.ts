import type { RatedQuery } from './rated.ts'
import { Random } from './random.ts'

/** Articles of another trade, in the loose English of their sellers; what an article is, is in no field. */
export type Article = { objectID: string; title: string; brand: string; description: string }

const things =
  'monitor laptop keyboard mouse headphones speaker camera printer router tablet phone projector microphone webcam drone smartwatch television turntable scanner soundbar'.split(
    ' ',
  )
const accessories =
  'arm,stand,mount,sleeve,carrying bag,hard case,lock,cooling pad,skin,screen protector,cleaning kit,replacement battery,charger,cable,adapter,remote control,wrist rest,dust cover,tray,privacy filter'.split(
    ',',
  )
const kinds = 'wireless,gaming,ergonomic,portable,curved,mechanical,compact,bluetooth,professional,waterproof'.split(
  ',',
)
const brands =
  'Norvale,Quillon,Tessera,Abernet,Voltane,Kestwick,Lumora,Ostrander,Pinecrest,Zephyrix,Halden,Mirovar'.split(',')
const looks = ['Black', 'White', 'Space Gray', 'Silver']
const facts = [
  '1080p',
  '144Hz',
  'USB-C',
  'HDMI',
  '2.4GHz',
  '8GB RAM',
  '20h battery',
  'noise reduction',
  'RGB backlight',
]

export const electronicsSettings = {
  searchableAttributes: ['title', 'brand', 'description'],
  indexLanguages: ['en'],
  queryLanguages: ['en'],
}

const capital = (text: string) => text.replace(/(?:^| )\p{L}/gu, (letter) => letter.toUpperCase())

type Made = Article & { thing: string; accessory?: string; kind: string }

/** Two in five articles are things, the others are for things; each is named in one of the ways sellers have. */
function made(size: number): Made[] {
  const random = new Random(11)
  return Array.from({ length: size }, (_, i): Made => {
    const [thing, kind, brand] = [random.of(things), random.of(kinds), random.of(brands)]
    const [fact, other, look] = [random.of(facts), random.of(facts), random.of(looks)]
    const model = `${String.fromCharCode(65 + random.below(26))}${100 + random.below(900)}`
    const inches = `${10 + random.below(30)} inch`
    const isThing = random.next() < 0.4
    const accessory = random.of(accessories)
    const [name, part] = [capital(thing), capital(accessory)]
    const titles = isThing
      ? [
          `${brand} ${model} ${inches} ${capital(kind)} ${name}, ${fact}, ${other} - ${look}`,
          `${brand} ${capital(kind)} ${name} with ${part} and ${fact} (${look})`,
          `${brand} ${model} ${capital(kind)} ${name} ${inches}`,
          `${capital(kind)} ${name} by ${brand}, ${fact}, ${part} included`,
        ]
      : [
          `${brand} ${name} ${part}, ${fact} - ${look}`,
          `${part} for ${random.of(brands)} ${model} ${name}`,
          `${brand} ${capital(kind)} ${part} for ${inches} ${name}, ${look}`,
          `${brand} ${capital(kind)} ${name} ${part}`,
          `${capital(kind)} ${name} ${part} compatible with ${random.of(brands)} ${name} ${model}`,
        ]
    const mentions = Array.from({ length: 3 }, () => random.of(random.next() < 0.5 ? things : accessories))
    return {
      objectID: String(i),
      title: random.of(titles),
      brand,
      description: `${isThing ? `A ${kind} ${thing}` : `This ${accessory} fits your ${thing}`} with ${fact}. Works beside a ${mentions.join(', a ')}. ${isThing ? `Use the ${thing} at home.` : `Your ${thing} is safe, and the ${thing} stays clean.`}`,
      thing,
      kind,
      ...(isThing ? {} : { accessory }),
    }
  })
}

/** Articles and what is asked for: a thing, of a kind or brand, and what is for a thing; rated by what they are. */
export function electronics(size = 8000): { records: Article[]; queries: RatedQuery[] } {
  const articles = made(size)
  const queries: RatedQuery[] = []
  const add = (query: string, grade: (article: Made) => number) => {
    const grades = new Map(articles.map((each) => [each.objectID, grade(each)] as const).filter(([, own]) => own > 0))
    if ([...grades.values()].filter((own) => own === 3).length >= 3) queries.push({ kind: 'category', query, grades })
  }
  const isThing = (each: Made, thing: string) => each.thing === thing && each.accessory === undefined
  for (const [i, thing] of things.entries()) {
    const [kind, brand] = [kinds[i % kinds.length]!, brands[i % brands.length]!]
    add(thing, (each) => (isThing(each, thing) ? 3 : 0))
    add(`${kind} ${thing}`, (each) => (isThing(each, thing) ? (each.kind === kind ? 3 : 1) : 0))
    add(`${brand.toLowerCase()} ${thing}`, (each) => (isThing(each, thing) ? (each.brand === brand ? 3 : 1) : 0))
    for (const accessory of [accessories[i]!, accessories[(i + 7) % accessories.length]!]) {
      const rate = (each: Made) => (each.accessory === accessory ? (each.thing === thing ? 3 : 1) : 0)
      add(`${thing} ${accessory}`, rate)
      add(`${accessory} for ${thing}`, rate)
    }
  }
  return {
    records: articles.map(({ objectID, title, brand, description }) => ({ objectID, title, brand, description })),
    queries,
  }
}
