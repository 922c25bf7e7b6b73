/** The longest address that mail can carry: RFC 5321, section 4.5.3.1, in characters. */
const LONGEST = 254

/**
 * An address as stored: trimmed, with the apostrophe of a typewriter where a phone writes the printer's, its domain in
 * lower case; undefined if it is not an address. Only the shape is checked: the confirmation e-mail proves that the
 * mailbox exists.
 */
export function emailAddress(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const plain = text.trim().replaceAll('’', "'")
  const [, local, domain] = /^([^\s@<>()[\]\\,;:"]{1,64})@([^\s@<>()[\]\\,;:"]+)$/.exec(plain) ?? []
  if (!local || !domain || !isDomain(domain) || local.startsWith('.') || local.endsWith('.') || local.includes('..'))
    return undefined
  const address = `${local}@${domain.toLowerCase()}`
  return address.length <= LONGEST ? address : undefined
}

const isDomain = (domain: string): boolean =>
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(domain)
