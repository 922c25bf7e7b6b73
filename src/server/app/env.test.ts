import path from 'node:path'
import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'

test('nothing set is a shop on the embedded database', () =>
  expect(parseEnv({ APP_ROOT: '/srv/shop' })).toMatchObject({
    APP_ROOT: '/srv/shop',
    NODE_ENV: 'development',
    PORT: 3000,
    HOST: '0.0.0.0',
    ROLE: 'all',
    TRUST_PROXY: false,
    CACHE: 'pages',
    dataDir: '/srv/shop/.data',
    siteUrl: 'http://localhost:3000',
    postgres: false,
  }))

const bucket = {
  S3_BUCKET: 'portage-media',
  S3_ENDPOINT: 'https://s3.example.ca/',
  S3_REGION: 'ca-central-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
}

test.each([
  [{}, { stripe: undefined, gateway: 'test' }],
  [
    stripe,
    {
      stripe: { secretKey: 'sk_live_abc', publishableKey: 'pk_live_abc', webhookSecret: 'whsec_abc' },
      gateway: 'stripe',
    },
  ],
  [{}, { bucket: undefined, tracing: { endpoint: undefined, service: 'portage', role: 'all', share: 1 } }],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_TRACES_SAMPLER_ARG: '0.1' },
    { tracing: { endpoint: 'http://127.0.0.1:4318', share: 0.1 } },
  ],
  [
    bucket,
    { bucket: { name: 'portage-media', endpoint: 'https://s3.example.ca', region: 'ca-central-1', pathStyle: false } },
  ],
  [
    { ...bucket, S3_PATH_STYLE: 'true' },
    { bucket: { accessKeyId: 'key', secretAccessKey: 'secret', pathStyle: true } },
  ],
  [{ PORT: '8080' }, { PORT: 8080, siteUrl: 'http://localhost:8080' }],
  [{}, { office: 'bonjour@portage.example' }],
  [{ MAIL_FROM: 'shop@portage.example' }, { office: 'shop@portage.example' }],
  [{ MAIL_FROM: '"Portage, Québec" <shop@portage.example>' }, { office: 'shop@portage.example' }],
  [{ SUPPORT_EMAIL: 'help@portage.example' }, { office: 'help@portage.example' }],
  [{ SITE_URL: 'https://portage.example/' }, { siteUrl: 'https://portage.example' }],
  [{ SITE_URL: 'http://127.0.0.1:3000' }, { siteUrl: 'http://127.0.0.1:3000' }],
  [{ APP_ROOT: '/srv', DATA_DIR: 'data' }, { dataDir: path.resolve('/srv/data') }],
  [{ APP_ROOT: '/srv', DATA_DIR: '/var/portage' }, { dataDir: '/var/portage' }],
  [{ DATABASE_URL: 'postgres://u:p@db/portage' }, { postgres: true }],
  [{ DATABASE_URL: 'postgresql://db/portage' }, { postgres: true }],
  [{ DATABASE_URL: 'postgres://u:p%40ss%3Aw%2Frd%231@db/portage' }, { postgres: true }],
  [{ DATABASE_URL: 'postgres://u:p@/portage?host=/var/run/postgresql' }, { postgres: true }],
  [{ DATABASE_URL: '' }, { postgres: false }],
  [{ TRUST_PROXY: 'true' }, { TRUST_PROXY: true }],
  [{ TRUST_PROXY: '0' }, { TRUST_PROXY: false }],
  [
    { ROLE: 'shop', DATABASE_URL: 'postgres://db/portage', CACHE: 'none' },
    { ROLE: 'shop', CACHE: 'none' },
  ],
  [{ NOBODY_KNOWS: 'x' }, { PORT: 3000 }],
])('%j gives %j', (source, expected) => expect(parseEnv(source)).toMatchObject(expected))

