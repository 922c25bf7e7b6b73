import type { To, AccountMails } from './account-mails.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { emailOTP } from 'better-auth/plugins/email-otp'
import type { Payload } from 'payload'
import {
  CODE_MINUTES,
  LINK_HOURS,
  LONGEST_PASSWORD,
  SESSION_DAYS,
  SHORTEST_PASSWORD,
} from '../../domain/accounts/account-rules.ts'
import { shopName } from '../../domain/shop-name.ts'
import { localeOr } from '../../domain/locale.ts'
import { emailChangeOf } from './account-mail.ts'
import { ADDRESS_HEADER } from '../http/network.ts'
import { authAdapter } from './auth-adapter.ts'
import { isHttps } from '../http/same-origin.ts'

/**
 * Cookies of the library: `portage.session_token`, `portage.dont_remember`, `portage.passkey`; `__Secure-` before them
 * on HTTPS.
 */
export const COOKIE_PREFIX = 'portage'

/** Whose password is set anew by a link: the library's answer does not say. */
export const passwordReset = new AsyncLocalStorage<{ customer?: string }>()

/** Where whoever signs up was going: the library hands nothing on to the mail. */
export const signUp = new AsyncLocalStorage<string | undefined>()

type Options = {
  payload: Payload
  siteUrl: string
  mails: AccountMails
  /** Sends without being waited for, and logs what fails: the library would swallow it. */
  later(mail: Promise<unknown>): void
}

/** Without the name until the address is confirmed: anybody may have typed it, to write to a stranger by our mails. */
const person = (user: { email: string; name: string; emailVerified: boolean }): To => ({
  email: user.email,
  name: user.emailVerified ? user.name : '',
  locale: localeOr((user as { locale?: unknown }).locale),
})

/**
 * Sessions, passwords, codes and passkeys of customers (decision 0019). Only our own code calls it; its own endpoints
 * are not served.
 */
export function customerAuth({ payload, siteUrl, mails, later }: Options) {
  return betterAuth({
    appName: 'Portage',
    baseURL: siteUrl,
    basePath: '/api/account',
    secret: payload.secret,
    database: authAdapter(payload),
    telemetry: { enabled: false },
    // What it would log, such as unknown addresses, is personal; failures are thrown.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    user: {
      changeEmail: { enabled: true },
      additionalFields: {
        locale: { type: 'string', required: true, defaultValue: 'en' },
        favouriteStore: { type: 'string', required: false },
        employeePrices: { type: 'boolean', required: true, defaultValue: false, input: false },
      },
    },
    session: { expiresIn: SESSION_DAYS * 86_400, updateAge: 86_400, freshAge: 0 },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      resetPasswordTokenExpiresIn: LINK_HOURS * 3600,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => later(mails.newPassword(person(user), token)),
      onExistingUserSignUp: async ({ user }) => later(mails.alreadyRegistered(person(user))),
      onPasswordReset: async ({ user }) => {
        const reset = passwordReset.getStore()
        if (reset) reset.customer = user.id
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      expiresIn: LINK_HOURS * 3600,
      autoSignInAfterVerification: true,
      sendVerificationEmail: async ({ user, token }) =>
        later(
          emailChangeOf(token)
            ? mails.newEmail(person(user), token)
            : mails.confirm(person(user), token, signUp.getStore()),
        ),
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: isHttps(siteUrl),
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: CODE_MINUTES * 60,
        allowedAttempts: 3,
        disableSignUp: true,
        storeOTP: 'hashed',
        sendVerificationOTP: async ({ email, otp }) => later(mails.code(email, otp)),
      }),
      passkey({
        rpID: new URL(siteUrl).hostname,
        rpName: shopName(),
        origin: siteUrl,
        advanced: { webAuthnChallengeCookie: `${COOKIE_PREFIX}.passkey` },
        schema: { passkey: { fields: { credentialID: 'credentialId' } } },
      }),
    ],
  })
}

export type CustomerAuth = ReturnType<typeof customerAuth>
