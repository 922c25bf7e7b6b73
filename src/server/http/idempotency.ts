import { isoInstant } from '../../domain/time.ts'
import { sql, type Rows } from '../database/database.ts'
import { hashedToken } from './tokens.ts'

/** Milliseconds after which a write whose process died may be done again. */
const DONE_WITHIN = 60_000
/** Milliseconds for which an answer is stored. */
export const STORED_MS = 48 * 3_600_000

/** Of a write: its idempotency key and what was asked, each as its sum. */
export type KeyedWrite = { key: string; request: string }
export type Stored = { status: number; answer: string }
/** Still being done by whoever asked first, or the key was used for something else. */
export type KeyProblem = 'in-progress' | 'idempotency-key-reused'

/** The write of a caller: two that use the same key do not meet. */
export const writeOf = (caller: string, idempotencyKey: string, asked: readonly string[]): KeyedWrite => ({
  key: hashedToken(`${caller} ${idempotencyKey}`),
  request: hashedToken(asked.join('\n')),
})

/**
 * Does a write once for its key: asked for again it is answered as before. What failed for no reason of the caller's,
 * or came too often, may be asked again.
 */
export async function once(
  rows: Rows,
  write: KeyedWrite,
  now: number,
  run: () => Promise<Stored>,
): Promise<KeyProblem | (Stored & { isReplay: boolean })> {
  const begun = await beginWrite(rows, write, now)
  if (typeof begun === 'object') return { ...begun, isReplay: true }
  if (begun !== 'begun') return begun
  try {
    const done = await run()
    await (done.status >= 500 || done.status === 429 ? forgetWrite(rows, write) : endWrite(rows, write, done))
    return { ...done, isReplay: false }
  } catch (error) {
    await forgetWrite(rows, write)
    throw error
  }
}

/** `begun` is for whoever asks first. */
async function beginWrite(
  rows: Rows,
  { key, request }: KeyedWrite,
  now: number,
): Promise<'begun' | KeyProblem | Stored> {
  const at = isoInstant(now)
  const [begun] = await rows(
    sql`insert into api_requests (key, request, started_at, created_at, updated_at) values (${key}, ${request}, ${now}, ${at}, ${at}) on conflict (key) do nothing returning id`,
  )
  if (begun) return 'begun'
  const [there] = await rows<{ request: string; status: number | string | null; answer: string | null }>(
    sql`select request, status, answer from api_requests where key = ${key}`,
  )
  // Deleted in between: it failed, and may be asked again.
  if (!there) return 'in-progress'
  if (there.request !== request) return 'idempotency-key-reused'
  if (there.status !== null) return { status: Number(there.status), answer: there.answer ?? '' }
  const [taken] = await rows(
    sql`update api_requests set started_at = ${now}, updated_at = ${at} where key = ${key} and status is null and started_at < ${now - DONE_WITHIN} returning id`,
  )
  return taken ? 'begun' : 'in-progress'
}

async function endWrite(rows: Rows, { key }: KeyedWrite, { status, answer }: Stored): Promise<void> {
  await rows(sql`update api_requests set status = ${status}, answer = ${answer} where key = ${key} returning id`)
}

async function forgetWrite(rows: Rows, { key }: KeyedWrite): Promise<void> {
  await rows(sql`delete from api_requests where key = ${key} and status is null`)
}
