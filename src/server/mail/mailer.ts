import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import nodemailer from 'nodemailer'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Further header lines by name. */
  headers?: Record<string, string>
}

/** The one way a mail leaves the shop. */
export type Mailer = { send(mail: Mail): Promise<void> }
/** `check` fails while no mail can leave: the server is away, or refuses to sign the shop in. */
type CheckedMailer = Mailer & { check(): Promise<void> }

const LONGEST_CHECK_MS = 5000

type Options = { from: string; smtpUrl: string | undefined; folder: string }

/** By SMTP where a server is configured; else every mail is saved as a file that any mail program opens. */
export const mailer = ({ from, smtpUrl, folder }: Options): CheckedMailer =>
  smtpUrl ? smtpMailer(smtpUrl, from) : fileMailer(folder, from)

function smtpMailer(url: string, from: string): CheckedMailer {
  const transport = nodemailer.createTransport(url)
  const late = async () => {
    await setTimeout(LONGEST_CHECK_MS, undefined, { ref: false })
    throw new Error(`The mail server did not answer within ${LONGEST_CHECK_MS} ms`)
  }
  return {
    send: async (mail) => void (await transport.sendMail({ from, ...mail })),
    check: async () => void (await Promise.race([transport.verify(), late()])),
  }
}

function fileMailer(folder: string, from: string): CheckedMailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    check: async () => {},
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail })
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed as a whole')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(
        folder,
        `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`,
      )
      // A half-written mail must never be read.
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}
