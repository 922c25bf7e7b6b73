import { defaultLocale } from '../../domain/default-locale.ts'
import { otherLocale } from '../../domain/locale.ts'
import type { Instant } from '../../domain/time.ts'

const DAY_MS = 86_400_000
const VALID_DAYS = 180

/**
 * Whom to write to of a weakness (RFC 9116). It is made as it is asked for, so it never runs out; its end moves on once
 * a day.
 */
export function securityTxt({ siteUrl, office, now }: { siteUrl: string; office: string; now: Instant }): string {
  const until = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString()
  return [
    `Contact: mailto:${office}`,
    `Expires: ${until}`,
    `Preferred-Languages: ${defaultLocale()}, ${otherLocale(defaultLocale())}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
