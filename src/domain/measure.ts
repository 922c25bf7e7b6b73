import { decimalMark, groupDigits } from './digits.ts'
import type { Locale } from './locale.ts'

/**
 * A metric measure as the seed and the editors write it, in the page's language: `1.2 kg` is `1.2 kg` / `1,2 kg`,
 * `20000 mm` is `20,000 mm` / `20 000 mm`, `-9 °C` has a real minus sign, `500 mL` is `500 mL` / `500 ml`, `55 × 33 ×
 * 28 cm` keeps its crosses. U+00A0 goes before the unit and between French digit groups. Anything else, including a
 * bare number (`5.10` may be a climbing grade), is returned unchanged.
 */
export function measureText(text: string, locale: Locale): string {
  const parts = MEASURE.exec(text.trim())
  const numbers = parts?.[1]
  const unit = parts?.[2]
  if (numbers === undefined || unit === undefined || !units.has(unit)) return text
  const written = numbers
    .replace(/(?<!\d)[-−]?\d+(?:\.\d+)?/g, (number) => numberText(number, locale))
    .replace(/\s*[×x]\s*/g, ' × ')
  return `${written}${gap(unit, locale)}${unitText(unit, locale)}`
}

/**
 * A plain decimal number such as `-20000` or `4.50` in the page's language, with the decimals it was written with.
 * Anything else comes back unchanged.
 */
export function numberText(text: string, locale: Locale): string {
  const parts = /^([-−]?)0*(\d+)(?:\.(\d+))?$/.exec(text)
  if (!parts) return text
  const [, minus, whole = '', decimals] = parts
  const rest = decimals ? `${decimalMark(locale)}${decimals}` : ''
  return `${minus ? MINUS : ''}${groupDigits(whole, locale)}${rest}`
}

const NBSP = '\u00a0'
const MINUS = '\u2212'

// Numbers joined by crosses, by the en dash of a range or by the hyphens of a ski's sidecut, then a unit.
const NUMBER = String.raw`[-−]?\d+(?:\.\d+)?`
const MEASURE = new RegExp(String.raw`^(${NUMBER}(?:(?: ?[×x] ?|[–-])${NUMBER})*)\s*([^\s\d].*)$`, 'u')

const units = new Set(
  (
    'mm cm m km m² cm² m³ cm³ mg g kg L mL g/m² g/m²/24_h kg/m³ L/min mL/min km/h m/s °C ° % s min h ' +
    'W Wh V A mA mAh lm lx Hz kHz MHz GHz Pa kPa MPa bar psi N kN J kJ kcal dB D'
  )
    .split(' ')
    .map((unit) => unit.replace('_', ' ')),
)

const gap = (unit: string, locale: Locale): string => (unit === '°' || (unit === '%' && locale === 'en') ? '' : NBSP)

// Canadian French writes the litre's multiples with a small l.
const unitText = (unit: string, locale: Locale): string =>
  (locale === 'fr' ? unit.replace(/mL/, 'ml') : unit).replaceAll(' ', NBSP)
