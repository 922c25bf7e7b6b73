import { AuthenticationError, Forbidden, type CollectionConfig } from 'payload'
import { isSecondStepRequired } from '../../domain/accounts/second-step.ts'
import { rowsOf, sql } from '../database/database.ts'
import { secondStepOf } from './second-step.ts'
import { passSecondStep, secondStepNeeded, type SecondStepOptions } from './second-step-sign-in.ts'
import { isStaffPassword, storedMember } from './staff-password.ts'
import { countStaffAttempt } from './staff-attempts.ts'

/**
 * Slows down who guesses passwords of the staff, by network and by account from one network: nobody can lock another
 * out. Known and unknown addresses are answered alike, after the same work. What the server itself does is not counted.
 * A session begins only once the second step is done, where there is to be one; a new password begins none.
 */
export const staffSignIn = (options: SecondStepOptions) =>
  ({
    beforeOperation: [
      async ({ args, operation, req }) => {
        if (operation === 'resetPassword') req.context.isReset = true
        if (operation !== 'login') return args
        const { email: given, password } = (args as { data?: { email?: unknown; password?: unknown } }).data ?? {}
        const email = typeof given === 'string' ? given.toLowerCase().trim() : ''
        const release = req.payloadAPI === 'local' ? undefined : await countStaffAttempt(req, email)
        const member = await storedMember(req, { email })
        const needed = member ? await secondStepNeeded(req, member, options.rule) : undefined
        if (!member && release) await isStaffPassword(undefined, password)
        // Payload refuses an empty password in its own words.
        if (!member || !needed || typeof password !== 'string' || password.trim() === '') {
          req.context.releaseSignIn = release
          return args
        }
        // Checked here, before Payload does it again: what writes cannot wait inside Payload's transaction, for whose
        // end the only writer of SQLite waits. A wrong one is as much work as that of nobody.
        if (!(await isStaffPassword(member, password))) throw new AuthenticationError(req.t)
        await release?.()
        req.context.recoveryCodes = await passSecondStep(req, member, needed, options)
        req.context.passedSecondStep = member.id
        return args
      },
    ],
    // Whatever way Payload comes to begin a session.
    beforeLogin: [
      async ({ req, user }) => {
        if (req.context.isReset || req.context.passedSecondStep === user.id) return
        if (await secondStepNeeded(req, user, options.rule)) throw new Forbidden(req.t)
      },
    ],
    afterLogin: [
      async ({ req, user }) => {
        // A member who chose a new password by mail signs in with it: a mailbox is not a second step.
        if (req.context.isReset)
          await rowsOf(
            req.payload,
            await req.transactionID,
          )(sql`delete from users_sessions where _parent_id = ${user.id}`)
        // Not waited for: the sign-in has a transaction, for whose end the only writer of SQLite waits.
        const release = req.context.releaseSignIn as (() => Promise<void>) | undefined
        void release?.().catch((error: unknown) => req.payload.logger.error(String(error)))
      },
    ],
    afterOperation: [
      ({ operation, req, result }) =>
        operation === 'login' && req.context.recoveryCodes
          ? { ...result, recoveryCodes: req.context.recoveryCodes }
          : result,
    ],
    // A session from before a second step was required opens nothing.
    afterRead: [
      async ({ doc, req }) =>
        doc.sessions?.length > 0 &&
        isSecondStepRequired(options.rule, doc.role) &&
        !(await secondStepOf(req.payload, doc.id, await req.transactionID))
          ? { ...doc, sessions: [] }
          : doc,
    ],
  }) satisfies CollectionConfig['hooks']
