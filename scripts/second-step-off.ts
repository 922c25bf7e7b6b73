import { readArguments } from './steps/arguments.ts'
import { openDatabase } from './steps/database.ts'
import { stop } from './steps/run.ts'

/**
 * Removes the second step at sign-in of a member of the staff who lost the telephone and the recovery codes, where no
 * administrator is left to do it in the admin. The password stays, and is needed as before.
 */
const { positionals } = readArguments({
  command: 'npm run second-step:off',
  form: 'EMAIL',
  says: 'Removes the second step at sign-in of this member of the staff; the password stays.',
  options: {},
  words: 1,
})
const email = positionals[0]?.toLowerCase().trim()
if (!email) stop('Say whose: npm run second-step:off -- name@example.ca')
const { payload, close } = await openDatabase({ needsShop: true })
const { endOtherSessions, removeSecondStep } = await import('../src/server/admin/second-step.ts')
const { noteSecondStep } = await import('../src/server/admin/staff-audit.ts')
const [member] = (await payload.find({ collection: 'users', where: { email: { equals: email } } })).docs
if (!member || !(await removeSecondStep(payload, member.id))) {
  console.error(`Nobody signs in as ${email} with a second step`)
  await close(1)
} else {
  await endOtherSessions(payload, member.id)
  await noteSecondStep({ payload, headers: new Headers() }, 'removed', member, 'npm run second-step:off')
  console.log(`The second step of ${email} is removed, and every session of it ended`)
  await close()
}
