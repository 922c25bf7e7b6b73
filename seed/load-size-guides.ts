import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { genders } from '../src/domain/catalog/product.ts'
import { measures, sizeLineFault } from '../src/domain/size-guides/size-guide.ts'
import { both, type Ids } from './load-vocabulary.ts'
import type { Seeding } from './seeding.ts'

const text = z.strictObject({ en: z.string(), fr: z.string() })
const range = z.tuple([z.number().int()], z.number().int())
const schema = z.array(
  z.strictObject({
    key: z.string(),
    name: text,
    slug: text,
    brand: z.string().optional(),
    gender: z.enum(genders).optional(),
    categories: z.array(z.string()),
    how: z.enum(['clothing', 'kids', 'foot', 'hand', 'head', 'bike', 'chest']),
    between: text.optional(),
    // A list, since keys of one object that are whole numbers come first, whatever their order in the file.
    lines: z.array(z.record(z.string(), z.partialRecord(z.enum(measures), range))),
  }),
)

/** How each kind is measured, and what helps between two sizes where a guide says nothing of its own. */
const words = {
  clothing: {
    how: {
      en: 'Chest: around the fullest part, under the arms.\nWaist: around the narrowest part, tape level.\nHips: around the widest part, feet together.\nInseam: from the crotch to the floor, without shoes.',
      fr: 'Poitrine : au plus fort, sous les bras.\nTaille : au plus creux, ruban bien à l’horizontale.\nHanches : au plus large, pieds joints.\nEntrejambe : de l’entrejambe au sol, sans chaussures.',
    },
    between: {
      en: 'Take the larger size to layer under it, the smaller one for a close fit.',
      fr: 'Prenez la plus grande pour superposer des couches, la plus petite pour une coupe ajustée.',
    },
  },
  kids: {
    how: {
      en: 'Height: against a wall, without shoes.\nChest and waist: tape level and loose.',
      fr: 'Grandeur : dos au mur, sans chaussures.\nPoitrine et taille : ruban à l’horizontale, sans serrer.',
    },
    between: {
      en: 'Take the larger size: it fits next winter too.',
      fr: 'Prenez la plus grande : elle fera aussi l’hiver prochain.',
    },
  },
  foot: {
    how: {
      en: 'Stand on a sheet of paper, heel against a wall.\nMark the end of your longest toe and measure from the wall.\nMeasure both feet in the evening, and go by the longer one.',
      fr: 'Tenez-vous debout sur une feuille, talon au mur.\nMarquez le bout de l’orteil le plus long et mesurez depuis le mur.\nMesurez les deux pieds le soir et fiez-vous au plus long.',
    },
    between: {
      en: 'Take the larger size for thick socks and for long descents.',
      fr: 'Prenez la plus grande pour des bas épais et les longues descentes.',
    },
  },
  hand: {
    how: {
      en: 'Around the palm at the knuckles, without the thumb, hand slightly closed.',
      fr: 'Autour de la paume, à la hauteur des jointures, sans le pouce, main légèrement fermée.',
    },
    between: {
      en: 'Take the larger size to wear liners, or for mitts.',
      fr: 'Prenez la plus grande pour porter des doublures, ou pour des mitaines.',
    },
  },
  head: {
    how: {
      en: 'Around the head, two fingers above the eyebrows, tape level.',
      fr: 'Autour de la tête, deux doigts au-dessus des sourcils, ruban à l’horizontale.',
    },
    between: { en: 'Take the smaller helmet.', fr: 'Prenez le plus petit casque.' },
  },
  bike: {
    how: {
      en: 'Height: against a wall, without shoes.\nInseam: hold a book snugly between your legs and measure from its top to the floor.',
      fr: 'Grandeur : dos au mur, sans chaussures.\nEntrejambe : serrez un livre entre vos jambes et mesurez du dessus jusqu’au sol.',
    },
    between: { en: 'Take the smaller frame.', fr: 'Prenez le plus petit cadre.' },
  },
  chest: {
    how: {
      en: 'Around the fullest part of the chest, over what you paddle in.',
      fr: 'Autour de la poitrine, au plus fort, par-dessus ce que vous portez pour pagayer.',
    },
    between: {
      en: 'Take the smaller one: a PFD must not ride up when you are in the water.',
      fr: 'Prenez le plus petit : un VFI ne doit pas remonter dans l’eau.',
    },
  },
} as const

/** A size written once, or once for each language. */
function sizeOf(written: string) {
  const [en = written, fr = en] = written.split(' | ')
  return both({ en, fr })
}

/** The sample tables of sizes, each line by the rule of the admin's form. */
export function readSizeGuides() {
  const file = schema.parse(parse(readFileSync(new URL('size-guides.yaml', import.meta.url), 'utf8')))
  return file.map(({ lines: sizes, ...guide }) => {
    const rows = sizes.flatMap((line) => Object.entries(line))
    const lines = rows.flatMap(([written, ranges]) =>
      measures.flatMap((measure) => {
        const [from, to] = ranges[measure] ?? []
        return from === undefined ? [] : [{ size: sizeOf(written), measure, from, ...(to !== undefined && { to }) }]
      }),
    )
    const fault = sizeLineFault(lines.map((line) => ({ ...line, size: line.size.en })))
    if (fault) throw new Error(`size-guides.yaml, ${guide.key}: line ${fault.at} ${fault.problem}`)
    return { ...guide, lines }
  })
}

export async function loadSizeGuides({ ensure, progress }: Seeding, ids: Ids): Promise<void> {
  const guides = readSizeGuides()
  const idOf = (map: Map<string, number>, key: string) => {
    const id = map.get(key)
    if (id === undefined) throw new Error(`size-guides.yaml: there is no ${key}`)
    return id
  }
  let done = 0
  for (const { key, name, slug, brand, gender, categories, how, between, lines } of guides) {
    await ensure('size-guides', { key }, () => ({
      name: both(name),
      slug,
      ...(brand !== undefined && { brand: idOf(ids.brands, brand) }),
      ...(gender && { gender }),
      categories: categories.map((each) => idOf(ids.categories, each)),
      lines,
      howTo: both(words[how].how),
      between: both(between ?? words[how].between),
    }))
    progress('size guides', ++done, guides.length)
  }
}
