import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'

/** Where the shop under test stores its mails (no SMTP_URL). */
const folder = process.env.MAIL_DIR ?? '.data/mail'

/** The newest mail to an address whose text matches; waits for it. Returns the first group of the pattern. */
export async function fromMail(to: string, sought: RegExp): Promise<string> {
  let found: string | undefined
  await expect(() => {
    found = readdirSync(folder)
      .filter((file) => file.endsWith('.eml'))
      .toSorted()
      .toReversed()
      .slice(0, 40)
      .map((file) => decoded(readFileSync(path.join(folder, file), 'utf8')))
      .filter((text) => text.includes(`To: ${to}`))
      .map((text) => sought.exec(text)?.[1])
      .find((one) => one !== undefined)
    expect(found, `a mail to ${to} with ${sought}`).toBeDefined()
  }).toPass({ timeout: 15_000 })
  return found ?? ''
}

/** How many mails have gone to an address. */
export const mailsTo = (to: string): number =>
  readdirSync(folder).filter(
    (file) => file.endsWith('.eml') && readFileSync(path.join(folder, file), 'utf8').includes(`To: ${to}`),
  ).length

/** Quoted-printable and base64 parts as text: enough to find an address or a code. */
const decoded = (mail: string): string =>
  mail
    .replace(/Content-Transfer-Encoding: base64\r?\n(?:[^\r\n]+\r?\n)*\r?\n([A-Za-z0-9+/=\r\n]+)/g, (_, body: string) =>
      Buffer.from(body, 'base64').toString('utf8'),
    )
    .replace(/=\r?\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))
