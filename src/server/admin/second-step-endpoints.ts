import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { staffText, type StaffMessage } from '../../cms/staff-words.ts'
import { isSecondStepRequired, type SecondStepState } from '../../domain/accounts/second-step.ts'
import {
  beginSetUp,
  endOtherSessions,
  finishSetUp,
  removeSecondStep,
  renewRecoveryCodes,
  secondStepOf,
  type Member,
} from './second-step.ts'
import type { SecondStepOptions } from './second-step-sign-in.ts'
import { noteSecondStep } from './staff-audit.ts'
import { isStaffPassword, storedMember } from './staff-password.ts'
import { countStaffAttempt } from './staff-attempts.ts'

type Stored = Member & { hash?: string | null; salt?: string | null }
/** Ends a request with a refusal: a reason's words and its status. */
class Refused extends Error {
  constructor(
    readonly status: number,
    readonly word: StaffMessage,
  ) {
    super(word)
  }
}

const password = z.string().min(1).max(1000)
const withPassword = z.object({ password })
const confirmed = z.object({ password, code: z.string().max(64), ticket: z.string().max(1000) })

/**
 * The second step of the staff, under `/admin/api/users`: everybody's own, and `remove` for administrators, of a
 * colleague who lost the telephone. Every change asks for the present password, counted like one at sign-in; it is
 * noted, and the member is notified by mail.
 */
export function secondStepEndpoints({ rule, notify }: SecondStepOptions): Omit<Endpoint, 'root'>[] {
  const state = async (req: PayloadRequest): Promise<Response> => {
    const id = String(req.routeParams?.id)
    const own = req.user !== null && id === String(req.user?.id)
    if (!own && !allowed(roleOf(req.user), 'users', 'update')) throw new Refused(403, 'second_step_forbidden')
    const member = await storedMember(req, { id })
    if (!member) throw new Refused(404, 'second_step_unknown')
    const stored = await secondStepOf(req.payload, member.id)
    const answer: SecondStepState = { on: stored !== undefined, own, required: isSecondStepRequired(rule, member.role) }
    return json(own && stored ? { ...answer, since: stored.since, codesLeft: stored.recoveryCodes.length } : answer)
  }

  const start = async (req: PayloadRequest): Promise<Response> =>
    json(beginSetUp(req.payload, await ownMember(req), Date.now()))

  const confirm = async (req: PayloadRequest): Promise<Response> => {
    const member = await ownMember(req)
    const given = await read(req, confirmed)
    await checkPassword(req, member, given.password)
    const done = await finishSetUp(req.payload, member, given, Date.now())
    if (!done.ok) throw new Refused(409, done.reason === 'wrong' ? 'second_step_wrong' : 'second_step_expired')
    await endOtherSessions(req.payload, member.id, sessionOf(req))
    await noteSecondStep(req, 'on', member)
    notify(req, member, 'on')
    return json({ codes: done.codes })
  }

  const recoveryCodes = async (req: PayloadRequest): Promise<Response> => {
    const member = await ownMember(req)
    await checkPassword(req, member, (await read(req, withPassword)).password)
    const codes = await renewRecoveryCodes(req.payload, member.id, Date.now())
    if (!codes) throw new Refused(409, 'second_step_none')
    await noteSecondStep(req, 'new-recovery-codes', member)
    notify(req, member, 'new-recovery-codes')
    return json({ codes })
  }

  const off = async (req: PayloadRequest): Promise<Response> => {
    const member = await ownMember(req)
    await checkPassword(req, member, (await read(req, withPassword)).password)
    if (isSecondStepRequired(rule, member.role)) throw new Refused(409, 'second_step_needed')
    if (!(await removeSecondStep(req.payload, member.id))) throw new Refused(409, 'second_step_none')
    await noteSecondStep(req, 'off', member)
    notify(req, member, 'off')
    return json({ ok: true })
  }

  const remove = async (req: PayloadRequest): Promise<Response> => {
    if (!allowed(roleOf(req.user), 'users', 'update')) throw new Refused(403, 'second_step_forbidden')
    const administrator = await ownMember(req)
    const given = await read(req, withPassword)
    const member = await storedMember(req, { id: String(req.routeParams?.id) })
    if (!member) throw new Refused(404, 'second_step_unknown')
    await checkPassword(req, administrator, given.password)
    if (!(await removeSecondStep(req.payload, member.id))) throw new Refused(409, 'second_step_none')
    await endOtherSessions(req.payload, member.id)
    await noteSecondStep(req, 'removed', member, administrator.email)
    notify(req, member, 'removed', { by: administrator.email })
    return json({ ok: true })
  }

  return [
    { path: '/:id/second-step', method: 'get', handler: answered(state) },
    { path: '/:id/second-step/remove', method: 'post', handler: answered(remove) },
    { path: '/second-step/start', method: 'post', handler: answered(start) },
    { path: '/second-step/confirm', method: 'post', handler: answered(confirm) },
    { path: '/second-step/recovery-codes', method: 'post', handler: answered(recoveryCodes) },
    { path: '/second-step/off', method: 'post', handler: answered(off) },
  ]
}

const answered =
  (handle: (req: PayloadRequest) => Promise<Response>): Endpoint['handler'] =>
  async (req) => {
    try {
      return await handle(req)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const message = staffText(localeOf(req), error.word)
      return Response.json({ errors: [{ message }] }, { status: error.status })
    }
  }

const sessionOf = ({ user }: PayloadRequest): string | undefined =>
  user && '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined

const json = (body: object): Response => Response.json(body, { headers: { 'cache-control': 'no-store' } })

async function read<T>(req: PayloadRequest, shape: z.ZodType<T>): Promise<T> {
  await addDataAndFileToRequest(req)
  const { data } = shape.safeParse(req.data)
  if (!data) throw new Refused(400, 'second_step_incomplete')
  return data
}

async function ownMember(req: PayloadRequest): Promise<Stored> {
  const member = req.user ? await storedMember(req, { id: req.user.id }) : null
  if (!member) throw new Refused(403, 'second_step_forbidden')
  return member
}

async function checkPassword(req: PayloadRequest, member: Stored, given: string): Promise<void> {
  const release = await countStaffAttempt(req, member.email)
  if (!(await isStaffPassword(member, given))) throw new Refused(403, 'second_step_password')
  await release()
}
