import type { Both, Locale } from '../locale.ts'
import type { Gender } from './product.ts'

/** Who a thing is for, in the words that other shops, feeds and schema.org share. */
export type Audience = { gender: 'female' | 'male' | 'unisex'; age: AgeGroup }
export const ageGroups = ['newborn', 'infant', 'toddler', 'kids', 'adult'] as const
export type AgeGroup = (typeof ageGroups)[number]

/**
 * Who a product in a size is for; undefined for what is for nobody in particular, such as a tent. Of children's things
 * the size says the age: `3T` is a toddler's, `6-12m` an infant's (from 3 to 12 months), all else a child's.
 */
export function audienceOf({
  gender,
  size,
}: {
  gender?: Gender | undefined
  size?: string | undefined
}): Audience | undefined {
  if (!gender) return undefined
  if (gender !== 'kids') return { gender: genderWord[gender], age: 'adult' }
  return { gender: 'unisex', age: ageOfSize(size ?? '') }
}

const genderWord = { women: 'female', men: 'male', unisex: 'unisex' } as const satisfies Record<
  Exclude<Gender, 'kids'>,
  string
>

function ageOfSize(size: string): AgeGroup {
  const months = /(\d+)\s*m(?:o|os|ths|onths)?$/i.exec(size)?.[1]
  if (months !== undefined) return Number(months) <= 3 ? 'newborn' : Number(months) <= 12 ? 'infant' : 'toddler'
  return /^\d+\s*t$/i.test(size) ? 'toddler' : 'kids'
}

const audienceNames: Record<Gender, Both> = {
  women: { en: 'Women’s', fr: 'Pour femmes' },
  men: { en: 'Men’s', fr: 'Pour hommes' },
  kids: { en: 'Kids’', fr: 'Pour enfants' },
  unisex: { en: 'Unisex', fr: 'Unisexe' },
}

/** Whose cut a thing has, as its tile, page, line and mail say it; undefined for what is for nobody in particular. */
export const audienceName = (gender: Gender | undefined, locale: Locale): string | undefined =>
  gender && audienceNames[gender][locale]

/** The brand with whose cut it is: `Portage · Women’s`. */
export const brandAndAudience = (brand: string, gender: Gender | undefined, locale: Locale): string =>
  [brand, audienceName(gender, locale)].filter(Boolean).join(' · ')
