import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What a text is sealed with and for: it opens for the same purpose and owner only. */
export type Seal = { secret: string; purpose: string; owner: string | number }

const [IV_BYTES, TAG_BYTES] = [12, 16]

const keyOf = ({ secret, purpose }: Pick<Seal, 'secret' | 'purpose'>): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `portage ${purpose}`, 32))

/** A text that the database, or a browser, may hold and not read (AES-256-GCM). */
export function sealText(seal: Seal, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(seal), iv).setAAD(Buffer.from(String(seal.owner)))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** The text; undefined where it was changed, or sealed by another secret, for another purpose or owner. */
export function openText(seal: Seal, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv('aes-256-gcm', keyOf(seal), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(String(seal.owner)))
    .setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

/** What is stored of a code that need not be read again: without the secret nobody can try codes against it. */
export const keyedHash = (seal: Seal, code: string): string =>
  createHmac('sha256', keyOf(seal)).update(`${seal.owner}\n${code}`).digest('base64url')
