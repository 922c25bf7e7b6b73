import { importDateFNSLocale } from '@payloadcms/translations'
import type { SanitizedConfig } from 'payload'

/**
 * Writes hours in the French admin as the shop does, `18 h 21`. Payload has one format of days and times for all
 * languages, which takes the time from date-fns by its language; that object is Payload's own too, on the server as in
 * the browser. Its spaces are ordinary ones, as staff type them: a form reads by it too.
 */
export async function sayFrenchTimes(): Promise<void> {
  const french = await importDateFNSLocale('fr')
  french.formatLong.time = () => "HH 'h' mm"
}

export async function withFrenchTimes(config: SanitizedConfig): Promise<SanitizedConfig> {
  await sayFrenchTimes()
  return config
}
