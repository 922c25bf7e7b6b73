import { randomInt } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'
import { base32 } from '@better-auth/utils/base32'
import type { Payload } from 'payload'
import { encode } from 'uqr'
import {
  goodSteps,
  inGroups,
  readCode,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  recoveryAlphabet,
  type SetUp,
} from '../../domain/accounts/second-step.ts'
import { shopName } from '../../domain/shop-name.ts'
import { rowsOf, sql } from '../database/database.ts'
import { sameToken } from '../http/tokens.ts'
import { keyedHash, openText, sealText, type Seal } from './sealed-text.ts'

type Id = string | number
export type Member = { id: Id; email: string; name?: string | null; role?: string | null }
/** What is stored of a second step; the key is sealed, the codes are hashed. */
export type SecondStep = { secret: string; lastStep: number; recoveryCodes: string[]; since: string }

/** How long a set-up may take, in milliseconds. */
const SET_UP_MS = 15 * 60_000
/** Printable ASCII, since the library takes keys as text: twenty of 94 are 131 bits, and 32 letters to type. */
const [FIRST, LAST, KEY_LENGTH] = [0x21, 0x7e, 20]

const made = (length: number, one: () => string): string => Array.from({ length }, one).join('')
const sealFor = (payload: Payload, purpose: 'key' | 'set-up' | 'recovery', owner: Id): Seal => ({
  secret: payload.secret,
  purpose: `second step ${purpose}`,
  owner,
})

export async function secondStepOf(
  payload: Payload,
  id: Id,
  transactionId?: string | number | null,
): Promise<SecondStep | undefined> {
  const [row] = await rowsOf(
    payload,
    transactionId,
  )<{ secret: string; last_step: number | string; recovery_codes: string | null; created_at: string | Date }>(
    sql`select secret, last_step, recovery_codes, created_at from staff_second_steps where user_id = ${id}`,
  )
  return (
    row && {
      secret: row.secret,
      lastStep: Number(row.last_step),
      recoveryCodes: row.recovery_codes?.split(' ') ?? [],
      since: new Date(row.created_at).toISOString(),
    }
  )
}

/** A new key for an app. Nothing is stored until a code of it comes back with the ticket. */
export function beginSetUp(payload: Payload, { id, email }: Member, now: number): SetUp {
  const secret = made(KEY_LENGTH, () => String.fromCharCode(randomInt(FIRST, LAST + 1)))
  const link = createOTP(secret).url(shopName(), email)
  const { size, data } = encode(link, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return {
    ticket: sealText(sealFor(payload, 'set-up', id), JSON.stringify({ secret, until: now + SET_UP_MS })),
    key: inGroups(base32.encode(secret, { padding: false }), ' '),
    link,
    picture: { size, path },
  }
}

/** Stores the key of a ticket once a code of it is right; returns the recovery codes, to be shown this once. */
export async function finishSetUp(
  payload: Payload,
  { id }: Member,
  { ticket, code }: { ticket: string; code: unknown },
  now: number,
): Promise<{ ok: true; codes: string[] } | { ok: false; reason: 'expired' | 'wrong' }> {
  const opened = openText(sealFor(payload, 'set-up', id), ticket)
  const { secret, until } = JSON.parse(opened ?? '{"until":0}') as { secret: string; until: number }
  if (until < now) return { ok: false, reason: 'expired' }
  const given = readCode(code)
  const step = given?.kind === 'app' ? await stepOf(secret, given.code, goodSteps(now, 0)) : undefined
  if (step === undefined) return { ok: false, reason: 'wrong' }
  const { codes, hashes } = recoveryCodes(payload, id)
  const [sealed, at] = [sealText(sealFor(payload, 'key', id), secret), new Date(now).toISOString()]
  await rowsOf(payload)(
    sql`insert into staff_second_steps (user_id, secret, last_step, recovery_codes, created_at, updated_at) values (${id}, ${sealed}, ${step}, ${hashes}, ${at}, ${at})
      on conflict (user_id) do update set secret = ${sealed}, last_step = ${step}, recovery_codes = ${hashes}, created_at = ${at}, updated_at = ${at}`,
  )
  return { ok: true, codes }
}

/** Uses up a code of the app, or a recovery code. Of two that use one at once, one is refused. */
export async function useCode(
  payload: Payload,
  id: Id,
  typed: unknown,
  now: number,
): Promise<'app' | 'recovery' | undefined> {
  const [stored, given] = [await secondStepOf(payload, id), readCode(typed)]
  if (!stored || !given) return undefined
  const rows = rowsOf(payload)
  const at = new Date(now).toISOString()
  if (given.kind === 'app') {
    const secret = openText(sealFor(payload, 'key', id), stored.secret)
    const step = secret && (await stepOf(secret, given.code, goodSteps(now, stored.lastStep)))
    if (!step) return undefined
    const used = await rows(
      sql`update staff_second_steps set last_step = ${step}, updated_at = ${at} where user_id = ${id} and last_step < ${step} returning id`,
    )
    return used.length > 0 ? 'app' : undefined
  }
  const hash = keyedHash(sealFor(payload, 'recovery', id), given.code)
  if (!stored.recoveryCodes.some((each) => sameToken(hash, each))) return undefined
  const rest = stored.recoveryCodes.filter((each) => each !== hash).join(' ') || null
  const used = await rows(
    sql`update staff_second_steps set recovery_codes = ${rest}, updated_at = ${at} where user_id = ${id} and recovery_codes = ${stored.recoveryCodes.join(' ')} returning id`,
  )
  return used.length > 0 ? 'recovery' : undefined
}

/** Whether a second step was set up with another `SECRET` than that of now: no code of it is right any more. */
export async function isSealedOtherwise(payload: Payload, id: Id): Promise<boolean> {
  const stored = await secondStepOf(payload, id)
  return stored !== undefined && openText(sealFor(payload, 'key', id), stored.secret) === undefined
}

/** New recovery codes in place of those before; undefined where there is no second step. */
export async function renewRecoveryCodes(payload: Payload, id: Id, now: number): Promise<string[] | undefined> {
  const { codes, hashes } = recoveryCodes(payload, id)
  const renewed = await rowsOf(payload)(
    sql`update staff_second_steps set recovery_codes = ${hashes}, updated_at = ${new Date(now).toISOString()} where user_id = ${id} returning id`,
  )
  return renewed.length > 0 ? codes : undefined
}

/** Whether there was one. */
export const removeSecondStep = async (payload: Payload, id: Id): Promise<boolean> =>
  (await rowsOf(payload)(sql`delete from staff_second_steps where user_id = ${id} returning id`)).length > 0

/** Signs a member out everywhere but in the session that asks for it. */
export async function endOtherSessions(payload: Payload, id: Id, own?: string): Promise<void> {
  await rowsOf(payload)(sql`delete from users_sessions where _parent_id = ${id} and id <> ${own ?? ''}`)
}

function recoveryCodes(payload: Payload, id: Id): { codes: string[]; hashes: string } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    made(RECOVERY_LENGTH, () => recoveryAlphabet.charAt(randomInt(recoveryAlphabet.length))),
  )
  const seal = sealFor(payload, 'recovery', id)
  return {
    codes: codes.map((code) => inGroups(code, '-')),
    hashes: codes.map((code) => keyedHash(seal, code)).join(' '),
  }
}

/** The step that a code is of; every one is looked at, so that time says nothing. */
async function stepOf(secret: string, code: string, steps: number[]): Promise<number | undefined> {
  const right = await Promise.all(steps.map(async (step) => sameToken(code, await createOTP(secret).hotp(step))))
  return steps[right.indexOf(true)]
}
