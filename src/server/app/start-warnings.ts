import type { GatewayName } from '../../domain/payment/payment.ts'
import { knowsSteadyClocks } from '../../domain/store-hours/steady-zone.ts'
import { reasonOf } from '../database/database-away.ts'
import { SAMPLE_SENDER, variables, type Env } from './env.ts'
import { isHttps } from '../http/same-origin.ts'
import { mistypedVariables } from './mistyped-variables.ts'

type Settings = Pick<
  Env,
  'MAIL_FROM' | 'NODE_ENV' | 'ROLE' | 'SECRET' | 'SITE_URL' | 'SMTP_URL' | 'dataDir' | 'gateway'
>

/** What sets a gateway up, as a sentence lists it. */
const gatewayVariables: Record<Exclude<GatewayName, 'test'>, string> = {
  stripe: 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET',
}

/**
 * What somebody who starts the shop should know, a sentence each. A shop in production with a public address of https
 * is meant for shoppers, who would order for nothing and wait for mails.
 */
export function startWarnings(
  { MAIL_FROM, NODE_ENV, ROLE, SECRET, SITE_URL, SMTP_URL, dataDir, gateway }: Settings,
  given: Record<string, string | undefined> = {},
): string[] {
  const isPublic = NODE_ENV === 'production' && SITE_URL !== undefined && isHttps(SITE_URL)
  return [
    ...mistypedVariables(given, variables).map(
      ({ name, meant }) => `${name} is not a variable of the shop, and changes nothing. ${meant} may be meant.`,
    ),
    !knowsSteadyClocks() &&
      `The time-zone data of this Node (${process.versions.tz}) is older than 2026e: the hours of stores in British Columbia, Alberta or Manitoba are wrong in winter.`,
    NODE_ENV === 'production' &&
      ROLE !== 'all' &&
      SECRET === undefined &&
      `This process is one of several (ROLE=${ROLE}) and has a secret of its own in ${dataDir}/secret: links, sessions and gift cards of one are not known to the others. Set the same SECRET for all.`,
    isPublic &&
      gateway === 'test' &&
      `Payments go to the test gateway: it takes test cards and moves no money. Set ${Object.values(gatewayVariables).join(', or ')} to be paid.`,
    isPublic &&
      SMTP_URL === undefined &&
      `Mails are files in ${dataDir}/mail, and reach nobody. Set SMTP_URL to send them.`,
    isPublic &&
      SMTP_URL !== undefined &&
      MAIL_FROM === SAMPLE_SENDER &&
      `Mails leave as ${MAIL_FROM}, where nobody reads an answer. Set MAIL_FROM to an address of your own domain.`,
  ].filter((each) => each !== false)
}

/** What looks at the database and the pictures found. One that fails says why, and ends no shop that is open. */
export async function foundBy(looks: readonly Promise<string | undefined>[]): Promise<string[]> {
  const failed = (error: unknown) => `Not all of the shop could be looked at: ${reasonOf(error)}`
  const found = await Promise.all(looks.map((look) => look.catch(failed)))
  return found.filter((sentence) => sentence !== undefined)
}
