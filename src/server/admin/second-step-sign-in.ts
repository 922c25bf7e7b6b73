import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { localeOf } from '../../cms/locale-of.ts'
import { StaffRefusal } from '../../cms/staff-refusal.ts'
import { staffText, type StaffMessage } from '../../cms/staff-words.ts'
import { isSecondStepRequired, type SecondStepRule, type SecondStepWanted } from '../../domain/accounts/second-step.ts'
import type { NotifySecondStep } from '../mail/second-step-news.ts'
import {
  beginSetUp,
  endOtherSessions,
  finishSetUp,
  isSealedOtherwise,
  secondStepOf,
  useCode,
  type Member,
} from './second-step.ts'
import { noteSecondStep } from './staff-audit.ts'
import { countCodeAttempt } from './staff-attempts.ts'

export type SecondStepOptions = { rule: SecondStepRule; notify: NotifySecondStep }

const given = z.object({
  code: z.string().max(64).optional().catch(undefined),
  ticket: z.string().max(1000).optional().catch(undefined),
})

/** A code, a set-up, or nothing more than the password. */
export async function secondStepNeeded(
  req: PayloadRequest,
  { id, role }: Pick<Member, 'id' | 'role'>,
  rule: SecondStepRule,
): Promise<SecondStepWanted['secondStep'] | undefined> {
  if (await secondStepOf(req.payload, id, await req.transactionID)) return 'code'
  return isSecondStepRequired(rule, role) ? 'set-up' : undefined
}

/**
 * The second step of a sign-in whose password is right: refuses it until a code is right too. Who must have a second
 * step and has none gets the means to set one up with the refusal, and no session before it is done; the recovery codes
 * are returned then.
 */
export async function passSecondStep(
  req: PayloadRequest,
  member: Member,
  needed: SecondStepWanted['secondStep'],
  { notify }: SecondStepOptions,
): Promise<string[] | undefined> {
  const { code, ticket } = given.parse(req.data ?? {})
  if (!code || (needed === 'set-up' && !ticket))
    throw refusal(req, needed === 'code' ? 'second_step_wanted' : 'second_step_must', wanted(req, member, needed))
  const release = await countCodeAttempt(req, member.id)
  if (needed === 'set-up') {
    const done = await finishSetUp(req.payload, member, { ticket: ticket ?? '', code }, Date.now())
    if (!done.ok && done.reason === 'expired') throw refusal(req, 'second_step_expired', wanted(req, member, 'set-up'))
    if (!done.ok) throw refusal(req, 'second_step_wrong', { secondStep: 'set-up' })
    await release()
    // Those from before would open again with the new second step, which they never passed.
    await endOtherSessions(req.payload, member.id)
    await noteSecondStep(req, 'on', member)
    notify(req, member, 'on')
    return done.codes
  }
  const used = await useCode(req.payload, member.id, code, Date.now())
  if (!used && (await isSealedOtherwise(req.payload, member.id))) {
    await release()
    console.warn(
      `The second step of the staff member ${member.id} cannot be read: it was set up with another SECRET. Put that back, or remove the second step: npm run second-step:off -- EMAIL`,
    )
    throw refusal(req, 'second_step_unreadable', { secondStep: 'code' })
  }
  if (!used) {
    await noteSecondStep(req, 'wrong-code', member)
    throw refusal(req, 'second_step_wrong', { secondStep: 'code' })
  }
  await release()
  if (used === 'recovery') {
    await noteSecondStep(req, 'recovery-code-used', member)
    const left = (await secondStepOf(req.payload, member.id))?.recoveryCodes.length
    notify(req, member, 'recovery-code-used', { left })
  }
  return undefined
}

const wanted = (req: PayloadRequest, member: Member, secondStep: SecondStepWanted['secondStep']): SecondStepWanted =>
  secondStep === 'code' ? { secondStep } : { secondStep, setUp: beginSetUp(req.payload, member, Date.now()) }

/** A part of signing in, and no fault. */
const refusal = (req: PayloadRequest, word: StaffMessage, data: SecondStepWanted): StaffRefusal =>
  new StaffRefusal(staffText(localeOf(req), word), 401, data)
