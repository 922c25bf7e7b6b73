import { isProvinceCode, provinceNames } from '../../domain/address/province.ts'
import type { Locale } from '../../domain/locale.ts'
import { salesChannels, type SalesBy, type SalesRow } from '../../domain/reports/sales.ts'
import { homeWord } from './home-words.ts'

/** What a row of the report of sales is called; a day and what the catalogue names keep their names. */
export function salesName(by: SalesBy, { key, name }: Pick<SalesRow, 'key' | 'name'>, locale: Locale): string {
  if (by === 'way') return homeWord(locale, `way_${key === 'pickup' || key === 'email' ? key : 'ship'}`)
  if (by === 'channel') return homeWord(locale, `channel_${salesChannels.find((each) => each === key) ?? 'website'}`)
  if (by === 'province' && isProvinceCode(key)) return provinceNames[key][locale]
  return name || '–'
}
