import type { Both, Locale } from '../locale.ts'
import { withoutMarks } from '../without-marks.ts'

/**
 * Canada's provinces and territories by the two letters of Canada Post (Canada Postal Guide, “Symbols and
 * abbreviations”).
 */
export const provinceCodes = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const
export type ProvinceCode = (typeof provinceCodes)[number]

/** Official names (Natural Resources Canada, geographical names of pan-Canadian significance). */
export const provinceNames: Record<ProvinceCode, Both> = {
  AB: { en: 'Alberta', fr: 'Alberta' },
  BC: { en: 'British Columbia', fr: 'Colombie-Britannique' },
  MB: { en: 'Manitoba', fr: 'Manitoba' },
  NB: { en: 'New Brunswick', fr: 'Nouveau-Brunswick' },
  NL: { en: 'Newfoundland and Labrador', fr: 'Terre-Neuve-et-Labrador' },
  NS: { en: 'Nova Scotia', fr: 'Nouvelle-Écosse' },
  NT: { en: 'Northwest Territories', fr: 'Territoires du Nord-Ouest' },
  NU: { en: 'Nunavut', fr: 'Nunavut' },
  ON: { en: 'Ontario', fr: 'Ontario' },
  PE: { en: 'Prince Edward Island', fr: 'Île-du-Prince-Édouard' },
  QC: { en: 'Quebec', fr: 'Québec' },
  SK: { en: 'Saskatchewan', fr: 'Saskatchewan' },
  YT: { en: 'Yukon', fr: 'Yukon' },
}

/** Two capital letters that are a province or a territory. */
export const isProvinceCode = (text: unknown): text is ProvinceCode => provinceCodes.some((code) => code === text)

/** Every province by its name, in the order of the language: `Île-du-Prince-Édouard` sorts at I, not after Y. */
export const provincesInOrder = (locale: Locale): { code: ProvinceCode; name: string }[] => {
  const { compare } = new Intl.Collator(locale)
  return provinceCodes
    .map((code) => ({ code, name: provinceNames[code][locale] }))
    .sort((a, b) => compare(a.name, b.name))
}

/**
 * The province that a form or an autofill means: its letters, or its name in either language with or without its
 * accents and hyphens, so that “Quebec” chosen by a browser for a French form is found too.
 */
export function provinceOf(text: string): ProvinceCode | undefined {
  const wanted = plain(text)
  return provinceCodes.find(
    (code) =>
      wanted === code.toLowerCase() ||
      wanted === plain(provinceNames[code].en) ||
      wanted === plain(provinceNames[code].fr),
  )
}

const plain = (text: string): string => withoutMarks(text).toLowerCase().replaceAll('-', ' ').trim()
