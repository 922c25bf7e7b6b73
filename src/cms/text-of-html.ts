/** What begins and ends a line of its own. */
const BLOCK = /^(?:p|div|ul|ol|li|h[1-6]|table|tr|blockquote|section|article|header|footer|dl|dt|dd|pre|hr|br)$/
const PARAGRAPH = /^(?:p|div|ul|ol|h[1-6]|table|blockquote|section|article|dl|pre|hr)$/
/** What is not read by people. */
const SILENT = /<(script|style|template|noscript|iframe|object|svg|head)\b[^]*?(?:<\/\1\s*>|$)/gi

const names: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  deg: '°',
  trade: '™',
  reg: '®',
  copy: '©',
  times: '×',
  frac12: '½',
  frac14: '¼',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  euml: 'ë',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  icirc: 'î',
  iuml: 'ï',
  ocirc: 'ô',
  ugrave: 'ù',
  ucirc: 'û',
  uuml: 'ü',
  oelig: 'œ',
  Eacute: 'É',
  Egrave: 'È',
  Agrave: 'À',
  Ccedil: 'Ç',
}

/**
 * The words of a piece of HTML as text: paragraphs behind an empty line, the items of lists behind bullets, no markup,
 * no scripts. What only looks like markup is left out, too.
 */
export function textOfHtml(html: string): string {
  let text = ''
  const words = html.replaceAll(/<!--[^]*?(?:-->|$)/g, '').replaceAll(SILENT, '')
  for (const piece of words.split(/(<[a-z/!?][^>]*>?)/i)) {
    const name = /^<\/?([a-z][a-z0-9]*)/i.exec(piece)?.[1]?.toLowerCase()
    if (name === undefined) text += /^<[/!?]/.test(piece) ? '' : decoded(piece).replaceAll(/[ \t\r\n]+/g, ' ')
    else if (PARAGRAPH.test(name)) text += '\n\n'
    else if (name === 'li' && !piece.startsWith('</')) text += '\n• '
    else if (BLOCK.test(name)) text += '\n'
    else if (/^t[dh]$/.test(name)) text += ' '
  }
  return text
    .split('\n')
    .map((line) => line.replaceAll(/ {2,}/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n+(?=• )/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/(?:^|\n)•(?=\n|$)/g, '')
    .trim()
}

const decoded = (text: string): string =>
  text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+\d*);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return names[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' '
  })
