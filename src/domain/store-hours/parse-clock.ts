import type { Minute } from '../time.ts'

/**
 * The minute, 0–1440, of a stored time: `10:00`, `9 h 30`, `18h`, `6 pm`, `6:00 p.m.`; `24:00` is the end of the day.
 * Undefined for text with none, or with more than one (acceptance 143).
 */
export function parseClock(text: string): Minute | undefined {
  const parts = /^(\d{1,2})(?:\s*[:h]\s*(\d{2})?)?\s*(?:([ap])\.?\s?m\.?)?$/i.exec(text.trim())
  if (!parts) return undefined
  const [, hours = '', minutes, half] = parts
  // A bare number is not a time, `10:` is half a one.
  if (half === undefined && (/^\d+$/.test(text.trim()) || (minutes === undefined && text.includes(':'))))
    return undefined
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half)
  const minute = Number(minutes ?? 0)
  const total = hour * 60 + minute
  return minute < 60 && total <= 24 * 60 ? total : undefined
}

function hourOfHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return NaN
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}
