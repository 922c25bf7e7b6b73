import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
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

type Options = { from: string; smtpUrl: string | undefined; folder: string }

/** By SMTP where a server is configured; else every mail is saved as a file that any mail program opens. */
export const mailer = ({ from, smtpUrl, folder }: Options): Mailer =>
  smtpUrl ? smtpMailer(smtpUrl, from) : fileMailer(folder, from)

function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url)
  return { send: async (mail) => void (await transport.sendMail({ from, ...mail })) }
}

function fileMailer(folder: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
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
