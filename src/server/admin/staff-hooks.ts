import type { CollectionConfig } from 'payload'
import { accountNews } from '../mail/staff-account-news.ts'
import { invitation } from '../mail/staff-invitation.ts'
import { auditStaff } from './audit-staff.ts'
import { contentInOwnLanguage } from './content-language.ts'
import { forgetNewPassword, noteNewPassword } from './new-passwords.ts'
import { staffPasswordRule } from './password-rule.ts'
import { presentPassword } from './present-password.ts'
import type { SecondStepOptions } from './second-step-sign-in.ts'
import { staffMailLimit } from './staff-mail-limit.ts'
import { staffSignIn } from './staff-sign-in.ts'

type Settings = { siteUrl: string; office: string; secondStep: SecondStepOptions }

/** What a change of an account of the staff, and a sign-in, do. */
export function staffHooks({ siteUrl, office, secondStep }: Settings) {
  const [news, signIn, audit] = [accountNews(siteUrl, office), staffSignIn(secondStep), auditStaff()]
  const invited = invitation(siteUrl)
  return {
    ...signIn,
    beforeChange: [noteNewPassword, ...invited.beforeChange],
    afterChange: [...news.afterChange, ...invited.afterChange, ...audit.afterChange, forgetNewPassword],
    afterDelete: audit.afterDelete,
    afterLogin: [...signIn.afterLogin, ...audit.afterLogin, contentInOwnLanguage],
    beforeOperation: [staffMailLimit(), ...signIn.beforeOperation, staffPasswordRule, presentPassword()],
    afterOperation: [...news.afterOperation, ...audit.afterOperation, ...signIn.afterOperation],
  } satisfies CollectionConfig['hooks']
}
