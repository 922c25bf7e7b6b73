import { importDateFNSLocale } from '@payloadcms/translations'
import type { SanitizedConfig } from 'payload'

type DateLocale = Awaited<ReturnType<typeof importDateFNSLocale>>

/** Parts of a date's form, as date-fns has them before it writes each. */
type Part = { isToken: boolean; value: string }

const token = (value: string): Part => ({ isToken: true, value })
const text = (value: string): Part => ({ isToken: false, value })
const time = [token('H'), text(' h '), token('mm')]
/**
 * Forms that Payload writes in English whatever the language, each with the French one: the day and hour in the drawer
 * where a publication is scheduled, and the list of hours beside its calendar.
 */
const inFrench = new Map<string, Part[]>([
  ['MMM d, yyy h:mm a', [token('d'), text(' '), token('MMM'), text(' '), token('yyy'), text(', '), ...time]],
  ['h:mm aa', time],
])

/**
 * Writes hours in the French admin as the shop does, `18 h 21`. Payload has one format of days and times for all
 * languages, which takes the time from date-fns by its language; that object is Payload's own too, on the server as in
 * the browser. Its spaces are ordinary ones, as staff type them: a form reads by it too.
 */
export async function sayFrenchTimes(): Promise<DateLocale> {
  const french = await importDateFNSLocale('fr')
  french.formatLong.time = () => "H 'h' mm"
  const { preprocessor } = french.localize
  // date-fns asks the French for its parts before it writes them: it is the one place where their order is ours.
  french.localize.preprocessor = (date, parts) => {
    const ours = inFrench.get(parts.map(({ value }) => value).join(''))
    return ours ?? preprocessor?.(date, parts) ?? parts
  }
  return french
}

/**
 * Gives the pickers their French before the first of them is drawn. Payload does once it has drawn one, which a field
 * that nobody may change never is again: its day stayed English. Their library keeps its languages in the window.
 */
export const prepareFrenchPickers = (french: DateLocale, window: object): unknown =>
  Object.assign(window, { __localeData__: { fr: french }, __localeId__: 'fr' })

export async function withFrenchTimes(config: SanitizedConfig): Promise<SanitizedConfig> {
  await sayFrenchTimes()
  return config
}