test.each([
  [{ PORT: 'eighty' }, /^PORT: /],
  [{ PORT: '70000' }, /^PORT: /],
  [{ PORT: '80.5' }, /^PORT: /],
  [{ PORT: '-1' }, /^PORT: /],
  [
    { DATABASE_URL: 'mysql://db/portage' },
    /^DATABASE_URL: must start with postgres:\/\/ \(or be left out for the embedded database\)$/,
  ],
  [{ DATABASE_URL: 'postgres://' }, /^DATABASE_URL: /],
  [{ DATABASE_URL: 'postgres://u:p@ss:w/rd#1@db/portage' }, /^DATABASE_URL: cannot be read: write # .+ as %23/],
  [{ SITE_URL: 'portage.example' }, /^SITE_URL: /],
  [{ SITE_URL: 'ftp://portage.example' }, /^SITE_URL: /],
  ...[
    'http://x/shop',
    'https://a:b@x.ca',
    'https://x.ca/?from=mail',
    'https://x.ca#top',
    'https://x.ca?',
    'https://x.ca:port',
    'https://',
  ].map((SITE_URL): [Record<string, string>, RegExp] => [
    { SITE_URL },
    /^SITE_URL: must be an http or https address without a path or password, such as https:\/\/shop\.example\.ca$/,
  ]),
  [{ MAIL_FROM: 'Portage' }, /^MAIL_FROM: must be an address, or Name <address>$/],
  [{ MAIL_FROM: 'Portage <bonjour>' }, /^MAIL_FROM: must be an address, or Name <address>$/],
  [{ MAX_CONNECTIONS: '3' }, /^MAX_CONNECTIONS: must be 16 or more$/],
  [{ MAX_CONNECTIONS: 'many' }, /^MAX_CONNECTIONS: must be a number$/],
  [{ MAX_CONNECTIONS: '20.5' }, /^MAX_CONNECTIONS: must be a whole number$/],
  [{ MAX_CONNECTIONS_PER_ADDRESS: '1' }, /^MAX_CONNECTIONS_PER_ADDRESS: must be 8 or more$/],
  [{ CACHE_MB: '1' }, /^CACHE_MB: must be 8 or more$/],
  [{ ASSISTANT_DAILY_TOKENS: '-1' }, /^ASSISTANT_DAILY_TOKENS: must be 0 or more$/],
  [{ ROLE: 'everything' }, /^ROLE: /],
  [{ ROLE: 'shop', DATABASE_URL: '' }, /^DATABASE_URL: must be given with ROLE=shop, which shares one PostgreSQL/],
  [{ ROLE: 'admin' }, /^DATABASE_URL: must be given with ROLE=admin,/],
  [{ TRUST_PROXY: 'perhaps' }, /^TRUST_PROXY: /],
  [{ CACHE: 'all' }, /^CACHE: /],
  [{ SECRET: 'short' }, /^SECRET: must have at least 16 characters$/],
  [{ NODE_ENV: 'staging' }, /^NODE_ENV: /],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' },
    /^OTEL_EXPORTER_OTLP_ENDPOINT: must be the http or https address/,
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /^OTEL_TRACES_SAMPLER_ARG: /],
  [{ ...bucket, S3_SECRET_ACCESS_KEY: '' }, /^S3_SECRET_ACCESS_KEY: must be given too/],
  [{ S3_BUCKET: 'portage-media', S3_REGION: 'auto' }, /^S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: must be/],
  [{ STRIPE_SECRET_KEY: 'sk_live_abc' }, /^STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET: must be given too \(Stripe/],
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: '' }, /^STRIPE_WEBHOOK_SECRET: must be given too/],
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' }, /^STRIPE_PUBLISHABLE_KEY: must be live where/],
  [{ ...bucket, S3_BUCKET: 'My pictures' }, /^S3_BUCKET: must be the name of a bucket/],
  [{ ...bucket, S3_ENDPOINT: 's3.example.ca' }, /^S3_ENDPOINT: must be the http or https address of the service$/],
])('%j is refused by its name', (source, sentence) => expect(() => parseEnv(source)).toThrow(sentence))

test('all errors are reported at once, a line each', () =>
  expect(() => parseEnv({ PORT: 'x', ROLE: 'y', SECRET: 'z' })).toThrow(/^PORT: .+\nROLE: .+\nSECRET: .+$/))
