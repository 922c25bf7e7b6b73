import path from 'node:path'
import { z } from 'zod'
import { secondStepRules } from '../../domain/accounts/second-step.ts'
import { locales } from '../../domain/locale.ts'
import { isZone, SPECIFIED_ZONE } from '../../domain/shop-zone.ts'
import { gatewayNames, type GatewayName } from '../../domain/payment/payment.ts'
import type { BucketSettings } from '../media/bucket.ts'
import type { TracingSettings } from '../tracing/open-tracing.ts'
import type { StripeKeys } from '../payments/stripe-gateway.ts'
import { allOrNone } from './all-or-none.ts'
import { isJsonLog } from './json-log.ts'

const isSiteAddress = (text: string) => /^https?:\/\/[^\s\\/?#@]+\/?$/i.test(text) && URL.canParse(text)
/** The address in “Name <address>”, or a bare one. */
const addressIn = (sender: string): string => sender.replace(/^[^<>]*<(.+)>$/, '$1').trim()

/** The address of nobody: top-level domain `example` (RFC 2606). */
export const SAMPLE_SENDER = 'Portage <bonjour@portage.example>'

/** The one reader of the environment. Every variable is named in `.env.example`. */
const schema = z.object({
  APP_ROOT: z.string().default(process.cwd()),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce
    .number('must be a number from 0 to 65535')
    .int('must be a whole number')
    .min(0)
    .max(65_535)
    .default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+/, 'must start with postgres:// (or be left out for the embedded database)')
    // A URL without a host is for a socket.
    .refine(
      (url) => URL.canParse(url.replace('@/', '@localhost/')),
      'cannot be read: write # / : ? @ [ ] % of a password as %23 %2F %3A %3F %40 %5B %5D %25',
    )
    .optional(),
  DATA_DIR: z.string().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket: 3 to 63 small letters, digits, . and -')
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be the http or https address of the service' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{2,40}$/, 'must be a region, such as ca-central-1 (or auto, where the service has none)')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: z.stringbool().default(false),
  SITE_URL: z
    .string()
    .refine(
      isSiteAddress,
      'must be an http or https address without a path or password, such as https://shop.example.ca',
    )
    .optional(),
  ROLE: z.enum(['all', 'shop', 'admin']).default('all'),
  TRUST_PROXY: z.stringbool().default(false),
  MAX_CONNECTIONS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(16, 'must be 16 or more')
    .default(4000),
  MAX_CONNECTIONS_PER_ADDRESS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(8, 'must be 8 or more')
    .default(256),
  CACHE: z.enum(['pages', 'data', 'none']).default('pages'),
  CACHE_MB: z.coerce.number('must be a number').int('must be a whole number').min(8, 'must be 8 or more').default(128),
  DEFAULT_LANGUAGE: z.enum(locales).default('en'),
  TIME_ZONE: z.string().refine(isZone, 'must name a time zone, such as America/Toronto').default(SPECIFIED_ZONE),
  SEED: z.enum(['sample', 'none']).default('sample'),
  STAFF_SECOND_STEP: z.enum(secondStepRules).default('optional'),
  ADMIN_EMAIL: z.email().default('admin@portage.example'),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+/, 'must start with smtp:// or smtps:// (or be left out: mails are then stored as files)')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((sender) => z.email().safeParse(addressIn(sender)).success, 'must be an address, or Name <address>')
    .default(SAMPLE_SENDER),
  ALGOLIA_APP_ID: z
    .string()
    .regex(/^\w+$/, 'must be an application id (or be left out for the search engine inside)')
    .optional(),
  ALGOLIA_SEARCH_KEY: z.string().min(1).optional(),
  ALGOLIA_ADMIN_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z\d]+$/, 'must look like GTM-ABC1234')
    .optional(),
  ONETRUST_ID: z
    .string()
    .regex(/^[\w-]{8,60}$/, 'must be the id of a domain script')
    .optional(),
  CHATBOT: z.enum(['on', 'off']).default('on'),
  OFFLINE_PAGE: z.enum(['on', 'off']).default('on'),
  SUPPORT_EMAIL: z.email().optional(),
  ASSISTANT_URL: z.url({ protocol: /^https?$/ }).default('https://api.openai.com/v1'),
  ASSISTANT_API_KEY: z.string().min(1).optional(),
  ASSISTANT_MODEL: z.string().min(1).default('gpt-5-mini'),
  ASSISTANT_DAILY_TOKENS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .default(500_000),
  MAP_STYLE_URL: z
    .string()
    .regex(/^(https?:\/\/[^\s]+|\/[^\s/][^\s]*)$/, 'must be an address, or a path of this site')
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe (or be left out for the test gateway)')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a publishable key of Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of a Stripe webhook')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be the http or https address of a collector' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('portage'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be a number from 0 to 1').min(0).max(1).default(1),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters, without spaces')
    .optional(),
  LOG_FORMAT: z.enum(['json', 'text']).optional(),
  PAYLOAD_LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
  SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
})

