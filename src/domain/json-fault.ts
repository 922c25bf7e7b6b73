const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?))/y

/** What may come next; in an empty object or list its end, too. */
type Wanted = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'next' | 'end'

/**
 * Where a text stops being JSON, from line 1 and column 1; undefined where it is JSON. What `JSON.parse` throws names a
 * position in some of its messages only.
 */
export function jsonFault(text: string): { line: number; column: number } | undefined {
  const open: string[] = []
  let [wanted, at]: [Wanted, number] = ['value', 0]
  for (;;) {
    TOKEN.lastIndex = at
    const [all = '', mark, words, value] = TOKEN.exec(text) ?? []
    const after: Wanted | '' | undefined = all && afterToken(wanted, open, mark ?? (words ? '"' : value && '0'))
    if (!after) break
    wanted = after
    at += all.length
  }
  const fault = at + (/^[ \t\r\n]*/.exec(text.slice(at))?.[0].length ?? 0)
  if (wanted === 'end' && fault === text.length) return undefined
  const lines = text.slice(0, fault).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

function afterToken(wanted: Wanted, open: string[], token = ''): Wanted | undefined {
  const isValue = wanted === 'value' || wanted === 'firstValue'
  if (isValue && (token === '"' || token === '0')) return open.length > 0 ? 'next' : 'end'
  if (isValue && (token === '{' || token === '[')) {
    open.push(token)
    return token === '{' ? 'firstKey' : 'firstValue'
  }
  if ((wanted === 'key' || wanted === 'firstKey') && token === '"') return 'colon'
  if (wanted === 'colon') return token === ':' ? 'value' : undefined
  const inside = open.at(-1)
  if (wanted === 'next' && token === ',') return inside === '{' ? 'key' : 'value'
  const mayClose = wanted === 'next' || wanted === (inside === '{' ? 'firstKey' : 'firstValue')
  if (!mayClose || token !== (inside === '{' ? '}' : ']')) return undefined
  open.pop()
  return open.length > 0 ? 'next' : 'end'
}
