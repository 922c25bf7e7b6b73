/**
 * The mailbox of an e-mail address, to count uses of a code by: `maude+noel@example.com` arrives where
 * `maude@example.com` does, and Gmail reads a name without its dots. For comparing alone; mail goes where the shopper
 * says.
 */
export function shopperOf(email: string): string {
  const plain = email.trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  const [local, domain] = [plain.slice(0, at), plain.slice(at + 1)]
  const untagged = local.replace(/(?<=.)\+.*$/, '')
  return isGmail(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}

const isGmail = (domain: string): boolean => domain === 'gmail.com' || domain === 'googlemail.com'