export const variables: readonly string[] = Object.keys(schema.shape)

export type Env = z.infer<typeof schema> & {
  dataDir: string
  siteUrl: string
  postgres: boolean
  /** Whether lines of the log are JSON, for programs. */
  jsonLog: boolean
  /** The shop's own address, for a reader who needs a person. */
  office: string
  tracing: TracingSettings
  /** Where pictures and videos are stored; in DATA_DIR without it. */
  bucket: BucketSettings | undefined
  stripe: StripeKeys | undefined
  /** Takes what is paid from now on: of those whose keys are set the last of their names, or the embedded one. */
  gateway: GatewayName
}

export const isDev = (env: Pick<Env, 'NODE_ENV'>): boolean => env.NODE_ENV === 'development'

/** Validates `source`; throws one sentence per variable that is wrong. An empty variable counts as unset. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success)
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  const env = parsed.data
  if (env.ALGOLIA_APP_ID && !env.ALGOLIA_SEARCH_KEY)
    throw new Error('ALGOLIA_SEARCH_KEY: must be given with ALGOLIA_APP_ID, the key of its searches')
  if (env.ROLE !== 'all' && !env.DATABASE_URL)
    throw new Error(
      `DATABASE_URL: must be given with ROLE=${env.ROLE}, which shares one PostgreSQL with other processes`,
    )
  const stripe = stripeOf(env)
  const isSet: Record<GatewayName, boolean> = { test: true, stripe: stripe !== undefined }
  return {
    ...env,
    dataDir: path.resolve(env.APP_ROOT, env.DATA_DIR ?? '.data'),
    siteUrl: (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    postgres: env.DATABASE_URL !== undefined,
    jsonLog: isJsonLog(env),
    bucket: bucketOf(env),
    stripe,
    gateway: gatewayNames.findLast((name) => isSet[name]) ?? 'test',
    tracing: {
      endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
      service: env.OTEL_SERVICE_NAME,
      role: env.ROLE,
      share: env.OTEL_TRACES_SAMPLER_ARG,
    },
    office: env.SUPPORT_EMAIL ?? addressIn(env.MAIL_FROM),
  }
}

/** All of a bucket's settings or none: files half here and half there would be found by nobody. */
function bucketOf(env: z.infer<typeof schema>): BucketSettings | undefined {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  const given = { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  if (!allOrNone(given, 'a bucket needs all five, or none for the data folder')) return undefined
  return {
    name: given.S3_BUCKET,
    endpoint: given.S3_ENDPOINT,
    region: given.S3_REGION,
    accessKeyId: given.S3_ACCESS_KEY_ID,
    secretAccessKey: given.S3_SECRET_ACCESS_KEY,
    pathStyle: env.S3_PATH_STYLE,
  }
}

/** All of Stripe's keys or none: with some, orders would be placed by the test gateway, for nothing. */
function stripeOf(env: z.infer<typeof schema>): StripeKeys | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env
  const given = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET }
  if (!allOrNone(given, 'Stripe needs all three, or none for the test gateway')) return undefined
  const isLive = (key: string) => key.includes('_live_')
  if (isLive(given.STRIPE_SECRET_KEY) !== isLive(given.STRIPE_PUBLISHABLE_KEY))
    throw new Error(
      'STRIPE_PUBLISHABLE_KEY: must be live where STRIPE_SECRET_KEY is, and of the test mode where it is not',
    )
  return {
    secretKey: given.STRIPE_SECRET_KEY,
    publishableKey: given.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: given.STRIPE_WEBHOOK_SECRET,
  }
}

export const env = parseEnv(process.env)
