import { accountMails } from './account-mail.ts'
import { farewell } from './note-farewell.ts'

type Options = Omit<Parameters<typeof accountMails>[0], 'localeOfAccount'>

/** Sends what `noteFarewell` noted. */
export async function farewellMail(options: Options, data: Record<string, unknown>): Promise<void> {
  const { at, underWay, ...to } = farewell.parse(data)
  await accountMails({ ...options, localeOfAccount: async () => to.locale }).accountDeleted(to, at, underWay)
}
