import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import type { EmployeeState } from '../../domain/accounts/account-view.ts'
import type { Locale } from '../../domain/locale.ts'

const failed: AccountAnswer = { ok: false, reason: 'bad-request' }
const json = { 'content-type': 'application/json' }

/** Sends the form's data even if the page is left immediately; a network failure is reported as a refusal. */
export async function sendAccount(form: Record<string, unknown>, locale: Locale): Promise<AccountAnswer> {
  try {
    const answer = await fetch('/api/account', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ ...form, locale }),
      keepalive: true,
    })
    return answer.status === 429 ? { ok: false, reason: 'wait', seconds: 60 } : ((await answer.json()) as AccountAnswer)
  } catch {
    return failed
  }
}

/** The signed-in shopper, for the personal parts of public pages. */
export type WhoAmI =
  | { signedIn: false }
  | { signedIn: true; name: string; email: string; employee: EmployeeState; wishes: string[] }

export async function whoAmI(): Promise<WhoAmI> {
  const answer = await fetch('/api/account')
  if (!answer.ok) throw new Error(`The account answered ${answer.status}`)
  return (await answer.json()) as WhoAmI
}

/** A WebAuthn ceremony: the server's options, what the device makes of them, the server's answer. */
export async function runPasskey(use: 'sign-in' | 'add', locale: Locale, name = ''): Promise<AccountAnswer> {
  try {
    const asked = await fetch(`/api/account/passkey?use=${use}`)
    if (!asked.ok) return failed
    const options = (await asked.json()) as PublicKeyCredentialRequestOptionsJSON &
      PublicKeyCredentialCreationOptionsJSON
    const made =
      use === 'add'
        ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
        : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) })
    if (!made) return failed
    const answer = await fetch('/api/account/passkey', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ use, name, locale, signed: (made as PublicKeyCredential).toJSON() }),
    })
    return (await answer.json()) as AccountAnswer
  } catch (error) {
    // The browser's name for a device that has one of the account's keys already.
    if (error instanceof DOMException && error.name === 'InvalidStateError') return { ok: false, reason: 'has-passkey' }
    // The shopper closed the browser's window, or the device has no key.
    return failed
  }
}

export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
