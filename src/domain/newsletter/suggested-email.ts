/** Where most Canadians have their mailbox. The likelier of two comes first. */
const MAILBOXES = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.ca',
  'yahoo.com',
  'icloud.com',
  'videotron.ca',
  'bell.net',
  'sympatico.ca',
  'rogers.com',
  'shaw.ca',
  'telus.net',
  'live.ca',
]

/** One letter away from these, and domains of their own. */
const OTHERS = ['mail.com', 'email.com', 'ymail.com', 'cloud.com']

/** Shorter names, such as `shaw`, are one letter away from many: there only two letters changed round are a slip. */
const SHORTEST_NAME = 5

/** The address that was meant, where its domain is one slip of the finger from a common one; else undefined. */
export function suggestedEmail(typed: string): string | undefined {
  const [, local, written = ''] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(typed) ?? []
  const domain = written.toLowerCase()
  if (!local || MAILBOXES.includes(domain) || OTHERS.includes(domain)) return undefined
  const meant = MAILBOXES.find((mailbox) => isSlip(domain, mailbox))
  return meant && `${local}@${meant}`
}

/** One letter too many, too few or another, or two that changed places. */
function isSlip(typed: string, meant: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start++
  let end = 0
  while (end < Math.min(typed.length, meant.length) - start && typed.at(-1 - end) === meant.at(-1 - end)) end++
  const [was, is] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)]
  if (was.length === 2 && is.length === 2) return was[0] === is[1] && was[1] === is[0]
  return was.length <= 1 && is.length <= 1 && meant.indexOf('.') >= SHORTEST_NAME
}
