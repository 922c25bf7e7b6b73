/** A stored mail, parsed for the admin. */
export type StoredMail = { to: string; subject: string; date: string; text: string; html: string }

/** Reads a mail as our own mailer writes it: headers, and one part of plain text and one of HTML. */
export function readMail(eml: string): StoredMail {
  const { headers, body } = split(eml)
  const parts = partsOf(headers, body)
  const of = (type: string) => parts.find((part) => part.type.startsWith(type))?.text ?? ''
  return {
    to: words(headers.get('to')),
    subject: words(headers.get('subject')),
    date: headers.get('date') ?? '',
    text: of('text/plain'),
    html: of('text/html'),
  }
}

type Part = { type: string; text: string }

function partsOf(headers: Map<string, string>, body: string): Part[] {
  const type = headers.get('content-type') ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1]
  if (!boundary)
    return [{ type: type.toLowerCase(), text: decoded(body, headers.get('content-transfer-encoding') ?? '7bit') }]
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((piece) => {
      const inner = split(piece.replace(/^\r?\n/, ''))
      return partsOf(inner.headers, inner.body)
    })
}

function split(text: string): { headers: Map<string, string>; body: string } {
  const lines = text.replaceAll('\r\n', '\n')
  const end = lines.indexOf('\n\n')
  const head = lines.slice(0, end < 0 ? undefined : end).replaceAll(/\n[ \t]+/g, ' ')
  return {
    headers: new Map(
      head
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    ),
    body: end < 0 ? '' : lines.slice(end + 2),
  }
}

function decoded(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8')
  return /quoted-printable/i.test(encoding) ? quoted(body.replaceAll(/=\n/g, '')).toString('utf8') : body
}

const quoted = (text: string): Buffer =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

/** RFC 2047: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`, several in a row where the line was long. */
const words = (header = ''): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      (/b/i.test(kind) ? Buffer.from(text, 'base64') : quoted(text.replaceAll('_', ' '))).toString('utf8'),
    )
