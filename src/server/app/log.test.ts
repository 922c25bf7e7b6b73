import { format } from 'node:util'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { withPriority } from './journal.ts'
import { inRequest, jsonLines, logAsJson, logAsText } from './log.ts'

type Lines = Pick<Console, 'log' | 'info' | 'warn' | 'error'>
const logged = (write: (lines: Lines) => void) => {
  const written: string[] = []
  const target = { log() {}, info() {}, warn() {}, error() {} }
  logAsJson(target, { write: (line: string) => void written.push(line) })
  write(target)
  return written.map((line) => JSON.parse(line) as Record<string, unknown>)
}

const textOf = (write: (lines: Lines) => void) => {
  const written: string[] = []
  const add = (...words: unknown[]) => void written.push(format(...words))
  const target = { log: add, info: add, warn: add, error: add }
  logAsText(target)
  write(target)
  return written
}

test('what is written to the console is a line of JSON with its time and level', () => {
  const [opened, warned] = logged((lines) => {
    lines.log('Portage is open: %s', 'http://localhost')
    lines.warn('slow', { ms: 3 })
  })
  expect(opened).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    msg: 'Portage is open: http://localhost',
  })
  expect(warned).toMatchObject({ level: 'warn', msg: 'slow { ms: 3 }' })
})

test('in the journal of systemd each line has its priority before it', () => {
  const written: string[] = []
  const target: Lines = { log() {}, info() {}, warn() {}, error() {} }
  logAsJson(target, { write: (line: string) => void written.push(withPriority(line)) })
  target.error('failed')
  target.warn('slow')
  target.log('open')
  expect(written.map((line) => line.slice(0, 4))).toEqual(['<3>{', '<4>{', '<6>{'])
})

test('an error keeps its words and where it came from', () => {
  const [failed, alone] = logged((lines) => {
    lines.error('GET', '/en', new TypeError('no database'))
    lines.error(new Error('alone'))
  })
  const err = { type: 'TypeError', message: 'no database', stack: expect.stringContaining('log.test.ts') }
  expect(failed).toMatchObject({ level: 'error', msg: 'GET /en', err })
  expect(alone).toMatchObject({ msg: 'alone', err: { type: 'Error' } })
})

test.each([
  ['for programs', false],
  ['for people', true],
])('a query that failed is written without its values, %s', (_, isText) => {
  const refused = Object.assign(new Error('duplicate key value'), { detail: 'Key (email)=(jo@example.com) exists.' })
  const failed = Object.assign(
    new Error('Failed query: select * from "customers" where "email" = $1\nparams: jo@example.com,x\n    at y', {
      cause: refused,
    }),
    { params: ['jo@example.com'] },
  )
  const write = (lines: Lines) => {
    lines.error('POST', '/api/account', failed)
    lines.error(new Error('not signed in', { cause: failed }))
    lines.log(`a mail failed: ${String(failed)}`)
    lines.error(`a mail failed: ${String(new Error('Failed query: select $1\nparams: jo@example.com'))}`)
  }
  const written = isText ? textOf(write) : logged(write).map((line) => JSON.stringify(line))
  expect(written).toHaveLength(4)
  for (const line of written) expect(line).not.toContain('jo@example.com')
  for (const words of ['POST /api/account', 'Failed query: select * from', 'duplicate key value', 'log.test.ts'])
    expect(written[0]).toContain(words)
})

test.each([
  ['for programs', false],
  ['for people', true],
])('of what a library notes in an error there is what names the fault, never what was sent, %s', (_, isText) => {
  const sent = { request: { data: '{"query":"tentzz1"}', headers: { key: 'tentzz1' } } }
  const unreachable = Object.assign(new Error('Unreachable hosts'), { name: 'RetryError', stackTrace: [sent] })
  const declined = Object.assign(new Error('Your card was declined.'), {
    code: 'card_declined',
    statusCode: 402,
    requestId: 'req_1',
    raw: { email: 'tentzz1' },
    status: sent,
    cause: unreachable,
  })
  const all = Object.assign(new Error('a letter'), { errors: [declined], rejected: ['tentzz1'] })
  const write = (lines: Lines) => {
    lines.warn('search', unreachable)
    lines.error(declined)
    lines.error(all)
  }
  const written = isText ? textOf(write) : logged(write).map((line) => JSON.stringify(line))
  expect(written).toHaveLength(3)
  for (const line of written) expect(line).not.toContain('tentzz1')
  expect(written[0]).toContain('Unreachable hosts')
  for (const words of ['card_declined', '402', 'req_1', 'log.test.ts']) expect(written[1]).toContain(words)
  // Whoever answers with them has them still.
  expect([unreachable.stackTrace, declined.raw]).toEqual([[sent], { email: 'tentzz1' }])
})

test('of a failed migration there are its beginning and the reason', () => {
  const query = `CREATE TYPE "_locales"; ${'CREATE TABLE '.repeat(10_000)}`
  const reason = new Error('permission denied for schema public')
  const err = Object.assign(new Error(`Failed query: ${query}\nparams: `, { cause: reason }), { query, params: [] })
  const written: string[] = []
  const logger = pino(jsonLines('warn'), { write: (line: string) => void written.push(line) })
  logger.error({ err, msg: `Error running migration first ${err.message}.` })
  expect(written).toHaveLength(1)
  for (const words of ['migration first Failed query: CREATE TYPE', 'permission denied for schema public'])
    expect(written[0]).toContain(words)
  expect(written[0]?.length).toBeLessThan(8000)
})

test('each line of a request has its id, later ones too, and no other has', async () => {
  const lines = await new Promise<Record<string, unknown>[]>((resolve) => {
    const written: string[] = []
    const target: Lines = { log() {}, info() {}, warn() {}, error() {} }
    logAsJson(target, { write: (line: string) => void written.push(line) })
    inRequest('abc-1', () => {
      target.log('now')
      setTimeout(() => {
        target.log('later')
        resolve(written.map((line) => JSON.parse(line) as Record<string, unknown>))
      })
    })
    target.log('outside')
  })
  expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ['now', 'abc-1'],
    ['outside', undefined],
    ['later', 'abc-1'],
  ])
})
